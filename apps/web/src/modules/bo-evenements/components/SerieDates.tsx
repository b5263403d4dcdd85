import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useEspace } from '#kit/back-offices.ts'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { editionHref } from '../adresses.ts'
import { dateOf } from '../mots.ts'
import styles from './SerieDates.module.css'

type SerieDatesProps = {
  readonly evenement: Pick<DetailEvenementBo, 'id' | 'dateHeureDebut' | 'isDraft' | 'fuseau'>
  readonly serie: DetailEvenementBo['serie']
}

/** The event among its series, sorted by date. */
export const SerieDates = ({ evenement, serie }: SerieDatesProps) => {
  const espace = useEspace()
  const { id, dateHeureDebut, isDraft, fuseau } = evenement
  if (serie.length === 0) return null
  const dates = [...serie, { id, dateHeureDebut, isDraft }].toSorted((a, b) =>
    (a.dateHeureDebut ?? '').localeCompare(b.dateHeureDebut ?? ''),
  )
  return (
    <div className={styles.serie}>
      <p className="strong">La série</p>
      <ChipLinks
        label="Les dates de la série"
        current={editionHref(espace, id)}
        links={dates.map((date) => ({
          to: editionHref(espace, date.id),
          label: `${dateOf({ ...date, fuseau })}${date.isDraft ? ', brouillon' : ''}`,
        }))}
      />
    </div>
  )
}
