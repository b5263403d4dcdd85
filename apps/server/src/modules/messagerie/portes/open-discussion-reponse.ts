import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { sql } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { findDestinataires } from '../contacts/contacts.queries.ts'
import { getDiscussion } from '../discussions/get-discussion.ts'
import { openDirecte } from './open-directe.ts'

type Ids = { readonly id: string; readonly reponseId: string }

/** Who answered a request of the caller; null once her account is erased. */
const findAidante = async ({ id, reponseId }: Ids, { db, actor }: Ctx): Promise<string | null> => {
  const { rows } = await sql<{ auteureId: string | null }>`
    select r.auteure_id as "auteureId"
    from reponses_coup_de_pouce r join coups_de_pouce d on d.id = r.coup_de_pouce_id
    where r.id = ${reponseId} and d.id = ${id} and d.auteure_id = ${actor.id} and r.statut = 'publiee'
      and d.statut not in ('brouillon', 'masque')`.execute(db)
  return rows[0]?.auteureId ?? null
}

/** Opens the discussion with a member who answered the caller's request. */
export const openDiscussionReponse = async (ids: Ids, ctx: Ctx): Promise<Discussion> => {
  const aidante = await findAidante(ids, ctx)
  const [destinataire] = aidante === null ? [] : (await findDestinataires([aidante], ctx)).values()
  if (aidante === null || !destinataire) throw commonErrors.introuvable()
  const discussionId = await openDirecte(ctx.db, { de: ctx.actor.id, a: aidante }, ctx.now())
  return getDiscussion(discussionId, ctx)
}
