import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { annuaireQuery } from '../adherentes.api.ts'
import type { LigneDepartement } from '../departements.ts'
import { liste } from '../liste.ts'
import { MembreCards } from './MembreCards.tsx'
import styles from './ReseauMap.module.css'

const MONTREES = 3

/** A few members of the selected department, under the map. */
export const DepartementMembresList = ({ departement }: { readonly departement: LigneDepartement }) => {
  const { code, nom } = departement
  const { adherentes } = useSuspenseQuery(annuaireQuery({ departement: code }, 1)).data
  if (adherentes.length === 0) return null
  return (
    <section className={styles.members} aria-labelledby="membres-departement">
      <div className="section__head">
        <h2 id="membres-departement">{nom}</h2>
        <Link to={liste.href(undefined, { departement: code })} standalone>
          Voir toutes les membres
        </Link>
      </div>
      <MembreCards membres={adherentes.slice(0, MONTREES)} columns={3} />
    </section>
  )
}
