import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { evenementsEndpoints as endpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import { INTERVENANTE_A_CONFIRMER } from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import type { ParticipationId } from '@entrelles/contract/modules/participations/participations.schema.ts'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { createFavori, createParticipation } from '#modules/participations/participations.factory.ts'
import { createCompte, createCoordination } from '#modules/session/session.factory.ts'
import { createEvenement, type EvenementFields } from './evenements.factory.ts'

const kit = useTestApp()
let membre: Client

const UNKNOWN = '019a0000-0000-7000-8000-000000000001' as EvenementId
const HELENE = {
  prenom: 'Hélène',
  nom: 'Roussel',
  entreprise: 'Atelier Roussel',
  profession: 'Comptable',
  email: 'helene@exemple.fr',
  telephone: '0639980427',
  photo: 'helene.webp',
  lien: 'https://exemple.fr',
  instagram: 'https://instagram.com/h',
  facebook: 'https://facebook.com/h',
  linkedin: 'https://linkedin.com/in/h',
  lien_fdt: 'https://exemple.fr/fdt',
} as const
const AWA = { prenom: 'Awa', nom: 'Diallo', email: 'awa@exemple.fr', telephone: '0639980428' } as const

const create = (fields: EvenementFields = {}) => createEvenement(kit.db, kit.clock.now(), fields)
const createVisio = (fields: EvenementFields = {}) =>
  create({
    type: 'Webinaire',
    en_ligne: true,
    lien_visio: 'https://visio.exemple.fr/salle',
    intervenantes: [
      { rang: 1, ...HELENE },
      { rang: 2, ...AWA },
    ],
    ...fields,
  })
const read = (id: EvenementId, client = membre) => client.call(endpoints.getEvenement, { params: { id } })
const register = (
  evenement_id: EvenementId,
  fields: Partial<Parameters<typeof createParticipation>[2]> = {},
): Promise<ParticipationId> =>
  createParticipation(kit.db, kit.clock.now(), { evenement_id, compte_id: membre.id ?? '', ...fields })

/** Fields returned only to registered members and managers of the event. */
const RESERVES = ['lienVisio', 'intervenanteEmail', 'intervenanteTelephone', 'intervenante2Email'] as const
const reservesOf = async (id: EvenementId, client = membre) => {
  const { status, body } = await read(id, client)
  expect(status).toBe(200)
  return RESERVES.map((name) => (name in body ? body[name] : 'left out'))
}
const HIDDEN = [null, 'left out', 'left out', 'left out']
const SHOWN = ['https://visio.exemple.fr/salle', HELENE.email, HELENE.telephone, AWA.email]

beforeEach(async () => {
  await kit.db.deleteFrom('evenements').execute()
  await kit.db.deleteFrom('intervenants').execute()
  membre = await kit.as('adherente')
})

describe('GET /api/evenements/:id', () => {
  test('[R3-13] [R7-7] returns every field of an event', async () => {
    const territoire = await createTerritoire(kit.db, {})
    const intervenant = await createIntervenant(kit.db, kit.clock.now())
    const id = await create({
      territoireIds: [territoire],
      intervenantIds: [intervenant],
      intervenantes: [{ rang: 1, ...HELENE }],
      visuel: 'image.webp',
      apercu: 'vignette.webp',
      vitrine: true,
      inscription_type: 'Both',
      lien_google_form: 'https://forms.exemple.fr/1',
      debut: '2026-11-19T17:30:00Z',
      prises: 17,
      en_attente: 2,
    })
    await register(id)
    const favori = await createFavori(kit.db, kit.clock.now(), membre.id ?? '', id)
    const { status, body } = await read(id)
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      serie: [],
      suites: null,
      titre: 'Fixer ses prix sans s’excuser',
      theme: { id: expect.any(String), libelle: 'Finances' },
      evenementType: { id: expect.any(String), libelle: 'Atelier' },
      isEnLigne: false,
      lienVisio: null,
      adresse: '16 quai du Steïr',
      ville: { id: '29232', nom: 'Quimper', codePostal: '29000' },
      nombrePlacesTotal: 20,
      dateHeureDebut: '2026-11-19T17:30:00.000Z',
      dateHeureFin: '2026-11-19T19:30:00.000Z',
      heureDebut: '18:30',
      heureFin: '20:30',
      fuseau: 'Europe/Paris',
      visuel: 'image.webp',
      visuel_preview: 'vignette.webp',
      description: '<p>Deux heures pour calculer un prix.</p>',
      intervenantePrenom: 'Hélène',
      intervenanteNom: 'Roussel',
      intervenanteEntreprise: 'Atelier Roussel',
      intervenanteProfession: 'Comptable',
      intervenanteEmail: 'helene@exemple.fr',
      intervenanteTelephone: '0639980427',
      intervenantePhoto: 'helene.webp',
      intervenanteLien: 'https://exemple.fr',
      intervenanteInstagram: 'https://instagram.com/h',
      intervenanteFacebook: 'https://facebook.com/h',
      intervenanteLinkedin: 'https://linkedin.com/in/h',
      intervenanteLienFdt: 'https://exemple.fr/fdt',
      intervenante2Prenom: null,
      intervenante2Nom: null,
      intervenante2Entreprise: null,
      intervenante2Profession: null,
      intervenante2Email: null,
      intervenante2Telephone: null,
      intervenante2Photo: null,
      intervenante2Lien: null,
      intervenante2Instagram: null,
      intervenante2Facebook: null,
      intervenante2Linkedin: null,
      intervenante2LienFdt: null,
      isDraft: false,
      territoires: [{ id: territoire, nom: expect.any(String) }],
      intervenants: [{ id: intervenant, prenom: 'Hélène', nom: 'Roussel' }],
      lienGoogleForm: 'https://forms.exemple.fr/1',
      displaySiteVitrine: true,
      inscriptionType: 'Both',
      isAnnule: false,
      nbPlacesRestantes: 2,
      nbInscrites: 18,
      nbEnAttente: 2,
      monInscription: { statut: 'inscrite', rang: null, offreExpireLe: null },
      favoriId: favori,
      maPresence: null,
      droits: { gerer: false },
    })
  })

  test('[R3-13] runs one statement besides the one of the session', async () => {
    const id = await createVisio()
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    await read(id)
    expect(queries.mock.calls).toHaveLength(2)
    queries.mockRestore()
  })

  test('[R4-11] a draft or an unknown event is a 404, even for an administrator; an invalid id is a 422', async () => {
    const administratrice = await kit.as('administratrice')
    const draft = await create({ brouillon: true, auteure_id: administratrice.id ?? '' })
    for (const client of [membre, administratrice])
      for (const id of [draft, UNKNOWN]) expect((await read(id, client)).status).toBe(404)
    expect((await membre.inject({ url: '/api/evenements/x' })).status).toBe(422)
  })

  test('[R4-11] a cancelled event is returned as cancelled', async () => {
    const id = await create({ annule_le: kit.clock.now() })
    expect((await read(id)).body.isAnnule).toBe(true)
  })

  test('[R6-5] only active members may read it', async () => {
    const id = await create()
    expect((await read(id, kit.visitor)).status).toBe(401)
    expect((await read(id, await kit.as('expiree'))).status).toBe(403)
    expect((await read(id, await kit.as('inscription'))).status).toBe(403)
  })
})

