import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { formatDay } from '@entrelles/contract/kit/format.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { instantOf, localDayOf, localExists } from '@entrelles/contract/kit/zoned-time.ts'
import { evenementsErrors } from '@entrelles/contract/modules/evenements/evenements.errors.ts'
import type { SerieForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import type {
  DateSerie,
  DetailEvenementBo,
} from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { HEURE_INEXISTANTE_LE } from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import { joursSerie } from '@entrelles/contract/modules/evenements/serie.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getEvenementBo, lockEvenement } from './bo-evenement.queries.ts'
import { copyEvenement, joinSerie } from './bo-evenements.repository.ts'
import { antennesOf } from './check-evenement.ts'
import { imagesOf, shareImages } from './images-evenement.ts'
import { cibleOf } from './journal-evenement.ts'

/** Dates of the copies: same local hours, also across a change to summer or winter time. */
const datesOf = (evenement: DetailEvenementBo, { regle, nombre }: SerieForm, now: Date) => {
  const { dateHeureDebut, heureDebut, heureFin, fuseau, isAnnule, isDraft } = evenement
  if (isAnnule) throw evenementsErrors.serie_annulee()
  if (dateHeureDebut === null) throw evenementsErrors.serie_sans_date()
  if (!isDraft && new Date(dateHeureDebut) <= now) throw evenementsErrors.serie_commencee()
  return joursSerie(localDayOf(dateHeureDebut, fuseau), regle, nombre).map((jour) => {
    const at = (heure: string | null): Date => {
      const local = `${jour} ${heure}`
      if (!localExists(local, fuseau))
        throw invalidForm([{ champ: 'regle', message: HEURE_INEXISTANTE_LE(formatDay(jour)) }])
      return instantOf(local, fuseau)
    }
    return { debut: at(heureDebut), fin: at(heureFin) }
  })
}

/**
 * Repeats an event as independent copies of the caller, drafts or published like the original, for those of its branches
 * that she may publish for.
 */
export const createSerie = async (
  id: EvenementId,
  form: SerieForm,
  ctx: Ctx,
): Promise<{ readonly evenements: DateSerie[] }> => {
  const { db, actor } = ctx
  const now = ctx.now()
  // Locked so that no picture is detached between the copy and its sharing.
  await lockEvenement(db, actor, id)
  const evenement = await getEvenementBo(ctx, id)
  const dates = datesOf(evenement, form, now)
  const serieId = await joinSerie(db, id)
  const { isDraft, territoires } = evenement
  const among = antennesOf(actor)
  if (among && !isDraft && !territoires.some((territoire) => among.includes(territoire.id)))
    throw evenementsErrors.serie_hors_antennes()
  const evenements: DateSerie[] = []
  for (const { debut, fin } of dates) {
    const copie = await copyEvenement(db, id, {
      auteureId: actor.id,
      now,
      among,
      date: { debut, fin, isDraft, serieId },
    })
    await shareImages(imagesOf(evenement), ctx)
    evenements.push({ id: copie as EvenementId, dateHeureDebut: debut.toISOString(), isDraft })
  }
  await journalise(ctx, { action: 'evenements.repeter', cible: cibleOf(evenement), apres: form })
  return { evenements }
}
