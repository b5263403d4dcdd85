import { NOTIFICATION_MS } from '@entrelles/contract/kit/constants.ts'
import { toast, type ToastAction } from '#ui/toast.ts'
import { isUnconfirmed, messageOf } from './errors.ts'

/** Longer than a message that is only read: she has something to decide. */
const ACTION_MS = 2 * NOTIFICATION_MS

/** Shows a success toast for the time set by R9-2, or with something that she may do about it. */
export const notify = (message: string, action?: ToastAction): void =>
  toast(
    action
      ? { tone: 'success', message, duration: ACTION_MS, action }
      : { tone: 'success', message, duration: NOTIFICATION_MS },
  )

/** Shows the message of a failure as a toast; nothing when the user gave up typing her password. */
export const notifyFailure = (error: unknown): void => {
  if (!isUnconfirmed(error)) toast({ tone: 'danger', message: messageOf(error), duration: NOTIFICATION_MS })
}
