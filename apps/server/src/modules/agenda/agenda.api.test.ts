import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { agendaEndpoints } from '@entrelles/contract/modules/agenda/agenda.endpoints.ts'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createEvenement, type EvenementFields } from '#modules/evenements/evenements.factory.ts'
import { createFavori, createParticipation } from '#modules/participations/participations.factory.ts'
import { createCoordination, createPersona } from '#modules/session/session.factory.ts'

const kit = useTestApp()
const { listAgenda, getMoisAgenda, getVisio } = agendaEndpoints

type Statut = 'inscrite' | 'en_attente' | 'proposee' | 'annulee' | 'expiree' | 'declinee' | 'favori'

/** A member with her link to each event, given by title. */
const createMembre = async (agenda: readonly (readonly [string, string, Statut, EvenementFields?])[]) => {
  const now = kit.clock.now()
  const membre = await kit.as('adherente')
  const compteId = membre.id ?? ''
  for (const [titre, debut, statut, fields] of agenda) {
    const id = await createEvenement(kit.db, now, { titre, debut, ...fields })
    if (statut === 'favori') await createFavori(kit.db, now, compteId, id)
    else await createParticipation(kit.db, now, { evenement_id: id, compte_id: compteId, statut })
  }
  return membre
}

describe('[R7-9] [R2.1-25] her agenda', () => {
  test('contains her registrations, waiting lists and favourites, either upcoming or past', async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    const membre = await createMembre([
      ['Favori', '2026-12-08T16:00:00Z', 'favori'],
      ['Inscrite', '2026-11-19T17:30:00Z', 'inscrite'],
      ['Attente', '2026-12-03T18:00:00Z', 'en_attente'],
      ['Proposée', '2026-11-24T11:30:00Z', 'proposee'],
      ['Quittée', '2026-11-25T11:30:00Z', 'annulee'],
      ['Expirée', '2026-11-25T11:30:00Z', 'expiree'],
      ['Déclinée', '2026-11-25T11:30:00Z', 'declinee'],
      ['Annulé', '2026-11-26T11:30:00Z', 'inscrite', { annule_le: kit.clock.now() }],
      ['En cours', '2026-11-14T08:00:00Z', 'inscrite'],
      ['Hier', '2026-11-13T08:00:00Z', 'inscrite'],
      ['Avant-hier', '2026-11-12T08:00:00Z', 'favori'],
      ['À l’instant', '2026-11-14T07:00:00Z', 'inscrite'],
    ])
    await createMembre([['D’une autre', '2026-11-19T17:30:00Z', 'inscrite']])
    const futur = (await membre.call(listAgenda, { query: { futur: '1' } })).body
    expect(futur.evenements.map(({ titre }) => titre)).toEqual([
      'En cours',
      'Inscrite',
      'Proposée',
      'Annulé',
      'Attente',
      'Favori',
    ])
    expect([futur.nbevenements, futur.limit]).toEqual([6, 20])
    expect(
      futur.evenements.map(({ monInscription, favoriId, isAnnule }) => [
        monInscription?.statut ?? null,
        monInscription?.rang ?? null,
        favoriId !== null,
        isAnnule,
      ]),
    ).toEqual([
      ['inscrite', null, false, false],
      ['inscrite', null, false, false],
      ['proposee', null, false, false],
      ['inscrite', null, false, true],
      ['en_attente', 1, false, false],
      [null, null, true, false],
    ])
    const passe = (await membre.call(listAgenda, { query: { futur: '0' } })).body
    expect(passe.evenements.map(({ titre }) => titre)).toEqual(['À l’instant', 'Hier', 'Avant-hier'])
    const bad = await membre.call(listAgenda, { query: { futur: 'demain' as '1' } })
    expect(bad.body).toEqual(futur)
  })

  test('[security 30] never contains a draft, even one she saved while it was published', async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    const membre = await createMembre([['Favori', '2026-11-19T17:30:00Z', 'favori', { brouillon: true }]])
    expect((await membre.call(listAgenda, { query: {} })).body).toMatchObject({
      evenements: [],
      nbevenements: 0,
    })
    expect((await membre.call(getMoisAgenda, { query: { mois: '2026-11' } })).body.evenements).toEqual([])
  })

  test('[M13] past events say whether she came, once it is recorded', async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    const membre = await kit.as('adherente')
    const compte_id = membre.id ?? null
    const past = async (titre: string, day: string, presence: string) => {
      const id = await createEvenement(kit.db, kit.clock.now(), { titre, debut: `2026-11-${day}T08:00:00Z` })
      await createParticipation(kit.db, kit.clock.now(), { evenement_id: id, presence: 'presente' })
      await createParticipation(kit.db, kit.clock.now(), { evenement_id: id, compte_id, presence })
    }
    await past('Venue', '13', 'presente')
    await past('Manqué', '12', 'absente')
    await past('Excusée', '11', 'excusee')
    await past('Pas noté', '10', 'inconnue')
    const presences = ({
      evenements,
    }: {
      evenements: readonly { titre: string; maPresence: string | null }[]
    }) => Object.fromEntries(evenements.map(({ titre, maPresence }) => [titre, maPresence]))
    const expected = { Venue: 'presente', Manqué: 'absente', Excusée: 'excusee', 'Pas noté': null }
    const passe = await membre.call(listAgenda, { query: { futur: '0' } })
    expect(presences(passe.body)).toEqual(expected)
    const mois = await membre.call(getMoisAgenda, { query: { mois: '2026-11' } })
    expect(presences(mois.body)).toEqual(expected)
  })

  test('is paginated without repeating or losing an event', async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    const agenda = Array.from(
      { length: 23 },
      (_, n) => [`E${n}`, '2026-11-19T17:30:00Z', 'inscrite'] as const,
    )
    const membre = await createMembre(agenda)
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await membre.call(listAgenda, { query: { page } })).body),
    )
    expect(pages.map(({ evenements, nbevenements }) => [evenements.length, nbevenements])).toEqual([
      [20, 23],
      [3, 23],
      [0, 23],
    ])
    expect(new Set(pages.flatMap(({ evenements }) => evenements.map(({ id }) => id))).size).toBe(23)
  })

  test('for a month covers its whole weeks, in Paris time, by date', async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    const membre = await createMembre([
      // In Paris, Monday 26 October starts an hour before midnight UTC.
      ['Lundi minuit', '2026-10-25T23:00:00Z', 'inscrite'],
      ['Dimanche 23 h 59', '2026-10-25T22:59:00Z', 'inscrite'],
      ['Novembre', '2026-11-19T17:30:00Z', 'favori'],
      ['Dernier dimanche', '2026-12-06T22:59:00Z', 'en_attente'],
      ['Lundi suivant', '2026-12-06T23:00:00Z', 'inscrite'],
    ])
    const { status, body } = await membre.call(getMoisAgenda, { query: { mois: '2026-11' } })
    expect(status).toBe(200)
    expect(body.mois).toBe('2026-11')
    expect(body.evenements.map(({ titre }) => titre)).toEqual([
      'Lundi minuit',
      'Novembre',
      'Dernier dimanche',
    ])
    expect((await membre.call(getMoisAgenda, { query: { mois: '2026-13' } })).status).toBe(422)
  })
})

