import { formatMoment, formatShortDay } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Decision, Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import {
  DECISIONS_EN_MOTS,
  PORTEES_EN_MOTS,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.words.ts'
import { useId } from 'react'
import { useUser } from '#kit/session.ts'
import { Tag } from '#ui/Tag.tsx'
import type { DemandeDossier } from '../demande.ts'
import { nomDe } from '../mots.ts'
import styles from './Dossier.module.css'
import { ExclusionCard } from './ExclusionCard.tsx'

/** « Publier et répondre, jusqu’au 01/12/2026 » */
const limiteOf = ({ portee, jusquau }: Decision): string =>
  [portee && PORTEES_EN_MOTS[portee], jusquau && `jusqu’au ${formatShortDay(jusquau)}`]
    .filter(Boolean)
    .join(', ')

const DecisionRow = ({ decision }: { readonly decision: Decision }) => {
  const { action, motif, date, par, confirmeePar, dateLevee } = decision
  const moi = useUser().adherente.id
  const limite = limiteOf(decision)
  return (
    <li className={styles.decision}>
      <p className={styles.tags}>
        <strong>{DECISIONS_EN_MOTS[action]}</strong>
        {limite && <Tag tone="outline">{limite}</Tag>}
        {dateLevee !== null && <Tag>Annulée le {formatMoment(dateLevee, ZONE_PARIS)}</Tag>}
      </p>
      <p className={styles.words}>{`«\u00a0${motif}\u00a0»`}</p>
      <p className="small muted">
        Le {formatMoment(date, ZONE_PARIS)}, par {nomDe(par, moi)}
        {confirmeePar && `, avec l’accord de ${nomDe(confirmeePar, moi)}`}
      </p>
    </li>
  )
}

type DecisionsSectionProps = {
  readonly dossier: Dossier
  readonly onAsk: (demande: DemandeDossier) => void
}

/** The measures that were decided, and the exclusion that waits for a second administrator. */
export const DecisionsSection = ({ dossier: { decisions, droits }, onAsk }: DecisionsSectionProps) => {
  const titleId = useId()
  const proposee = decisions.find(({ enAttente }) => enAttente)
  const prises = decisions.filter(({ enAttente }) => !enAttente)
  if (decisions.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h3 id={titleId}>{prises.length > 0 ? 'Mesures prises' : 'Exclusion proposée'}</h3>
      {prises.length > 0 && (
        <ul className={styles.rows}>
          {prises.map((decision) => (
            <DecisionRow key={decision.id} decision={decision} />
          ))}
        </ul>
      )}
      {proposee && <ExclusionCard decision={proposee} droits={droits} onAsk={onAsk} />}
    </section>
  )
}
