import { capitalize, formatNumber, formatPercent } from '@entrelles/contract/kit/format.ts'
import { useId } from 'react'
import { Card } from '#ui/Card.tsx'
import { formatPeriode, type Bilan } from '../resultats.ts'
import styles from './Resultats.module.css'

type RepartitionCardProps = { readonly bilan: Bilan; readonly periode: string | undefined }

/** The number and the share of each score, the best first. The bars repeat the figures. */
export const RepartitionCard = ({ bilan: { notes, nbReponses }, periode }: RepartitionCardProps) => {
  const id = useId()
  const rows = notes.map((nb, index) => ({ note: index + 1, nb, share: nbReponses && nb / nbReponses }))
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Répartition des notes
      </h2>
      <p className="muted small">
        {periode === undefined ? 'Toutes les périodes' : capitalize(formatPeriode(periode))}
      </p>
      <ul className={styles.repartition}>
        {rows.toReversed().map(({ note, nb, share }) => (
          <li key={note}>
            <span className={styles.score}>
              <span className="sr-only">Note </span>
              {note}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.share} style={{ width: `${share * 100}%` }} />
            </span>
            <span className={styles.figures}>
              <strong>{formatNumber(nb)}</strong> <span className="muted">{formatPercent(share)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
