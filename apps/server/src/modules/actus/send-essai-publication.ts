import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { actusErrors } from '@entrelles/contract/modules/actus/actus.errors.ts'
import { canWrite } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { holdPublication } from './hold-publication.ts'
import { essaiLettre } from './lettres/actus.lettres.ts'
import { findLectrice } from './readable.queries.ts'

/** Sends the mail of an announcement to the caller alone; each try is a letter of its own. */
export const sendEssaiPublication = async (id: PublicationId, ctx: Ctx): Promise<void> => {
  const { actor, now } = ctx
  const { type, titre, territoireIds } = await holdPublication(id, ctx)
  if (type !== 'annonce') throw actusErrors.pas_une_annonce()
  if (!canWrite(await findLectrice(ctx), type, territoireIds)) throw commonErrors.introuvable()
  await sendLettre(ctx, essaiLettre, {
    compteId: actor.id,
    objetId: id,
    donnees: { publicationId: id, compteId: actor.id, le: now().toISOString() },
  })
  await journalise(ctx, {
    action: 'publications.essayer',
    cible: { type: 'publication', id, nom: titre ?? 'Sans titre' },
  })
}
