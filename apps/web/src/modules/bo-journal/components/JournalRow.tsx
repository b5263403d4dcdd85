import { formatCount, formatHour } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { NATURES_JOURNAL, type NatureJournal } from '@entrelles/contract/modules/journal/journal.actions.ts'
import type { EntreeJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/miniature.ts'
import { useId, useState, type ComponentProps } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import { Tag } from '#ui/Tag.tsx'
import { champsOf } from '../champs.ts'
import { liste } from '../liste.ts'
import { formatIp } from '../mots.ts'
import { ChangesList } from './ChangesList.tsx'
import styles from './JournalRow.module.css'

type Look = Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>

const LOOKS: Readonly<Record<NatureJournal, Look>> = {
  creation: { tone: 'success', icon: 'plus-bold' },
  modification: { tone: 'lagoon', icon: 'pencil-simple' },
  suppression: { tone: 'danger', icon: 'trash' },
  envoi: { tone: 'terra', icon: 'paper-plane-tilt-bold' },
  consultation: { tone: 'warning', icon: 'eye' },
}

/** Number of changed fields; null for a creation or a deletion. */
const nombreOf = ({ avant, apres }: EntreeJournal, nb: number): string | null =>
  avant && apres ? formatCount(nb, 'champ') : null

/** An entry of the audit log, with its changes in a foldable part. Its target links to the history of that target. */
export const JournalRow = ({ entree }: { readonly entree: EntreeJournal }) => {
  const [isOpen, setIsOpen] = useState(false)
  const detailId = useId()
  const { auteure, cible, nature } = entree
  const champs = champsOf(entree)
  const heure = formatHour(entree.date, ZONE_PARIS)
  const details = [entree.resume, nombreOf(entree, champs.length), entree.ip && formatIp(entree.ip)]
  return (
    <li>
      <div className={styles.ligne}>
        <time dateTime={entree.date} className={styles.heure}>
          {heure}
        </time>
        {auteure.id === null ? (
          <span className={styles.systeme}>
            <Icon name="robot" />
          </span>
        ) : (
          <Avatar
            name={auteure.nom}
            src={auteure.photo && miniatureDe(auteure.photo)}
            size="sm"
            className={styles.portrait}
          />
        )}
        <div className={styles.texte}>
          <p>
            <strong>{auteure.nom}</strong> {entree.phrase}{' '}
            <Link to={liste.href(undefined, { cible: `${cible.type}:${cible.id}` })}>{cible.nom}</Link>
          </p>
          <p className="muted small">{details.filter(Boolean).join(' · ')}</p>
        </div>
        <div className={styles.cote}>
          <Tag {...LOOKS[nature]}>{NATURES_JOURNAL[nature]}</Tag>
          {champs.length === 0 ? (
            <span className={styles.rien} />
          ) : (
            <IconButton
              plain
              icon="caret-down-bold"
              label={`Avant et après\u00a0: ${cible.nom}, ${heure}`}
              className={styles.caret}
              aria-expanded={isOpen}
              aria-controls={detailId}
              onClick={() => setIsOpen(!isOpen)}
            />
          )}
        </div>
      </div>
      {champs.length > 0 && (
        <div id={detailId} hidden={!isOpen} className={styles.detail}>
          <ChangesList champs={champs} />
        </div>
      )}
    </li>
  )
}
