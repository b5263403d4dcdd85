import { formatDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { AttenteBo } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { useState } from 'react'
import type { Espace } from '#kit/back-offices.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Tag } from '#ui/Tag.tsx'
import { cx } from '#ui/cx.ts'
import { avantOf, quiOf } from '../mots.ts'
import { ParticipanteLink } from './ParticipanteLink.tsx'
import type { Demande } from './ParticipationDialogs.tsx'
import styles from './QueueTable.module.css'

const Rang = ({ rang }: { readonly rang: number | null }) => (
  <span className={styles.rank}>
    {rang ?? '–'}
    {rang !== null && <sup>{rang === 1 ? 're' : 'e'}</sup>}
  </span>
)

type LigneProps = {
  readonly espace: Espace
  readonly ligne: AttenteBo
  readonly now: Date
  /** The event has started or is cancelled: no more offers. */
  readonly isClosed: boolean
  readonly onAsk: (demande: Demande) => void
}

const Ligne = ({ espace, ligne, now, isClosed, onAsk }: LigneProps) => {
  const { adherente, rang, offreExpireLe, dateInscription } = ligne
  const qui = quiOf(adherente)
  return (
    <li className={cx(styles.line, offreExpireLe !== null && styles.now)}>
      <Rang rang={rang} />
      <div className={styles.who}>
        <ParticipanteLink espace={espace} adherente={adherente}>
          {[adherente?.ville?.nom, `en attente depuis le ${formatDate(dateInscription, ZONE_PARIS)}`]
            .filter(Boolean)
            .join(' · ')}
        </ParticipanteLink>
        {offreExpireLe !== null && (
          <div className={styles.meta}>
            <Tag tone="lagoon" icon="clock">
              Place proposée, répond avant {avantOf(offreExpireLe, now)}
            </Tag>
          </div>
        )}
      </div>
      <div className={styles.acts}>
        {offreExpireLe === null ? (
          <>
            {!isClosed && (
              <Button size="sm" onClick={() => onAsk({ acte: 'promouvoir', ligne })}>
                Donner une place<span className="sr-only"> à {qui}</span>
              </Button>
            )}
            <IconButton
              plain
              icon="x"
              label={`Retirer ${qui} de la liste d’attente`}
              onClick={() => onAsk({ acte: 'retirer', ligne })}
            />
          </>
        ) : (
          <Button size="sm" onClick={() => onAsk({ acte: 'reprendre', ligne })}>
            Reprendre la place<span className="sr-only"> proposée à {qui}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

type QueueTableProps = Omit<LigneProps, 'ligne' | 'now'> & { readonly lignes: readonly AttenteBo[] }

/** Members with an offered seat, then the waiting list, in order. */
export const QueueTable = ({ lignes, ...rest }: QueueTableProps) => {
  const [now] = useState(() => new Date())
  return (
    <ol className={styles.queue}>
      {lignes.map((ligne) => (
        <Ligne key={ligne.id} {...rest} ligne={ligne} now={now} />
      ))}
    </ol>
  )
}
