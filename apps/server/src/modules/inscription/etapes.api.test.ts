import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { ETAPES_INSCRIPTION, type EtapeInscription } from '@entrelles/contract/kit/roles.ts'
import { inscriptionEndpoints as endpoints } from '@entrelles/contract/modules/inscription/inscription.endpoints.ts'
import type { CategorieReferentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { encodingsOf } from './inscription.factory.ts'

const kit = useTestApp()

const CALLS = {
  etape_deux: endpoints.updateEtapeDeux,
  etape_trois: endpoints.updateEtapeTrois,
  etape_quatre: endpoints.updateEtapeQuatre,
  etape_cinq: endpoints.updateEtapeCinq,
  etape_six: endpoints.updateEtapeSix,
} as const
type Etape = keyof typeof CALLS
const ETAPES = Object.keys(CALLS) as Etape[]
const nextOf = (etape: Etape) => ETAPES_INSCRIPTION[ETAPES_INSCRIPTION.indexOf(etape) + 1]
const LATER = ETAPES.flatMap((current, index) =>
  ETAPES.slice(index + 1).map((later) => [later, current] as const),
)

type Body = Record<string, unknown>
let good: Record<Etape, Body>
let idsOf: Record<'activite' | 'ambition' | 'situation' | 'attente' | 'theme', string[]>

beforeAll(async () => {
  const list = async (categorie: CategorieReferentiel) =>
    (
      await kit.db
        .selectFrom('referentiels')
        .where('categorie', '=', categorie)
        .orderBy('ordre')
        .select('id')
        .execute()
    ).map(({ id }) => id)
  idsOf = {
    activite: await list('activite'),
    ambition: await list('ambition'),
    situation: await list('situation'),
    attente: await list('attente'),
    theme: await list('theme'),
  }
  good = {
    etape_deux: { nom: 'Le Bihan', dateDeNaissance: '1988-02-29' },
    etape_trois: { villeId: '29232' },
    etape_quatre: { ambition: idsOf.ambition[0], secteurActivite: idsOf.activite[0] },
    etape_cinq: { situations: idsOf.situation.slice(0, 2) },
    etape_six: { attentes: idsOf.attente.slice(0, 2), nouvelleAttente: 'Rire un peu' },
  }
})

const someoneAt = async (etape: EtapeInscription, fields: Parameters<typeof createCompte>[2] = {}) => {
  const compte = { prenom: 'Rozenn', nom: null, etape_inscription: etape, paye_jusquau: null, ...fields }
  return kit.signIn((await createCompte(kit.db, kit.clock.now(), compte)).id)
}
const save = (client: Client, etape: Etape, body: Body = good[etape]) =>
  client.call<(typeof CALLS)[Etape], ErrorBody>(CALLS[etape], { body: body as never })

/** Everything stored about a sign-up. */
const toldBy = async ({ id = '' }: Client) => {
  const compte = await kit.db
    .selectFrom('comptes')
    .where('id', '=', id)
    .select(['nom', 'ville_id', 'etape_inscription'])
    .executeTakeFirstOrThrow()
  const inscription = await kit.db
    .selectFrom('inscriptions')
    .where('compte_id', '=', id)
    .selectAll()
    .executeTakeFirst()
  const choix = await kit.db
    .selectFrom('choix_inscription')
    .where('compte_id', '=', id)
    .orderBy('categorie')
    .orderBy('referentiel_id')
    .select(['categorie', 'referentiel_id'])
    .execute()
  return { ...inscription, ...compte, choix }
}
const choiceOf = (categorie: string, ids: readonly string[]) =>
  [...ids].sort().map((id) => ({ categorie, referentiel_id: id }))

const CLOSED = {
  status: 409,
  body: { code: 'etape_fermee', message: 'Cette étape de ton inscription n’est pas ouverte.' },
}

describe('sign-up steps', () => {
  test('[R3-7] [R4-6] [R4-7] the steps are saved in order, to the end', async () => {
    const client = await someoneAt('etape_deux')
    for (const etape of ETAPES) {
      expect(await save(client, etape)).toMatchObject({ status: 204, body: '' })
      const { body } = await client.inject({ url: '/api/users/me' })
      expect(body).toMatchObject({ etapeInscription: nextOf(etape) })
    }
    expect(await toldBy(client)).toEqual({
      compte_id: client.id,
      nom: 'Le Bihan',
      date_naissance: '1988-02-29',
      ville_id: '29232',
      ambition_id: idsOf.ambition[0],
      ambition_libre: null,
      secteur_id: idsOf.activite[0],
      situation_libre: null,
      attente_libre: 'Rire un peu',
      etape_inscription: 'termine',
      choix: [
        ...choiceOf('attente', idsOf.attente.slice(0, 2)),
        ...choiceOf('situation', idsOf.situation.slice(0, 2)),
      ],
    })
  })

  test.each(LATER)('[R4-6] %s is refused while the current step is %s', async (later, current) => {
    const client = await someoneAt(current)
    const before = await toldBy(client)
    expect(await save(client, later)).toMatchObject(CLOSED)
    expect(await toldBy(client)).toEqual(before)
  })

  test.each(ETAPES)('[R4-6] %s is refused once the sign-up is finished', async (etape) => {
    const client = await someoneAt('termine')
    expect(await save(client, etape)).toMatchObject(CLOSED)
    expect(await toldBy(client)).toMatchObject({ nom: null, ville_id: null, choix: [] })
  })

  test.each(['adherente', 'expiree', 'coordinatrice', 'administratrice'] as const)(
    '[R4-6] the second step is refused to a user who is not signing up: %s',
    async (persona) => {
      expect(await save(await kit.as(persona), 'etape_deux')).toMatchObject(CLOSED)
    },
  )

  test('[R4-6] the second step is refused to an administrator, even with an unfinished sign-up', async () => {
    const client = await someoneAt('etape_deux', { administratrice: true })
    expect(await save(client, 'etape_deux')).toMatchObject(CLOSED)
  })

  test('[R4-6] earlier steps can be corrected, and the current step stays', async () => {
    const client = await someoneAt('etape_deux')
    for (const etape of ETAPES.slice(0, 4)) await save(client, etape)
    const corrections: [Etape, Body][] = [
      ['etape_deux', { nom: 'Kervella', dateDeNaissance: '1990-01-31' }],
      ['etape_trois', { villeId: '29019' }],
      ['etape_quatre', { nouvelleAmbition: ' Ouvrir un café ', secteurActivite: idsOf.activite[1] }],
      ['etape_cinq', { situations: [], nouvelleSituation: 'Entre deux métiers' }],
    ]
    for (const [etape, body] of corrections) expect((await save(client, etape, body)).status).toBe(204)
    expect(await toldBy(client)).toMatchObject({
      nom: 'Kervella',
      date_naissance: '1990-01-31',
      ville_id: '29019',
      ambition_id: null,
      ambition_libre: 'Ouvrir un café',
      secteur_id: idsOf.activite[1],
      situation_libre: 'Entre deux métiers',
      etape_inscription: 'etape_six',
      choix: [],
    })
  })

  test('[R4-7] the answers of earlier steps are given back to their author alone', async () => {
    const client = await someoneAt('etape_deux')
    const read = () => client.call(endpoints.getReponses, {})
    expect((await read()).body).toEqual({
      nom: null,
      dateDeNaissance: null,
      ville: null,
      ambition: null,
      nouvelleAmbition: null,
      secteurActivite: null,
      situations: [],
      nouvelleSituation: null,
      attentes: [],
      nouvelleAttente: null,
    })
    for (const etape of ETAPES.slice(0, 4)) await save(client, etape)
    await save(client, 'etape_cinq', {
      situations: idsOf.situation.slice(0, 2),
      nouvelleSituation: 'En reprise',
    })
    expect((await read()).body).toMatchObject({
      nom: good.etape_deux.nom,
      dateDeNaissance: good.etape_deux.dateDeNaissance,
      ville: { id: good.etape_trois.villeId, codePostal: expect.stringMatching(/^\d{5}$/) },
      situations: idsOf.situation.slice(0, 2).toSorted(),
      nouvelleSituation: 'En reprise',
      attentes: [],
    })
    const other = await someoneAt('etape_trois', { nom: 'Autre' })
    expect((await other.call(endpoints.getReponses, {})).body).toMatchObject({ nom: 'Autre', situations: [] })
  })

  test('[R3-7] beside a choice of the list, an empty free text is as if absent', async () => {
    const client = await someoneAt('etape_deux')
    for (const etape of ETAPES.slice(0, 2)) await save(client, etape)
    const bodies: [Etape, Body][] = [
      ['etape_quatre', { ...good.etape_quatre, nouvelleAmbition: '' }],
      ['etape_cinq', { ...good.etape_cinq, nouvelleSituation: ' ' }],
      ['etape_six', { ...good.etape_six, nouvelleAttente: '' }],
    ]
    for (const [etape, body] of bodies) expect((await save(client, etape, body)).status).toBe(204)
    expect(await toldBy(client)).toMatchObject({
      ambition_libre: null,
      situation_libre: null,
      attente_libre: null,
      etape_inscription: 'termine',
    })
  })

  test('[R4-6] a step saved ten times at once opens only the next one', async () => {
    const client = await someoneAt('etape_deux')
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(client, 'etape_deux')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 204))
    expect(await toldBy(client)).toMatchObject({ etape_inscription: 'etape_trois' })
  })

  test("[R4-6] a step that waited for another tab's lock does not move the sign-up back", async () => {
    const client = await someoneAt('etape_deux')
    const waiting = async () =>
      (
        await sql<{ n: number }>`
          select count(*) as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(kit.db)
      ).rows[0]?.n
    let saved: ReturnType<typeof save> | undefined
    await kit.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('comptes')
        .set({ etape_inscription: 'etape_quatre' })
        .where('id', '=', client.id ?? '')
        .execute()
      saved = save(client, 'etape_deux')
      await expect.poll(() => waiting()).toBe(1)
    })
    expect((await saved)?.status).toBe(204)
    expect(await toldBy(client)).toMatchObject({ nom: 'Le Bihan', etape_inscription: 'etape_quatre' })
  })

  test('[R7-4] each step accepts form data in both encodings, and JSON', async () => {
    for (const etape of ETAPES) {
      const entries = Object.entries(good[etape]).flatMap(([name, value]): [string, string][] =>
        Array.isArray(value)
          ? value.map((item): [string, string] => [`${name}[]`, String(item)])
          : [[name, String(value)]],
      )
      for (const request of await encodingsOf(entries, good[etape])) {
        const client = await someoneAt(etape)
        const { status } = await client.inject({ method: 'POST', url: CALLS[etape].path, ...request })
        expect(status).toBe(204)
        const expected = etape === 'etape_cinq' ? 2 : etape === 'etape_six' ? 2 : 0
        const told = await toldBy(client)
        expect(told.etape_inscription).toBe(nextOf(etape))
        expect(told.choix).toHaveLength(expected)
      }
    }
  })

  test('a repeated choice is stored once', async () => {
    const client = await someoneAt('etape_cinq')
    const [id = ''] = idsOf.situation
    expect((await save(client, 'etape_cinq', { situations: [id, id, id.toUpperCase()] })).status).toBe(204)
    expect((await toldBy(client)).choix).toEqual(choiceOf('situation', [id]))
  })
})

describe('refused steps', () => {
  const UNKNOWN = '01990000-0000-7000-8000-000000000000'
  const YEAR = Number(new Intl.DateTimeFormat('fr', { year: 'numeric', timeZone: 'Europe/Paris' }).format())
  const nom = (value: unknown): Body => ({ ...good.etape_deux, nom: value })
  const born = (value: unknown): Body => ({ ...good.etape_deux, dateDeNaissance: value })
  const SAME = 'Le prénom et le nom ne doivent pas être identiques.'
  const TOO_YOUNG = 'Vous devez avoir plus de 18 ans pour pouvoir vous inscrire.'
  const VILLE = 'Sélectionne ta commune dans la liste.'
  const AMBITION = 'Le champ "Ambition" est obligatoire.'
  const SECTEUR = 'Le champ "Secteur d\'activité" est obligatoire.'
  const SITUATION = 'Choisis au moins une situation.'
  const ATTENTE = 'Choisis au moins une attente.'

  const cases: [string, Etape, () => Body, string, string][] = [
    ['R5-8', 'etape_deux', () => nom(' '), 'nom', 'Le champ "Nom" est obligatoire.'],
    ['R5-8', 'etape_deux', () => nom('É'), 'nom', 'Le nom doit comporter au minimum 2 caractères.'],
    [
      'R5-8',
      'etape_deux',
      () => nom('Ab'.repeat(23)),
      'nom',
      'Le nom doit comporter au maximum 45 caractères.',
    ],
    ['R5-8', 'etape_deux', () => nom('Ngg'), 'nom', 'Le nom doit comporter au moins une voyelle.'],
    ['R5-8', 'etape_deux', () => nom('Anon3'), 'nom', 'Le nom ne doit pas comporter de chiffre.'],
    ['R5-8', 'etape_deux', () => nom('Anonyme'), 'nom', "Le nom indiqué n'est pas accepté."],
    ['R5-8', 'etape_deux', () => nom('Bohooo'), 'nom', '2 caractères identiques à la suite au maximum'],
    ['R5-8', 'etape_deux', () => nom(' ROZENN '), 'nom', SAME],
    ['R5-8', 'etape_deux', () => nom('Rozénn'), 'nom', SAME],
    [
      'R5-9',
      'etape_deux',
      () => born(''),
      'dateDeNaissance',
      'Le champ "Date de naissance" est obligatoire.',
    ],
    ['R5-9', 'etape_deux', () => born('1989-02-29'), 'dateDeNaissance', 'La date de naissance est invalide.'],
    ['R5-9', 'etape_deux', () => born('29/02/1988'), 'dateDeNaissance', 'La date de naissance est invalide.'],
    ['R5-9', 'etape_deux', () => born(`${YEAR - 17}-01-01`), 'dateDeNaissance', TOO_YOUNG],
    ['R5-10', 'etape_trois', () => ({}), 'villeId', VILLE],
    ['R5-10', 'etape_trois', () => ({ villeId: '' }), 'villeId', VILLE],
    ['R5-10', 'etape_trois', () => ({ villeId: 'Quimper' }), 'villeId', VILLE],
    ['R5-10', 'etape_trois', () => ({ villeId: '99999' }), 'villeId', VILLE],
    ['R5-11', 'etape_quatre', () => ({ secteurActivite: idsOf.activite[0] }), 'ambition', AMBITION],
    ['R5-11', 'etape_quatre', () => ({ ...good.etape_quatre, ambition: UNKNOWN }), 'ambition', AMBITION],
    [
      'R5-11',
      'etape_quatre',
      () => ({ ...good.etape_quatre, ambition: idsOf.theme[0] }),
      'ambition',
      AMBITION,
    ],
    [
      'R5-11',
      'etape_quatre',
      () => ({ ...good.etape_quatre, nouvelleAmbition: 'Deux' }),
      'ambition',
      AMBITION,
    ],
    [
      'R5-11',
      'etape_quatre',
      () => ({ secteurActivite: idsOf.activite[0], nouvelleAmbition: ' ' }),
      'nouvelleAmbition',
      'Précise ton ambition.',
    ],
    ['R5-11', 'etape_quatre', () => ({ ambition: idsOf.ambition[0] }), 'secteurActivite', SECTEUR],
    [
      'R5-11',
      'etape_quatre',
      () => ({ ...good.etape_quatre, secteurActivite: idsOf.ambition[0] }),
      'secteurActivite',
      SECTEUR,
    ],
    ['R5-12', 'etape_cinq', () => ({ situations: [] }), 'situations', SITUATION],
    ['R5-12', 'etape_cinq', () => ({}), 'situations', SITUATION],
    ['R5-12', 'etape_cinq', () => ({ situations: [idsOf.situation[0], ''] }), 'situations', SITUATION],
    ['R5-12', 'etape_cinq', () => ({ situations: [idsOf.attente[0]] }), 'situations', SITUATION],
    [
      'R5-12',
      'etape_cinq',
      () => ({ situations: [], nouvelleSituation: '  ' }),
      'nouvelleSituation',
      'Précise ta situation.',
    ],
    ['R5-13', 'etape_six', () => ({ attentes: [] }), 'attentes', ATTENTE],
    ['R5-13', 'etape_six', () => ({ attentes: [idsOf.situation[0]] }), 'attentes', ATTENTE],
    [
      'R5-13',
      'etape_six',
      () => ({ attentes: [], nouvelleAttente: '' }),
      'nouvelleAttente',
      'Précise ton attente.',
    ],
  ]

  test.each(cases)(
    '[%s] %s, case %#: the message is on its field, and nothing is saved',
    async (_n, etape, body, champ, message) => {
      const client = await someoneAt(etape)
      const before = await toldBy(client)
      const answer = await save(client, etape, body())
      expect(answer.status).toBe(422)
      expect(answer.body.violations).toEqual([{ champ, message }])
      expect(await toldBy(client)).toEqual(before)
    },
  )

  test('[R5-11] all the missing fields are reported at once', async () => {
    const { body } = await save(await someoneAt('etape_quatre'), 'etape_quatre', {})
    expect(body.violations).toEqual([
      { champ: 'secteurActivite', message: SECTEUR },
      { champ: 'ambition', message: AMBITION },
    ])
  })

  test('[R5-9] the minimum age of 18 only depends on the year of birth', async () => {
    const client = await someoneAt('etape_deux')
    expect((await save(client, 'etape_deux', born(`${YEAR - 18}-12-31`))).status).toBe(204)
  })

  test.each(ETAPES)('[R4-6] %s refuses a role, a step or another account as extra fields', async (etape) => {
    const client = await someoneAt(etape)
    const before = await toldBy(client)
    for (const champ of ['roles', 'etapeInscription', 'administratrice', 'adherenteId']) {
      const { status, body } = await save(client, etape, { ...good[etape], [champ]: 'termine' })
      expect(status).toBe(422)
      expect(body.violations).toMatchObject([{ champ }])
    }
    expect(await toldBy(client)).toEqual(before)
  })
})
