import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { JOURNAL_AUTO_MS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import { evenementsErrors } from '@entrelles/contract/modules/evenements/evenements.errors.ts'
import type { EvenementUpdate } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import { canManageEvenement } from '@entrelles/contract/modules/evenements/evenements.policy.ts'
import {
  SANS_AVIS,
  type AvisEvenement,
  type DetailEvenementBo,
  type EvenementModifie,
} from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import {
  PLACES_PRISES,
  TERRITOIRE_A_GARDER,
} from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import type { ActionJournal } from '@entrelles/contract/modules/journal/journal.actions.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Ctx, ReadCtx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { afterEvenementChange, type AvantChangement } from '#modules/participations/participations.public.ts'
import {
  assertPermis,
  getEvenementBo,
  isDepubliable,
  lockEvenement,
  type Held,
} from './bo-evenement.queries.ts'
import { growSequence, updateEvenementRow } from './bo-evenements.repository.ts'
import { assertAntennes, checkEvenement } from './check-evenement.ts'
import { changeImages, imagesOf, receiveImages } from './images-evenement.ts'
import { cibleOf, valeursOf } from './journal-evenement.ts'

/** The fields that calendars show. */
const lieuEtDate = ({
  dateHeureDebut,
  dateHeureFin,
  fuseau,
  isEnLigne,
  adresse,
  ville,
}: DetailEvenementBo) => ({
  dateHeureDebut,
  dateHeureFin,
  fuseau,
  isEnLigne,
  adresse,
  ville,
})

/** What members knew, for the mail about the change; a published event has dates. */
const avantOf = (before: DetailEvenementBo, after: DetailEvenementBo): AvantChangement => ({
  debut: before.dateHeureDebut ?? '',
  fin: before.dateHeureFin ?? '',
  fuseau: before.fuseau,
  enLigne: before.isEnLigne === true,
  adresse: before.adresse,
  codePostal: before.ville?.codePostal ?? null,
  ville: before.ville?.nom ?? null,
  visioChangee: before.isEnLigne === true && after.isEnLigne === true && before.lienVisio !== after.lienVisio,
})

const assertChange = (form: EvenementUpdate, held: Held, actor: ReadCtx['actor']): void => {
  const { brouillon, retenues, version, auteureId } = held
  if (form.version !== undefined && form.version !== version) throw commonErrors.version_depassee()
  // An autosave neither changes a published event nor publishes a draft.
  if (form.enregistrementAuto && !(brouillon && form.isDraft))
    throw evenementsErrors.enregistrement_auto_refuse()
  if (form.isDraft && !brouillon && !isDepubliable(held)) throw evenementsErrors.depublication_refusee()
  const { nombrePlacesTotal: places, territoireIds } = form
  const violations = [
    ...(places !== null && places < retenues
      ? [{ champ: 'nombrePlacesTotal', message: PLACES_PRISES(retenues) }]
      : []),
    ...(canManageEvenement(actor, { auteureId, territoireIds })
      ? []
      : [{ champ: 'territoireIds', message: TERRITOIRE_A_GARDER }]),
  ]
  if (violations.length > 0) throw invalidForm(violations)
}

const actionOf = ({ enregistrementAuto, isDraft }: EvenementUpdate, { brouillon }: Held): ActionJournal => {
  if (enregistrementAuto) return 'evenements.enregistrer_brouillon'
  return brouillon && !isDraft ? 'evenements.publier' : 'evenements.modifier'
}

/** Whether there are more seats than before; null means unlimited. */
const isElargi = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after > before)

/** Mails registered and waiting members about a new date or place, and offers additional seats. */
const tellOthers = async (
  before: DetailEvenementBo,
  after: DetailEvenementBo,
  ctx: Ctx,
): Promise<AvisEvenement> => {
  const { id } = after
  const isPublie = !before.isDraft && !after.isDraft
  let avis = SANS_AVIS
  if (isPublie && !isDeepStrictEqual(lieuEtDate(before), lieuEtDate(after))) {
    await growSequence(ctx.db, id)
    avis = await afterEvenementChange(ctx, id, 'modifie', avantOf(before, after))
  }
  if (isPublie && isElargi(before.nombrePlacesTotal, after.nombrePlacesTotal))
    await afterEvenementChange(ctx, id, 'places')
  return avis
}

/** The journal records autosaves at most once per JOURNAL_AUTO_MS, and every other save. */
const isTold = ({ enregistrementAuto }: EvenementUpdate, { journaliseLe }: Held, now: Date): boolean =>
  !enregistrementAuto ||
  journaliseLe === null ||
  now.getTime() - new Date(journaliseLe).getTime() >= JOURNAL_AUTO_MS

const change = async (
  id: EvenementId,
  asked: EvenementUpdate,
  recues: Awaited<ReturnType<typeof receiveImages>>,
  ctx: Ctx,
): Promise<EvenementModifie> => {
  const { db, actor } = ctx
  const now = ctx.now()
  const held = await lockEvenement(db, actor, id)
  const before = await getEvenementBo(ctx, id)
  assertChange(asked, held, actor)
  assertAntennes(actor, asked, before)
  const form = await checkEvenement(db, asked, before)
  const images = await changeImages(form, recues, imagesOf(before), ctx)
  const told = isTold(form, held, now)
  await updateEvenementRow(db, id, form, {
    images,
    now,
    publie: held.brouillon && !form.isDraft,
    journaliseLe: form.enregistrementAuto && told ? now : null,
  })
  const evenement = await getEvenementBo(ctx, id)
  const avis = await tellOthers(before, evenement, ctx)
  if (told)
    await journalise(ctx, {
      action: actionOf(form, held),
      cible: cibleOf(evenement),
      avant: valeursOf(before),
      apres: valeursOf(evenement),
    })
  // Read again: the offers may have changed the counts.
  return { ...(await getEvenementBo(ctx, id)), avis }
}

/** Changes an event. Stores the pictures first, because they are slow and need no transaction. */
export const updateEvenement = async (
  id: EvenementId,
  form: EvenementUpdate,
  ctx: ReadCtx,
): Promise<EvenementModifie> => {
  if (form.id !== id) throw commonErrors.introuvable()
  await assertPermis(ctx.db, ctx.actor, id)
  const recues = await receiveImages(form, ctx)
  return ctx.transaction((inside) => change(id, form, recues, inside))
}