describe('[R3-13] the visio URL of an online event', () => {
  const LIEN = 'https://visio.exemple.fr/salle-1'
  const visit = async (client: { inject: (typeof kit)['visitor']['inject'] }, id: EvenementId) => {
    const { status, headers } = await client.inject({ url: `/api/evenements/${id}/visio` })
    return [status, headers.location]
  }

  test('redirects registered members and managers to the meeting, and others to the event page', async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    const now = kit.clock.now()
    const coordinatrice = await createPersona(kit.db, now, 'coordinatrice')
    const { id: territoire } = await createCoordination(
      kit.db,
      now,
      coordinatrice.id,
      `T ${coordinatrice.id}`,
    )
    const id = await createEvenement(kit.db, now, {
      en_ligne: true,
      lien_visio: LIEN,
      territoireIds: [territoire],
    })
    const page = [302, `/evenement/${id}`]
    const inscrite = await kit.as('adherente')
    await createParticipation(kit.db, now, { evenement_id: id, compte_id: inscrite.id ?? null })
    const attend = await kit.as('adherente')
    await createParticipation(kit.db, now, {
      evenement_id: id,
      compte_id: attend.id ?? null,
      statut: 'en_attente',
    })
    const expiree = await kit.as('expiree')
    await createParticipation(kit.db, now, { evenement_id: id, compte_id: expiree.id ?? null })

    expect(await visit(inscrite, id)).toEqual([302, LIEN])
    expect(await visit(await kit.signIn(coordinatrice.id), id)).toEqual([302, LIEN])
    expect(await visit(await kit.as('administratrice'), id)).toEqual([302, LIEN])
    for (const other of [
      attend,
      expiree,
      await kit.as('adherente'),
      await kit.as('coordinatrice'),
      kit.visitor,
    ])
      expect(await visit(other, id)).toEqual(page)
    await kit.db.updateTable('evenements').set({ annule_le: now }).where('id', '=', id).execute()
    expect(await visit(inscrite, id)).toEqual(page)
  })

  test('answers 404 for a draft or an unknown event', async () => {
    const administratrice = await kit.as('administratrice')
    const id = await createEvenement(kit.db, kit.clock.now(), { en_ligne: true, brouillon: true })
    expect((await administratrice.call(getVisio, { params: { id } })).status).toBe(404)
    const inconnu = '019a0000-0000-7000-8000-00000000dead' as EvenementId
    expect((await kit.visitor.call(getVisio, { params: { id: inconnu } })).status).toBe(404)
  })
})
