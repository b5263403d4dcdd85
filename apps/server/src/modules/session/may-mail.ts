import { fold } from '@entrelles/contract/kit/identity-rules.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'

/** Links mailed to one address, for any caller and purpose, to prevent mail flooding. */
const MAILS = { max: 5, seconds: 1800 }

export const mayMail = async ({ limit }: Ctx<SignedIn | undefined>, email: string): Promise<boolean> =>
  (await limit(`mails:${fold(email)}`, MAILS)) === 0
