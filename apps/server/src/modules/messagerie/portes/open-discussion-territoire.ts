import { mayCall } from '@entrelles/contract/kit/access.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { TITRE_DISCUSSION_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { sql } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { antennesLues } from '#modules/adherentes/adherentes.public.ts'
import { insertDiscussion, lockAuteure } from '../discussions/discussions.repository.ts'
import { getDiscussion } from '../discussions/get-discussion.ts'
import { addToDiscussion, findDiscussionOf, titreCourt } from './discussions-liees.repository.ts'

/** An open branch that is hers, or that she coordinates; administrators join every one. */
const findAntenne = async (id: string, { db, actor, now }: Ctx): Promise<string | undefined> => {
  const lectrice = { lectriceId: actor.id, territoireIds: actor.territoireIds, now: now() }
  const isAll = mayCall('administratrice', actor.roles)
  const { rows } = await sql<{ nom: string }>`
    select t.nom from territoires t
    where t.id = ${id} and t.statut <> 'fermee'
      and (${isAll} or t.id = any (${antennesLues(lectrice)}))`.execute(db)
  return rows[0]?.nom
}

/** Joins the discussion of one's branch; the first who comes opens it. */
export const openDiscussionTerritoire = async (territoireId: string, ctx: Ctx): Promise<Discussion> => {
  const { db, actor, now } = ctx
  // Her branches change while her account is held: she is still of this one when she joins.
  await lockAuteure(db, actor.id)
  const nom = await findAntenne(territoireId, ctx)
  if (nom === undefined) throw commonErrors.introuvable()
  const nouvelle = {
    type: 'territoire',
    titre: titreCourt(`Antenne ${nom}`, TITRE_DISCUSSION_MAX),
    creeePar: actor.id,
    territoireId,
  } as const
  const id =
    (await findDiscussionOf(db, { territoireId })) ??
    (await insertDiscussion(db, nouvelle, now())) ??
    (await findDiscussionOf(db, { territoireId }))
  if (id === undefined) throw commonErrors.introuvable()
  const organisatrice = actor.territoireIds.includes(territoireId) || mayCall('administratrice', actor.roles)
  await addToDiscussion(db, id, [{ compteId: actor.id, organisatrice }], now())
  return getDiscussion(id, ctx)
}
