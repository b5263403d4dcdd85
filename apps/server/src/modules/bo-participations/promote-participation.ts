import { offreJusqua, placesRestantes } from '@entrelles/contract/modules/participations/file.ts'
import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { AttenteBo } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { promoteLigne } from '#modules/participations/lignes.repository.ts'
import { sendCourriers } from '#modules/participations/mails/courriers.lettres.ts'
import { movePlaces } from '#modules/participations/places.ts'
import { atEvenement } from '#modules/participations/tour-evenement.ts'
import { getAttente } from './bo-participations.queries.ts'
import { cibleOf, holdLigne, type Adresse } from './hold-ligne.ts'

/** Offers a seat to a waiting member whatever her rank; adds a seat to the event when none is free. */
export const promoteParticipation = (adresse: Adresse, motif: string, ctx: ReadCtx): Promise<AttenteBo> =>
  atEvenement(ctx, adresse.id, async (inside) => {
    const { db, actor, now } = inside
    const { held, ligne, nom } = await holdLigne(adresse, inside)
    if (held.isAnnule) throw participationsErrors.annule()
    if (ligne.statut !== 'en_attente') throw participationsErrors.pas_en_attente()
    const jusqua = offreJusqua(now(), held.debut)
    if (jusqua === null) throw participationsErrors.evenement_commence()
    const ajoutee = placesRestantes(held) === 0 ? 1 : 0
    await promoteLigne(db, ligne.id, { jusqua, parId: actor.id, motif }, now())
    const after = await movePlaces(inside, held, { proposees: 1, enAttente: -1, nombrePlaces: ajoutee })
    await sendCourriers(inside, 'offre', [ligne.id])
    await journalise(inside, {
      action: 'participations.promouvoir',
      cible: cibleOf(held),
      avant: { places: held.nombrePlaces },
      apres: { participante: nom, motif, places: after.nombrePlaces },
    })
    return getAttente(inside, ligne.id)
  })
