import { adherentesEndpoints as annuaire } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { antennesEndpoints as antennes } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { boAdherentesEndpoints as fiches } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import { boParticipationsEndpoints as inscriptions } from '@entrelles/contract/modules/bo-participations/bo-participations.endpoints.ts'
import { emargementEndpoints as emargement } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import { evenementsEndpoints as evenements } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import type { EndpointCall } from '@entrelles/contract/kit/endpoint.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { notificationsEndpoints as notifications } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import {
  createProfil,
  createTerritoire,
  referentielOf,
  type ProfilFields,
} from '#modules/adherentes/adherentes.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createNotification } from '#modules/notifications/notifications.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { createBlocage } from './blocages.factory.ts'

const kit = useTestApp()
const UNKNOWN = '019a0000-0000-7000-8000-00000000dead' as AdherenteId
const QUIMPER = '29232'
const BREST = '29019'

let choix: Required<Pick<ProfilFields, 'competences' | 'situations' | 'secteur'>>
let territoire: TerritoireId
let evenement: EvenementId
const membres = new Map<string, Client & { readonly id: AdherenteId }>()

const create = async (prenom: string, nom: string, fields: ProfilFields = {}) => {
  const { id } = await createProfil(kit.db, kit.clock.now(), {
    villeId: QUIMPER,
    territoire: 'Cornouaille',
    ...choix,
    ...fields,
    compte: { prenom, nom, photo: `${prenom}.svg`, ...fields.compte },
  })
  membres.set(prenom, { ...(await kit.signIn(id)), id: id as AdherenteId })
  await createParticipation(kit.db, kit.clock.now(), { evenement_id: evenement, compte_id: id })
}
const membre = (prenom: string) => {
  const found = membres.get(prenom)
  if (!found) throw new Error(`nobody is called ${prenom}`)
  return found
}

/** Oriane has blocked Ursuline. Zélie, Nour and Brune are on good terms with both; Brune lives in Brest, the others in Quimper. */
beforeAll(async () => {
  choix = {
    competences: [await referentielOf(kit.db, 'competence', 'Comptabilité')],
    situations: [await referentielOf(kit.db, 'situation', 'Salariée')],
    secteur: await referentielOf(kit.db, 'activite', 'Artisanat et métiers d’art'),
  }
  territoire = (await createTerritoire(kit.db, 'Cornouaille')) as TerritoireId
  evenement = await createEvenement(kit.db, kit.clock.now(), {
    nombre_places: null,
    territoireIds: [territoire],
  })
  await create('Oriane', 'Kerbrat', { coordonne: 'Cornouaille' })
  await create('Ursuline', 'Pennarun', { coordonne: 'Cornouaille' })
  await create('Zélie', 'Abgrall')
  await create('Nour', 'Sarr')
  await create('Brune', 'Tanguy', { villeId: BREST })
  await createBlocage(kit.db, kit.clock.now(), membre('Oriane').id, membre('Ursuline').id)
})

type Query = EndpointCall<typeof annuaire.listAdherentes>['query']
const list = async (who: Client, query: Query) => {
  const { status, body } = await who.call(annuaire.listAdherentes, { query })
  expect(status).toBe(200)
  return { ...body, prenoms: body.adherentes.map(({ prenom }) => prenom).sort() }
}
const TOUTES = ['Brune', 'Nour', 'Oriane', 'Ursuline', 'Zélie']
const without = (...prenoms: string[]) => TOUTES.filter((prenom) => !prenoms.includes(prenom))

