import { formatMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type {
  Decision,
  DroitsDossier,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { useUser } from '#kit/session.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import type { DemandeDossier } from '../demande.ts'
import { nomDe } from '../mots.ts'
import styles from './Dossier.module.css'

type ExclusionCardProps = {
  readonly decision: Decision
  readonly droits: DroitsDossier
  readonly onAsk: (demande: DemandeDossier) => void
}

/** An exclusion that one administrator proposes: a second one confirms it, either of them gives it up. */
export const ExclusionCard = ({ decision, droits, onAsk }: ExclusionCardProps) => {
  const { par, motif, date } = decision
  const isMine = par?.id === useUser().adherente.id
  return (
    <Callout tone="warning">
      <div className={styles.part}>
        <p>
          {isMine
            ? 'Tu proposes d’exclure cette membre. Une autre administratrice doit confirmer.'
            : `${nomDe(par)} propose d’exclure cette membre, qui n’en sait rien encore.`}
        </p>
        <p className={styles.words}>{`«\u00a0${motif}\u00a0»`}</p>
        <p className="small muted">Le {formatMoment(date, ZONE_PARIS)}</p>
        <div className="row">
          {droits.confirmerExclusion && (
            <Button variant="danger" onClick={() => onAsk('exclusion')}>
              Confirmer l’exclusion
            </Button>
          )}
          {droits.retirerExclusion && (
            <Button onClick={() => onAsk('abandon')}>
              {isMine ? 'Retirer ma proposition' : 'Refuser l’exclusion'}
            </Button>
          )}
        </div>
      </div>
    </Callout>
  )
}
