import { emargementEndpoints } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { buildAttestationParticipation } from './attestation-participation-pdf.ts'
import { getEvenementEcrit } from './documents.queries.ts'
import { buildFeuille } from './feuille-pdf.ts'
import { createSeance, feuilleOf } from './test-seance.ts'

const kit = useTestApp()
const { getFeuilleEmargement, getAttestationParticipation, updatePresence } = emargementEndpoints

const download = (token: string | undefined, url: string) =>
  kit.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

describe('attendance sheet as PDF', () => {
  test('an organiser downloads the sheet in its current state', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit, {
      intervenantes: [{ rang: 1, prenom: 'Hélène', nom: 'Roussel' }],
    })
    await inscrire('Maëlle', 'Le Goff')
    const answer = await download(organisatrice.token, `/api/evenements/${id}/emargement.pdf`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition':
        "attachment; filename*=UTF-8''emargement-fixer-ses-prix-sans-s-excuser-2026-11-19.pdf",
    })
    const evenement = await getEvenementEcrit(kit.db, id)
    expect(evenement.intervenantes).toEqual(['Hélène Roussel'])
    const { lignes } = await feuilleOf(organisatrice, id)
    const madeOn = kit.clock.now().toISOString()
    expect(answer.rawPayload).toEqual(await buildFeuille({ evenement, lignes }, { madeOn }))
  })

  test('a draft has no sheet', async () => {
    const administratrice = await kit.as('administratrice')
    const id = await createEvenement(kit.db, kit.clock.now(), { brouillon: true })
    expect((await administratrice.call(getFeuilleEmargement, { params: { id } })).status).toBe(404)
  })
})

describe('[M13] attestation of participation', () => {
  test('a member downloads her attestation once the event is over, while she is marked present', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit)
    const { compteId, participationId } = await inscrire('Maëlle', 'Le Goff')
    const params = { id, participationId }
    await organisatrice.call(updatePresence, { params, body: { presence: 'presente' } })
    // The event ends at 8:30 p.m.
    kit.clock.set('2026-11-19T19:29:59.000Z')
    const membre = await kit.signIn(compteId)
    const ask = () => membre.call(getAttestationParticipation, { params: { id } })
    expect(await ask()).toMatchObject({
      status: 409,
      body: {
        code: 'attestation_trop_tot',
        message: 'L’attestation est donnée une fois l’événement terminé.',
      },
    })
    kit.clock.advance(1000)
    const answer = await download(membre.token, `/api/evenements/${id}/attestation`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''attestation-fixer-ses-prix-sans-s-excuser-2026-11-19.pdf",
    )
    const evenement = await getEvenementEcrit(kit.db, id)
    expect(answer.rawPayload).toEqual(
      await buildAttestationParticipation({ prenom: 'Maëlle', nom: 'Le Goff', evenement }),
    )
    kit.clock.advance(1000)
    const administratrice = await kit.as('administratrice')
    await administratrice.call(updatePresence, { params, body: { presence: 'absente' } })
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'attestation_absente' } })
  })

  test('nobody else gets an attestation, administrators included, and a draft answers 404', async () => {
    const { id, inscrire } = await createSeance(kit)
    await inscrire('Maëlle', 'Le Goff', { presence: 'presente' })
    kit.clock.set('2026-11-19T20:00:00.000Z')
    const organisatrice = await kit.as('administratrice')
    for (const other of [organisatrice, await kit.as('adherente')])
      expect(await other.call(getAttestationParticipation, { params: { id } })).toMatchObject({
        status: 409,
        body: { code: 'attestation_absente' },
      })
    const brouillon = await createEvenement(kit.db, kit.clock.now(), { brouillon: true })
    expect(
      (await organisatrice.call(getAttestationParticipation, { params: { id: brouillon } })).status,
    ).toBe(404)
  })
})
