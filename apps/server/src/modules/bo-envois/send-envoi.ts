import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { nomDestinataire, titreEnvoi } from '@entrelles/contract/modules/bo-envois/bo-envois.words.ts'
import { envoisErrors } from '@entrelles/contract/modules/envois/envois.errors.ts'
import type { Envoi, EnvoiId } from '@entrelles/contract/modules/envois/envois.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendEnvoisJob } from '#modules/envois/envois.jobs.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { findEnvoi } from './bo-envois.queries.ts'
import { planEnvoi } from './bo-envois.repository.ts'

const cibleOf = (envoi: Envoi) =>
  ({ type: 'envoi', id: envoi.id, nom: `${titreEnvoi(envoi)}, ${nomDestinataire(envoi)}` }) as const

/** Sends a failed letter again. The update decides, without a lock: a worker may hold the row of a letter that is leaving. */
export const sendEnvoi = async (id: EnvoiId, ctx: Ctx): Promise<void> => {
  const envoi = await findEnvoi(ctx.db, id)
  if (!envoi) throw commonErrors.introuvable()
  if (!(await planEnvoi(ctx.db, id))) throw envoisErrors.pas_en_echec()
  await ctx.enqueue(sendEnvoisJob, {})
  await journalise(ctx, {
    action: 'envois.renvoyer',
    cible: cibleOf(envoi),
    avant: { statut: 'echec', motif: envoi.motif },
    apres: { statut: 'prevu', motif: null },
  })
}
