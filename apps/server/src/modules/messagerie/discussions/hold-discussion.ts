import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import { refusEcriture } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { Ctx } from '#kit/ctx.ts'
import { seuilOf } from '#kit/settings.ts'
import { areBloquees } from '#modules/blocages/blocages.public.ts'
import { lockDiscussion, type DiscussionTenue } from './discussions.repository.ts'

type Acting = Pick<Ctx, 'db' | 'actor' | 'now' | 'settings'>

/** Locks a discussion of the caller; any other is not found, nor the direct one of two blocked members. */
export const holdDiscussion = async (
  id: string,
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
): Promise<DiscussionTenue> => {
  const held = await lockDiscussion(db, id, actor.id)
  if (!held) throw commonErrors.introuvable()
  const { autreId } = held.moi
  if (autreId !== null && (await areBloquees(db, actor.id, autreId))) throw commonErrors.introuvable()
  return held
}

/** Whether the other member of a direct discussion is one no longer. */
const isRompue = async (
  db: Db,
  {
    type,
    moi: { autreId },
  }: Pick<DiscussionTenue, 'type'> & { readonly moi: { readonly autreId: string | null } },
  ctx: Pick<Acting, 'now' | 'settings'>,
): Promise<boolean> => {
  if (type !== 'directe') return false
  const { rows } = await sql`
    select from annuaire where compte_id = ${autreId}
      and paye_jusquau >= ${seuilOf(ctx)}`.execute(db)
  return rows.length === 0
}

/** Refuses who may not write in a discussion that she holds. */
export const requireEcriture = async (discussion: DiscussionTenue, ctx: Acting): Promise<void> => {
  const { moi, demande, demandeeLe, repondueLe, ...facts } = discussion
  const refus = refusEcriture(
    {
      ...facts,
      // Who has left reads, and no longer writes.
      statut: moi.quitteeLe === null ? facts.statut : 'close',
      demandeContact: demande,
      dateDemande: demandeeLe === null ? null : new Date(demandeeLe),
      dateReponse: repondueLe === null ? null : new Date(repondueLe),
      rompue: await isRompue(ctx.db, discussion, ctx),
    },
    { id: ctx.actor.id, organisatrice: moi.organisatrice },
    ctx.now(),
  )
  if (refus) throw messagerieErrors[refus]()
}
