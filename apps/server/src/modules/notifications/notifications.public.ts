export { insertNotifications, nextNotificationIds } from './notifications.repository.ts'
