import { addDays, parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { Clock } from './clock.ts'
import type { Env } from './env.ts'

/** The settings available to acts and jobs; excludes the secrets of the kit. */
export type Settings = Pick<
  Env,
  | 'PUBLIC_URL'
  | 'MAIL_FROM'
  | 'SMTP_DEBIT'
  | 'GRACE_JOURS'
  | 'EMAIL_INCONNU'
  | 'HELLOASSO_SECRET_NOTIFICATION'
  | 'HELLOASSO_ADRESSES'
  | 'VAPID_PUBLIQUE'
  | 'PUSH_HOTES'
  | 'REBONDS_SECRET'
  | 'REBONDS_BREVO_JETON'
  | 'REBONDS_MAILGUN_CLE'
>

/** The first last day of a membership that still counts: members paid up to it, or later, are active. */
export const seuilOf = ({ now, settings }: { readonly now: Clock; readonly settings: Settings }): CivilDay =>
  addDays(parisDay(now()), -settings.GRACE_JOURS)
