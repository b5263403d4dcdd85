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
