import type { DetailTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { nbMembresOf } from '#modules/adherentes/adherentes.public.tsx'
import { Plate } from '#ui/Plate.tsx'
import { Tag } from '#ui/Tag.tsx'
import { presentationOf } from '../description.ts'
import { illustrationOf } from '../paysages.ts'
import { STATUTS } from '../statuts.ts'
import styles from './Couverture.module.css'

/** The top of a branch's page: its picture, its name, and the page's title. */
export const Couverture = ({ antenne }: { readonly antenne: DetailTerritoire }) => {
  const { nom, region, departements, statut, nbAdherentes, description } = antenne
  const { src, alt } = illustrationOf(antenne, 1600)
  const { nom: etat, ...look } = STATUTS[statut]
  return (
    <div className={styles.cover}>
      <img src={src} alt={alt} />
      <div className={styles.panel}>
        <p className={styles.where}>
          {departements.map((code) => (
            <Plate key={code}>{code}</Plate>
          ))}
          {region && <strong>{region}</strong>}
          {statut !== 'ouverte' && <Tag {...look}>{etat}</Tag>}
        </p>
        <h1 tabIndex={-1} data-page-title="">
          Antenne {nom}
        </h1>
        <p className="muted">{presentationOf(description).accroche ?? nbMembresOf(nbAdherentes)}</p>
      </div>
    </div>
  )
}
