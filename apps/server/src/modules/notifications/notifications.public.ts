export { findEquipees } from './abonnements-push.queries.ts'
export { desabonnementUrl } from './desabonnement.ts'
export { findLignesNonLues } from './list-notifications.ts'
export {
  deleteNotificationsOfCible,
  hasChanged,
  insertNotifications,
  nextNotificationIds,
  readNotificationsOfCible,
} from './notifications.repository.ts'
export { findChoix, findSourdes } from './preferences.repository.ts'
export { sendPush } from './send-push.ts'
