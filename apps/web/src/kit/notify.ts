import { NOTIFICATION_MS } from '@entrelles/contract/kit/constants.ts'
import { toast } from '#ui/toast.ts'
import { messageOf } from './errors.ts'

/** Says that an act is done, for as long as the product shows its notifications (R9-2). */
export const notify = (message: string): void =>
  toast({ tone: 'success', message, duration: NOTIFICATION_MS })

/** Says why an act failed. */
export const notifyFailure = (error: unknown): void =>
  toast({ tone: 'danger', message: messageOf(error), duration: NOTIFICATION_MS })
