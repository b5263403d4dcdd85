import { formatAgo, formatName } from '@entrelles/contract/kit/format.ts'
import type { Notification } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import { useNow } from '#kit/use-now.ts'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Anchor } from '#ui/Anchor.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MARQUES } from '../marques.ts'
import { readNotification } from '../notifications.api.ts'
import styles from './NotificationRow.module.css'

type NotificationRowProps = {
  readonly notification: Notification
  readonly onRead: (notification: Notification) => void
  readonly onDelete: (notification: Notification) => void
}

/** One notification: the whole row is its link, except its menu. */
export const NotificationRow = ({ notification, onRead, onDelete }: NotificationRowProps) => {
  const { id, titre, extrait, cible, lue, dateMiseAJour } = notification
  const now = useNow()
  const [acteure] = notification.acteures
  const { avant, accent, apres } = notification.phrase
  const { icon, tint } = MARQUES[cible.type]
  const supprimer = { label: 'Supprimer', icon: 'trash', onAction: () => onDelete(notification) } as const
  const lire = { label: 'Marquer comme lue', icon: 'check', onAction: () => onRead(notification) } as const
  return (
    <li className={cx(styles.row, !lue && styles.unread)} data-notification="">
      <span className={styles.who}>
        {acteure ? (
          <Avatar name={formatName(acteure)} src={miniatureOf(acteure.photo)} className={styles.portrait} />
        ) : (
          <Avatar name={undefined} src="/logo-mark.svg" className={styles.portrait} />
        )}
        <span className={cx(styles.mark, styles[tint])}>
          <Icon name={icon} className={styles.icon} />
        </span>
      </span>
      <div className={styles.texts}>
        <p>
          {avant}
          {/* Sent on its way: the page that it opens does not wait for the answer. */}
          <Anchor
            to={cible.url}
            className={styles.link}
            onClick={lue ? undefined : () => void readNotification(id)}
          >
            {accent}
          </Anchor>
          {apres}
        </p>
        {extrait && <p className={styles.excerpt}>{extrait}</p>}
        <time dateTime={dateMiseAJour} className={styles.when}>
          {formatAgo(dateMiseAJour, now)}
        </time>
      </div>
      <div className={styles.end}>
        {!lue && (
          <span className={styles.dot}>
            <span className="sr-only">Non lue</span>
          </span>
        )}
        <Menu
          label={`Actions\u00a0: ${titre}`}
          variant="plain"
          groups={[lue ? [supprimer] : [lire, supprimer]]}
        >
          <Icon name="dots-three-vertical-bold" />
        </Menu>
      </div>
    </li>
  )
}