describe('[R3-13] the video call link and the contact details of speakers', () => {
  test('are hidden from a member who is not registered', async () => {
    expect(await reservesOf(await createVisio())).toEqual(HIDDEN)
  })
  test('are shown to a registered member only', async () => {
    const id = await createVisio()
    await register(id)
    expect(await reservesOf(id)).toEqual(SHOWN)
    expect(await reservesOf(id, await kit.as('adherente'))).toEqual(HIDDEN)
  })
  test.each(['en_attente', 'proposee', 'annulee', 'expiree', 'declinee'])(
    'are hidden from a member whose registration is « %s »',
    async (statut) => {
      const id = await createVisio()
      await register(id, { statut })
      expect(await reservesOf(id)).toEqual(HIDDEN)
    },
  )
  test('are hidden from a member registered for another event', async () => {
    await register(await createVisio())
    expect(await reservesOf(await createVisio())).toEqual(HIDDEN)
  })
  test('[R6-4] are shown to an administrator, who manages the event', async () => {
    const administratrice = await kit.as('administratrice')
    const id = await createVisio()
    expect(await reservesOf(id, administratrice)).toEqual(SHOWN)
    expect((await read(id, administratrice)).body.droits.gerer).toBe(true)
  })
  test('[R6-4] are shown to a coordinator of its branch or who created it, not to other coordinators', async () => {
    const { id: compteId } = await createCompte(kit.db, kit.clock.now())
    const { id: territoire } = await createCoordination(kit.db, kit.clock.now(), compteId)
    const coordinatrice = await kit.signIn(compteId)
    const hers = await createVisio({ territoireIds: [territoire] })
    const made = await createVisio({ auteure_id: compteId })
    expect(await reservesOf(hers, coordinatrice)).toEqual(SHOWN)
    expect(await reservesOf(made, coordinatrice)).toEqual(SHOWN)
    expect(await reservesOf(await createVisio(), coordinatrice)).toEqual(HIDDEN)
    const autre = await kit.as('coordinatrice')
    expect(await reservesOf(hers, autre)).toEqual(HIDDEN)
    expect((await read(hers, autre)).body.droits.gerer).toBe(false)
  })
})

describe('the page of an event', () => {
  test('[R3-13] hides the name of a speaker who is hidden or has not consented', async () => {
    const [agreed, silent, hidden] = [
      await createIntervenant(kit.db, kit.clock.now()),
      await createIntervenant(kit.db, kit.clock.now(), { consent: false }),
      await createIntervenant(kit.db, kit.clock.now(), { visible: false }),
    ]
    const id = await create({ intervenantIds: [silent, agreed, hidden] })
    const nobody = { prenom: INTERVENANTE_A_CONFIRMER, nom: '' }
    expect((await read(id)).body.intervenants).toEqual([
      { id: silent, ...nobody },
      { id: agreed, prenom: 'Hélène', nom: 'Roussel' },
      { id: hidden, ...nobody },
    ])
  })
  test('[R3-13] returns the rank of a waiting member and the expiry of an offered seat', async () => {
    const waiting = await create()
    await createParticipation(kit.db, kit.clock.now(), { evenement_id: waiting, statut: 'en_attente' })
    await register(waiting, { statut: 'en_attente' })
    expect((await read(waiting)).body.monInscription).toMatchObject({ statut: 'en_attente', rang: 2 })
    const offered = await create()
    await register(offered, { statut: 'proposee' })
    expect((await read(offered)).body.monInscription).toMatchObject({
      statut: 'proposee',
      rang: null,
      offreExpireLe: '2026-11-15T09:00:00.000Z',
    })
  })
  test('[M13] says whether the member came, once it is recorded, and nothing of another member', async () => {
    for (const presence of ['presente', 'absente', 'excusee']) {
      const id = await create()
      await register(id, { presence })
      expect((await read(id)).body.maPresence).toBe(presence)
    }
    const [unknown, other] = [await create(), await create()]
    await register(unknown)
    await createParticipation(kit.db, kit.clock.now(), { evenement_id: other, presence: 'presente' })
    for (const id of [unknown, other]) expect((await read(id)).body.maPresence).toBeNull()
  })
})
