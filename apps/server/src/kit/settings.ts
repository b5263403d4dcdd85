import type { Env } from './env.ts'

/** The settings that an act or a job may look at; secrets of the kernel are not among them. */
export type Settings = Pick<
  Env,
  'PUBLIC_URL' | 'MAIL_FROM' | 'GRACE_JOURS' | 'HELLOASSO_SECRET_NOTIFICATION' | 'HELLOASSO_ADRESSES'
>