describe.each([
  { lectrice: 'Oriane', cachee: 'Ursuline', nom: 'Pennarun', faute: 'penarun' },
  { lectrice: 'Ursuline', cachee: 'Oriane', nom: 'Kerbrat', faute: 'kerbart' },
])('[M3] [security 64] for $lectrice, $cachee disappears', ({ lectrice, cachee, nom, faute }) => {
  const see = (query: Query) => list(membre(lectrice), query)

  test('from the directory and from a branch, whose totals do not move', async () => {
    for (const query of [{}, { territoire }])
      expect(await see(query)).toMatchObject({ prenoms: without(cachee), nbadherentes: 5 })
    const { body } = await membre(lectrice).call(antennes.listAdherentesTerritoire, {
      params: { id: territoire },
      query: {},
    })
    expect(body.adherentes.map(({ prenom }) => prenom).sort()).toEqual(without(cachee))
    expect(body.nbadherentes).toBe(5)
  })

  test('from every filter, before its count', async () => {
    const { competences, situations, secteur } = choix
    const alone: Query[] = [
      { departement: '29' },
      { nouvelles: 'oui' },
      { competence: competences[0] },
      { situation: situations[0] },
      { secteur },
    ] as Query[]
    for (const query of [...alone, ...alone.map((one) => ({ ...one, territoire }))])
      expect(await see(query), JSON.stringify(query)).toMatchObject({
        prenoms: without(cachee),
        nbadherentes: 4,
      })
    expect(await see({ coordinatrices: 'oui' })).toMatchObject({ prenoms: [lectrice], nbadherentes: 1 })
  })

  test('from what is near, before its count, in the order of the distances', async () => {
    for (const [query, prenoms] of [
      [{ distanceKm: 10 }, without(cachee, lectrice, 'Brune')],
      [{ distanceKm: 60 }, without(cachee, lectrice)],
      [{ distanceKm: 60, departement: '29' }, without(cachee, lectrice)],
      [{ distanceKm: 60, territoire }, without(cachee, lectrice)],
    ] as const)
      expect(await see(query)).toMatchObject({ prenoms, nbadherentes: prenoms.length })
  })

  test('from the search by words, its count and its corrections', async () => {
    expect(await see({ termes: nom })).toMatchObject({ prenoms: [], nbadherentes: 0 })
    expect(await see({ termes: `${cachee} ${nom}`, territoire })).toMatchObject({ nbadherentes: 0 })
    expect(await see({ termes: 'quimper' })).toMatchObject({
      prenoms: without(cachee, 'Brune'),
      nbadherentes: 3,
    })
    const corrected = await see({ termes: faute })
    expect(corrected).toMatchObject({ prenoms: [], nbadherentes: 0 })
    expect(corrected).not.toHaveProperty('motsCorriges')
    expect(await see({ termes: 'abgral' })).toMatchObject({ prenoms: ['Zélie'] })
    expect(await see({ termes: 'tangyu' })).toMatchObject({ prenoms: ['Brune'], motsCorriges: ['tanguy'] })
  })

  test('from her profile: the response is that of an unknown member', async () => {
    const read = (id: AdherenteId) =>
      membre(lectrice).call(annuaire.getAdherente, { params: { id }, query: {} })
    const [hidden, unknown] = await Promise.all([read(membre(cachee).id), read(UNKNOWN)])
    expect([hidden.status, hidden.body]).toEqual([404, unknown.body])
    expect(hidden.headers['content-length']).toBe(unknown.headers['content-length'])
    expect((await read(membre(lectrice).id)).status).toBe(200)
    expect((await read(membre('Nour').id)).status).toBe(200)
  })

  test('from the participants of an event, whose numbers do not move', async () => {
    expect(await see({ evenementId: evenement })).toMatchObject({ prenoms: without(cachee), nbadherentes: 5 })
    const who = membre(lectrice)
    const last = await who.call(annuaire.listDernieresInscrites, { query: { evenementId: evenement } })
    expect(last.body.map(({ prenom }) => prenom).sort()).toEqual(without(cachee))
    const { body } = await who.call(evenements.getEvenement, { params: { id: evenement } })
    expect(body).toMatchObject({ nbInscrites: 5 })
  })

  test('from the faces of a branch, not from its coordinators nor its number', async () => {
    const { body } = await membre(lectrice).call(antennes.getTerritoire, { params: { id: territoire } })
    expect(body.nbAdherentes).toBe(5)
    expect(body.visages).not.toContain(`${cachee}.svg`)
    expect(body.visages).toContain('Nour.svg')
    expect(body.coordinatrices.map(({ prenom }) => prenom).sort()).toEqual(['Oriane', 'Ursuline'])
    const { body: all } = await membre(lectrice).call(antennes.listTerritoires, { query: {} })
    expect(all.territoires.find(({ id }) => id === territoire)?.visages).toEqual(body.visages)
  })

  test('from the lines of the notification centre, except the notifications of a coordinator about her branch', async () => {
    const destinataireId = membre(lectrice).id
    const tell = (
      acteure: string,
      fields: Pick<Parameters<typeof createNotification>[2], 'type' | 'groupe' | 'donnees'>,
    ) =>
      createNotification(kit.db, kit.clock.now(), {
        ...fields,
        destinataireId,
        cible: { type: 'compte', id: null, url: '/' },
        acteureId: membre(acteure).id,
      })
    const donnees = {
      coupDePouceId: UNKNOWN,
      reponseId: UNKNOWN,
      compteId: destinataireId,
      titre: 'Relire un bail',
      role: 'auteure',
    }
    for (const [groupe, acteure] of [
      ['seule', cachee],
      ['ensemble', cachee],
      ['ensemble', 'Nour'],
    ] as const)
      await tell(acteure, { type: 'reponse_coup_de_pouce', groupe, donnees })
    await tell(cachee, {
      type: 'nouvelle_adherente',
      groupe: 'antenne',
      donnees: { compteId: membre(cachee).id, territoireId: territoire },
    })
    const { body } = await membre(lectrice).call(notifications.listNotifications, { query: {} })
    expect(
      body.notifications.map(({ titre, acteures, nbActeures }) => [titre, acteures.length, nbActeures]),
    ).toEqual([
      [`${cachee} ${nom} vient de rejoindre ton antenne.`, 1, 1],
      [expect.stringMatching(/^Nour Sarr et une autre ont répondu/), 1, 2],
      [expect.stringMatching(/^Une membre a répondu/), 0, 1],
    ])
  })

  test('and the map counts her, as it does for everybody', async () => {
    const of = async (prenom: string) => (await membre(prenom).call(annuaire.getCarteAnnuaire, {})).body
    expect((await of(lectrice)).departements).toEqual((await of('Zélie')).departements)
  })
})

