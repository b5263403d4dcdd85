import type { NouvelEmail } from '@entrelles/contract/modules/compte/compte.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { insertJeton } from '#modules/session/session.public.ts'
import { sendChangementEmailJob } from './compte.jobs.ts'
import { findCompteByEmail } from './compte.queries.ts'

/** Mails a link to the new address. An address already in use gets none, and the response does not reveal it. */
export const createChangementEmail = async (
  { email }: NouvelEmail,
  { db, actor, now, derive, enqueue }: Ctx,
): Promise<void> => {
  const jetonId = await insertJeton(db, derive, { compteId: actor.id, usage: 'email', email }, now())
  if (await findCompteByEmail(db, email)) return
  await enqueue(sendChangementEmailJob, { jetonId })
}
