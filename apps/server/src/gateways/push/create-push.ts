import { noPush, type PushGateway } from './push.ts'
import { createWebPush } from './web-push.ts'

export type PushSettings = {
  readonly VAPID_PUBLIQUE?: string | undefined
  readonly VAPID_PRIVEE?: string | undefined
  readonly PUSH_HOTES: readonly string[]
  readonly MAIL_FROM: string
  readonly PUBLIC_URL: string
}

/** Where a push service may write to us: the address that sends our mails, else the site. */
const sujetOf = ({ MAIL_FROM, PUBLIC_URL }: PushSettings): string => {
  const address = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0]
  return address === undefined ? PUBLIC_URL : `mailto:${address}`
}

/** Web Push with the keys of the settings. */
export const createPush = (settings: PushSettings): PushGateway => {
  const { VAPID_PUBLIQUE: clePublique, VAPID_PRIVEE: clePrivee, PUSH_HOTES: hotes } = settings
  if (clePublique === undefined || clePrivee === undefined) return noPush
  return createWebPush({ clePublique, clePrivee, sujet: sujetOf(settings), hotes })
}
