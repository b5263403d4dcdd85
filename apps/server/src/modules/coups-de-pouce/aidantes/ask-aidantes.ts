import type { JobWriteCtx } from '#kit/jobs.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { pourMoiLettre } from '../lettres/aide.lettres.ts'
import { insertSollicitations, lockSollicitations } from './sollicitations.repository.ts'
import { findASolliciter } from './suggestions.queries.ts'

type Demande = { readonly id: string; readonly titre: string; readonly auteureId: string }

/** Asks the members who could help with a request: each once, within a weekly maximum for each member. */
export const askAidantes = async (
  ctx: JobWriteCtx,
  { id, titre, auteureId }: Demande,
  wanted: number,
): Promise<void> => {
  const { db, settings } = ctx
  const now = ctx.now()
  await lockSollicitations(db)
  // Through the eyes of its author: what members show to their branch alone counts if it is hers.
  const lecture = { lectriceId: auteureId, territoireIds: [], now, graceDays: settings.GRACE_JOURS }
  const compteIds = await findASolliciter(db, id, lecture, wanted)
  await insertSollicitations(db, id, compteIds, now)
  await sendLettres(
    ctx,
    pourMoiLettre,
    compteIds.map((compteId) => ({
      compteId,
      objetId: id,
      acteureId: auteureId,
      donnees: { coupDePouceId: id, compteId, titre },
    })),
  )
}