test('[M3] everybody else sees both', async () => {
  for (const query of [
    {},
    { departement: '29' },
    { evenementId: evenement },
    { nouvelles: 'oui' },
  ] as Query[])
    expect(await list(membre('Zélie'), query)).toMatchObject({ prenoms: TOUTES, nbadherentes: 5 })
  for (const prenom of ['Oriane', 'Ursuline']) {
    const { id } = membre(prenom)
    const { status } = await membre('Zélie').call(annuaire.getAdherente, { params: { id }, query: {} })
    expect(status).toBe(200)
  }
})

test('[M3] the back office and the check-in ignore blocks', async () => {
  const [oriane, ursuline] = [membre('Oriane'), membre('Ursuline')]
  const ofEvenement = { params: { id: evenement } }
  const { body: liste } = await ursuline.call(inscriptions.listParticipationsBo, {
    ...ofEvenement,
    query: {},
  })
  expect(JSON.stringify(liste)).toContain(oriane.id)
  const { body: feuille } = await ursuline.call(emargement.getEmargement, ofEvenement)
  expect(feuille).toMatchObject({ nbInscrites: 5 })
  expect(JSON.stringify(feuille.lignes)).toContain('Kerbrat')
  const fiche = await ursuline.call(fiches.getFiche, { params: { id: oriane.id } })
  expect(fiche.status).toBe(200)
})

test('[M3] the pages of a total may be one short, those of a filter are full', async () => {
  const oriane = membre('Oriane')
  const added = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      createProfil(kit.db, kit.clock.now(), {
        villeId: n % 2 === 0 ? QUIMPER : BREST,
        compte: { prenom: 'Lou', nom: `Zz ${n}` },
      }),
    ),
  )
  const pagesOf = (query: Query) => Promise.all([1, 2].map((page) => list(oriane, { ...query, page })))
  const sizes = (pages: { readonly adherentes: readonly unknown[] }[]) =>
    pages.map(({ adherentes }) => adherentes.length)
  const toutes = await pagesOf({})
  expect(toutes[0]?.nbadherentes).toBe(25)
  expect(sizes(toutes)).toEqual([19, 5])
  for (const query of [{ departement: '29' }, { distanceKm: 60 }, { termes: 'quimper' }] as Query[]) {
    const pages = await pagesOf(query)
    const nb = pages[0]?.nbadherentes ?? 0
    expect(sizes(pages), JSON.stringify(query)).toEqual([Math.min(nb, 20), Math.max(nb - 20, 0)])
    const ids = pages.flatMap(({ adherentes }) => adherentes.map(({ id }) => id))
    expect(new Set(ids).size).toBe(nb)
    expect(ids).not.toContain(membre('Ursuline').id)
  }
  expect((await list(oriane, { departement: '29' })).nbadherentes).toBe(24)
  expect((await list(oriane, { distanceKm: 60 })).nbadherentes).toBe(23)

  // Where faces are shown, another takes the place of hers.
  const complet = await createEvenement(kit.db, kit.clock.now(), { nombre_places: null })
  const inscrites = [...added.slice(0, 5).map(({ id }) => id), membre('Ursuline').id]
  for (const compte_id of inscrites)
    await createParticipation(kit.db, kit.clock.now(), { evenement_id: complet, compte_id })
  const last = await oriane.call(annuaire.listDernieresInscrites, { query: { evenementId: complet } })
  expect(last.body.map(({ id }) => id)).toEqual(inscrites.slice(0, 5).toReversed())
  expect(await list(oriane, { evenementId: complet })).toMatchObject({ nbadherentes: 6 })

  await kit.db
    .deleteFrom('comptes')
    .where(
      'id',
      'in',
      added.map(({ id }) => id),
    )
    .execute()
})
