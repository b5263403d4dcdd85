import { formatAgo, formatCount } from '@entrelles/contract/kit/format.ts'
import type { LigneSignalement } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { MOTIFS_EN_MOTS } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { useUser } from '#kit/session.ts'
import { useNow } from '#kit/use-now.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { LineLink } from '#ui/LineList.tsx'
import { Tag } from '#ui/Tag.tsx'
import { isLate } from '../echeance.ts'
import { attenteOf, MOTIFS_LOOKS, nomType, titreLigne } from '../mots.ts'
import styles from './Signalements.module.css'

type SignalementLineProps = {
  readonly signalement: LigneSignalement
  readonly to: string
  readonly isOpened: boolean
}

/** A report in the queue: why, what, how often, and before when it is answered. */
export const SignalementLine = ({ signalement, to, isOpened }: SignalementLineProps) => {
  const { motif, cible, nbSignalements, dateCreation, dateCloture } = signalement
  const now = useNow()
  const moi = useUser().adherente.id
  const isOverdue = dateCloture === null && isLate(signalement, now)
  return (
    <LineLink to={to} isCurrent={isOpened} className={styles.line}>
      <span className={styles.tags}>
        <Tag {...MOTIFS_LOOKS[motif]}>{MOTIFS_EN_MOTS[motif]}</Tag>
        <Tag tone="outline">{nomType(cible.type)}</Tag>
      </span>
      <span className={styles.name}>{titreLigne(signalement)}</span>
      <span className="small muted">
        {formatCount(nbSignalements, 'signalement')} · {formatAgo(dateCreation, now)}
      </span>
      <span className={cx(styles.when, isOverdue && styles.late)}>
        <Icon name="clock" size="sm" />
        <span>{attenteOf(signalement, now, moi)}</span>
      </span>
    </LineLink>
  )
}
