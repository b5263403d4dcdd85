import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { boActusErrors } from '@entrelles/contract/modules/bo-actus/bo-actus.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { holdPublication } from '#modules/actus/hold-publication.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { essaiActuLettre } from './bo-actus.lettres.ts'

/** Sends the mail of an announcement to the caller alone; each try is a letter of its own. */
export const sendEssaiActu = async (id: PublicationId, ctx: Ctx): Promise<void> => {
  const { actor, now } = ctx
  const { type, titre } = await holdPublication(id, ctx)
  if (type !== 'annonce') throw boActusErrors.pas_une_annonce()
  await sendLettre(ctx, essaiActuLettre, {
    compteId: actor.id,
    objetId: id,
    donnees: { publicationId: id, compteId: actor.id, le: now().toISOString() },
  })
  await journalise(ctx, {
    action: 'publications.essayer',
    cible: { type: 'publication', id, nom: titre ?? 'Sans titre' },
  })
}
