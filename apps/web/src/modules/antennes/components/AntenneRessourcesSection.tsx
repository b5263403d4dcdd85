import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { listeRessources, RessourceCards, ressourcesQuery } from '#modules/ressources/ressources.public.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './AntenneAside.module.css'

/** Number of resources beside the overview. */
const APERCU = 2

/** The newest resources kept for a branch; nothing for those who may not read them. */
export const AntenneRessourcesSection = ({ id }: { readonly id: TerritoireId }) => {
  const { ressources } = useSuspenseQuery(ressourcesQuery({ territoire: id })).data
  if (ressources.length === 0) return null
  return (
    <section aria-labelledby="ressources">
      <div className="section__head">
        <h2 id="ressources" className={styles.heading}>
          Ressources
        </h2>
        <Link to={listeRessources.href(undefined, { territoire: id })} standalone>
          Tout voir<span className="sr-only">&nbsp;: ressources de l’antenne</span>
        </Link>
      </div>
      <RessourceCards ressources={ressources.slice(0, APERCU)} columns={1} isShort />
    </section>
  )
}
