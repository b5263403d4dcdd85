import { formatCount } from '@entrelles/contract/kit/format.ts'
import type { DetailTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { Cover } from '#ui/Cover.tsx'
import { Plate } from '#ui/Plate.tsx'
import { Tag } from '#ui/Tag.tsx'
import { presentationOf } from '../description.ts'
import { illustrationOf } from '../paysages.ts'
import { STATUTS } from '../statuts.ts'
import styles from './AntenneCover.module.css'

/** Top of a branch page: picture and title. */
export const AntenneCover = ({ antenne }: { readonly antenne: DetailTerritoire }) => {
  const { nom, region, departements, statut, nbAdherentes, description } = antenne
  const { src, alt } = illustrationOf(antenne, 1600)
  const { nom: etat, ...look } = STATUTS[statut]
  return (
    <Cover
      className={styles.cover}
      src={src}
      alt={alt}
      title={`Antenne ${nom}`}
      above={
        <p className={styles.where}>
          {departements.map((code) => (
            <Plate key={code}>{code}</Plate>
          ))}
          {region && <strong>{region}</strong>}
          {statut !== 'ouverte' && <Tag {...look}>{etat}</Tag>}
        </p>
      }
    >
      <p className="muted">{presentationOf(description).accroche ?? formatCount(nbAdherentes, 'membre')}</p>
    </Cover>
  )
}
