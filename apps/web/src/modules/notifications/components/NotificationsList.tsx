import type { Notification } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import { useId } from 'react'
import type { Section } from '../sections.ts'
import { NotificationRow } from './NotificationRow.tsx'
import styles from './NotificationsList.module.css'

type NotificationsListProps = {
  readonly section: Section
  readonly onRead: (notification: Notification) => void
  readonly onDelete: (notification: Notification) => void
}

/** A section of the list, under its title. */
export const NotificationsList = ({ section, ...acts }: NotificationsListProps) => {
  const titreId = useId()
  return (
    <section className="section" aria-labelledby={titreId}>
      <div className="section__head">
        <h2 id={titreId}>{section.titre}</h2>
      </div>
      <ul className={styles.list}>
        {section.notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} {...acts} />
        ))}
      </ul>
    </section>
  )
}
