import type { Notification } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import { LoadNextPage } from '#kit/list/LoadNextPage.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { NotificationsList } from '../components/NotificationsList.tsx'
import { NotificationsSkeleton } from '../components/NotificationsSkeleton.tsx'
import { useDeleteNotification, useUpdateLue, useUpdateToutesLues } from '../notifications.api.ts'
import { dernierInstantOf, sectionsOf } from '../sections.ts'
import { ROW, useFocusLeft } from '../use-focus-left.ts'
import { useNotifications } from '../use-notifications.ts'
import styles from './NotificationsScreen.module.css'

/** What has happened to the member, unread things first (mock-up 12). */
export const NotificationsScreen = () => {
  const { notifications, isLoading, hasUnread, query } = useNotifications()
  const lireUne = useUpdateLue()
  const lireTout = useUpdateToutesLues('Tout est marqué comme lu.')
  const supprimer = useDeleteNotification('La notification est supprimée.')
  const { list, onAct } = useFocusLeft(notifications)

  const readAll = () => {
    const avant = dernierInstantOf(notifications)
    if (avant === undefined) return
    onAct()
    lireTout.mutate({ body: { avant } })
  }
  const act = (how: typeof lireUne | typeof supprimer) => (row: Notification) => {
    onAct(notifications.indexOf(row))
    how.mutate({ params: { id: row.id } })
  }

  return (
    <>
      <PageHead
        title="Notifications"
        actions={
          hasUnread && (
            <Button busy={lireTout.isPending} onClick={readAll}>
              <Icon name="checks" />
              Tout marquer comme lu
            </Button>
          )
        }
      />
      {isLoading && <NotificationsSkeleton />}
      {!isLoading && notifications.length === 0 && (
        <EmptyState title="Rien de neuf">
          On te prévient ici dès qu’il se passe quelque chose pour toi&nbsp;: une place qui se libère, une
          réponse, un rappel.
        </EmptyState>
      )}
      <div ref={list}>
        {sectionsOf(notifications).map((section) => (
          <NotificationsList
            key={section.titre}
            section={section}
            onRead={act(lireUne)}
            onDelete={act(supprimer)}
          />
        ))}
      </div>
      <div className={styles.more}>
        <LoadNextPage rows={list} selector={ROW} nb={notifications.length} query={query}>
          Voir plus
          <span className="sr-only"> de notifications</span>
        </LoadNextPage>
      </div>
    </>
  )
}
