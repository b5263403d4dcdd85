import { NOTIFICATION_MS } from '@entrelles/contract/kit/constants.ts'
import { toast } from '#ui/toast.ts'
import { isUnconfirmed, messageOf } from './errors.ts'

/** Shows a success toast for the time set by R9-2. */
export const notify = (message: string): void =>
  toast({ tone: 'success', message, duration: NOTIFICATION_MS })

/** Shows the message of a failure as a toast; nothing when the user gave up typing her password. */
export const notifyFailure = (error: unknown): void => {
  if (!isUnconfirmed(error)) toast({ tone: 'danger', message: messageOf(error), duration: NOTIFICATION_MS })
}
