import { formatLongDate, formatLongMoment } from '@entrelles/contract/kit/format.ts'
import { isOuvert } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import type {
  MonSignalement,
  StatutSignalement,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import {
  MOTIFS_EN_MOTS,
  nomCible,
  STATUTS_EN_MOTS,
} from '@entrelles/contract/modules/moderation/moderation.words.ts'
import type { ComponentProps } from 'react'
import { readerZone } from '#kit/reader-zone.ts'
import { useNow } from '#kit/use-now.ts'
import { Icon } from '#ui/Icon.tsx'
import { Milestones } from '#ui/Milestones.tsx'
import { Tag } from '#ui/Tag.tsx'
import { jalonsOf } from '../jalons.ts'
import styles from './MesSignalements.module.css'

type Look = Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>

const LOOKS: Readonly<Record<StatutSignalement, Look>> = {
  nouveau: { tone: 'outline' },
  en_cours: { tone: 'warning', icon: 'hourglass-medium' },
  rouvert: { tone: 'warning', icon: 'hourglass-medium' },
  traite: { tone: 'success', icon: 'check-bold' },
  sans_suite: { icon: 'x-circle' },
}

type ReponseProps = { readonly reponse: string; readonly le: string | null }

const Reponse = ({ reponse, le }: ReponseProps) => (
  <div className={styles.answer}>
    <p className={styles.by}>
      <span className={styles.mark}>
        <Icon name="shield-star-fill" size="sm" />
      </span>
      <span>
        <strong>L’équipe de modération</strong>
        {le && <span className={styles.when}>{formatLongMoment(le, readerZone())}</span>}
      </span>
    </p>
    <p className={styles.words}>{reponse}</p>
  </div>
)

/** One report: its milestones while it is open, then its answer. */
export const SignalementRow = ({ signalement }: { readonly signalement: MonSignalement }) => {
  const { cible, motif, statut, dateCreation, reponse, dateReponse } = signalement
  const now = useNow()
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h3 className={styles.title}>{nomCible(cible)}</h3>
          <p className="small muted">
            {MOTIFS_EN_MOTS[motif]} · signalé le {formatLongDate(dateCreation, readerZone())}
          </p>
        </div>
        <Tag {...LOOKS[statut]}>{STATUTS_EN_MOTS[statut]}</Tag>
      </div>
      {isOuvert(statut) && <Milestones isHorizontal {...jalonsOf(signalement, now, readerZone())} />}
      {reponse !== null && <Reponse reponse={reponse} le={dateReponse} />}
    </li>
  )
}
