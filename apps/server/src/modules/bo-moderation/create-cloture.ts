import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { boModerationErrors } from '@entrelles/contract/modules/bo-moderation/bo-moderation.errors.ts'
import {
  REPONSE_RECOURS_EN_TROP,
  REPONSE_RECOURS_MANQUANTE,
  type ClotureForm,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { Complete } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { closeSignalement } from '#modules/moderation/close-signalement.ts'
import { recoursReponseLettre } from './lettres/examen.lettres.ts'
import { insertCloture, updateRecours } from './examen.repository.ts'
import { findRecoursOuvert, type Faits } from './faits-dossier.queries.ts'
import { cibleOf, holdPris } from './hold-dossier.ts'
import { liftMesures } from './lift-mesures.ts'
import { mesuresLeveesLettre } from './lettres/mesures.lettres.ts'

type Recours = NonNullable<Awaited<ReturnType<typeof findRecoursOuvert>>>

const refuse = (message: string) => invalidForm([{ champ: 'reponseRecours', message }])

/** Requires an answer of its own for a member who appealed, and refuses one without her appeal. */
const checkReponseRecours = ({ reponseRecours }: ClotureForm, recours: Recours | undefined): void => {
  const isAwaited = recours?.partie === 'membre'
  if (isAwaited && reponseRecours === null) throw refuse(REPONSE_RECOURS_MANQUANTE)
  if (!isAwaited && reponseRecours !== null) throw refuse(REPONSE_RECOURS_EN_TROP)
}

/** Ends the appeal: the decision has changed if the answer or a measure has. */
const endRecours = async (
  { id, partie, compteId, suiteAvant, hasDecisions }: Recours,
  { suite, reponseRecours: reponse }: ClotureForm,
  ctx: Ctx,
): Promise<void> => {
  const issue = hasDecisions || suite !== suiteAvant ? 'revue' : 'maintenue'
  await updateRecours(ctx.db, id, { issue, reponse }, ctx.now())
  if (partie === 'membre' && compteId !== null)
    await sendLettre(ctx, recoursReponseLettre, { compteId, donnees: { recoursId: id } })
}

/** Closing without a measure undoes the measures in force. The member is notified, unless the answer to her appeal already says so. */
const undo = async (faits: Faits, recours: Recours | undefined, ctx: Ctx): Promise<void> => {
  const isLevee = await liftMesures(faits, ctx)
  const { id: signalementId, auteureId: compteId } = faits
  if (!isLevee || compteId === null || recours?.partie === 'membre') return
  const donnees = { signalementId, compteId, le: ctx.now().toISOString() }
  await sendLettre(ctx, mesuresLeveesLettre, { compteId, donnees })
}

/** Ends an examination: answers the reporters, and the member if she had appealed. */
export const createCloture = async (id: DossierId, form: ClotureForm, ctx: Ctx): Promise<void> => {
  const { db, actor, now } = ctx
  const { suite, reponse, reponseRecours } = form
  const faits = await holdPris(id, ctx)
  if (faits.exclusion) throw boModerationErrors.exclusion_en_attente()
  if (suite === 'traite' && !faits.hasMesure) throw boModerationErrors.mesure_manquante()
  const recours = await findRecoursOuvert(db, faits)
  checkReponseRecours(form, recours)
  if (suite === 'sans_suite') await undo(faits, recours, ctx)
  const fin = { statut: suite, reponse }
  await insertCloture(db, { signalementId: id, parId: actor.id, examen: faits.examen }, fin, now())
  if (recours) await endRecours(recours, form, ctx)
  await closeSignalement(ctx, id, fin)
  await journalise(ctx, {
    action: 'moderation.clore',
    cible: cibleOf(faits),
    avant: { statut: faits.statut },
    apres: { ...fin, reponseRecours } satisfies Complete<ClotureForm, 'suite'>,
  })
}
