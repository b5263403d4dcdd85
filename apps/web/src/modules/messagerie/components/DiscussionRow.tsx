import type { CarteDiscussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { Link, useParams } from 'react-router'
import { readerZone } from '#kit/reader-zone.ts'
import { useUser } from '#kit/session.ts'
import { useNow } from '#kit/use-now.ts'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { Brouillon } from '../brouillons.ts'
import { brouillonMots, ligneOf, nomOf, nonLusOf, quandOf } from '../mots.ts'
import { useDiscussionEntries } from '../use-discussion-entries.tsx'
import styles from './Inbox.module.css'

type DiscussionRowProps = {
  readonly carte: CarteDiscussion
  readonly to: string
  readonly isCurrent: boolean
  /** What she has begun to write there; the open discussion shows it in its field. */
  readonly brouillon: Brouillon | undefined
}

/** A discussion in the inbox: the whole row is its link, except its menu. */
export const DiscussionRow = ({ carte, to, isCurrent, brouillon }: DiscussionRowProps) => {
  const { avec, nonLus, epinglee, muette, dernierMessage } = carte
  const now = useNow()
  const moi = useUser().adherente.id
  const { entries, dialogs } = useDiscussionEntries(carte)
  const isBeside = useParams()['id'] !== undefined
  const nom = nomOf(carte)
  return (
    <li className={cx(styles.row, nonLus > 0 && styles.unread)} data-discussion="">
      <Avatar
        name={avec?.id === null ? undefined : nom}
        src={avec && miniatureOf(avec.photo)}
        className={styles.portrait}
      />
      <div className={styles.texts}>
        <p className={styles.name}>
          <Link
            to={to}
            className={styles.link}
            aria-current={isCurrent ? 'true' : undefined}
            // Beside the list, another thread takes the place of the one that is read.
            preventScrollReset={isBeside}
          >
            {nom}
            {nonLus > 0 && <span className="sr-only">, {nonLusOf(nonLus)}</span>}
          </Link>
        </p>
        <p className={styles.last}>
          {brouillon && !isCurrent ? (
            <>
              <span className={styles.draft}>Brouillon&nbsp;:</span> {brouillonMots(brouillon)}
            </>
          ) : (
            ligneOf(carte, moi)
          )}
        </p>
      </div>
      <div className={styles.side}>
        {dernierMessage && (
          <time dateTime={dernierMessage.date}>{quandOf(dernierMessage.date, now, readerZone())}</time>
        )}
        <span className={styles.marks}>
          {epinglee && <Icon name="push-pin" size="sm" />}
          {epinglee && <span className="sr-only">Épinglée</span>}
          {muette && <Icon name="bell-slash" size="sm" />}
          {muette && <span className="sr-only">Sans notification</span>}
          {nonLus > 0 && <span className={styles.dot} />}
        </span>
      </div>
      <div className={styles.menu}>
        <Menu label={`Actions\u00a0: ${nom}`} variant="plain" groups={[entries]}>
          <Icon name="dots-three-vertical-bold" />
        </Menu>
      </div>
      {dialogs}
    </li>
  )
}
