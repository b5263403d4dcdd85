import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { adherentesEndpoints as endpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import type { Profil } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { CHAMPS_A_PORTEE, type Portee, type Portees } from '@entrelles/contract/modules/adherentes/portees.ts'
import { profil } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, referentielOf, type ProfilFields } from './adherentes.factory.ts'

const kit = useTestApp()
const everything = {} as ProfilFields
let soi: Client
let antenne: Client
let coordinatrice: Client
let reseau: Client

const create = (fields: ProfilFields) => createProfil(kit.db, kit.clock.now(), fields)
const signIn = async (fields: ProfilFields) => kit.signIn((await create(fields)).id)
const read = (client: Client, id: string | undefined, query = {}) =>
  client.call<typeof endpoints.getAdherente, Profil & ErrorBody>(endpoints.getAdherente, {
    params: { id: id as AdherenteId },
    query,
  })

beforeAll(async () => {
  const [competence, secteur, ambition, situation, attente] = await Promise.all([
    referentielOf(kit.db, 'competence', 'Comptabilité'),
    referentielOf(kit.db, 'activite', 'Immobilier'),
    referentielOf(kit.db, 'ambition', 'Changer de métier'),
    referentielOf(kit.db, 'situation', 'Salariée'),
    referentielOf(kit.db, 'attente', 'Rompre l’isolement'),
  ])
  Object.assign(everything, {
    territoire: 'Cornouaille',
    villeId: '29232',
    profession: 'Céramiste',
    nomEntreprise: 'Terre de sel',
    presentation: 'Je tourne le grès.',
    telephone: '0612345678',
    site: 'https://terre.example',
    linkedin: 'https://linkedin.com/in/terre',
    instagram: 'https://instagram.com/terre',
    facebook: 'https://facebook.com/terre',
    dateNaissance: '1984-03-02',
    secteur,
    ambition,
    situations: [situation],
    attentes: [attente],
    competences: [competence],
    recherches: [competence],
  })
  soi = await signIn(everything)
  antenne = await signIn({ territoire: 'Cornouaille' })
  coordinatrice = await signIn({ coordonne: 'Cornouaille' })
  reseau = await signIn({ territoire: 'Béarn' })
})

const reach = async (portees: Portees) => {
  await kit.db
    .updateTable('profils')
    .set({ portees: JSON.stringify(portees) })
    .where('compte_id', '=', soi.id ?? '')
    .execute()
}

const isTold = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0)

describe('GET /api/adherentes/{id}', () => {
  test('[R3-2] [R3-18] returns exactly the keys of its schema', async () => {
    const { status, body } = await read(reseau, soi.id)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(Object.keys(profil.shape).sort())
    expect(body).toMatchObject({
      ville: { nom: 'Quimper', departement: '29' },
      territoire: { nom: 'Cornouaille' },
      secteur: 'Immobilier',
      competences: [{ libelle: 'Comptabilité' }],
      droits: { modifier: false },
    })
  })

  const tolds: readonly (readonly [Portee, Record<string, boolean>])[] = [
    ['reseau', { soi: true, antenne: true, coordinatrice: true, reseau: true }],
    ['antenne', { soi: true, antenne: true, coordinatrice: true, reseau: false }],
    ['personne', { soi: true, antenne: false, coordinatrice: false, reseau: false }],
  ]
  test.each(CHAMPS_A_PORTEE.flatMap((champ) => tolds.map(([portee, told]) => ({ champ, portee, told }))))(
    '[security 29] $champ for $portee: $told',
    async ({ champ, portee, told }) => {
      await reach({ [champ]: portee })
      const seen = await Promise.all(
        Object.entries({ soi, antenne, coordinatrice, reseau }).map(async ([name, client]) => {
          const { body } = await read(client, soi.id)
          return [name, isTold(body[champ])] as const
        }),
      )
      expect(Object.fromEntries(seen)).toEqual(told)
      const preview = await Promise.all(
        (['reseau', 'antenne', 'coordinatrice'] as const).map(async (comme) => {
          const { body } = await read(soi, soi.id, { comme })
          return [comme, isTold(body[champ])] as const
        }),
      )
      expect(Object.fromEntries(preview)).toEqual({
        reseau: told.reseau,
        antenne: told.antenne,
        coordinatrice: told.coordinatrice,
      })
    },
  )

  test('[security 29] by default, e-mail, telephone and birth date are hidden from other readers', async () => {
    await reach({})
    for (const client of [antenne, coordinatrice, reseau, await kit.as('administratrice')]) {
      const { body } = await read(client, soi.id)
      expect([body.email, body.telephone, body.dateNaissance]).toEqual([null, null, null])
    }
    expect((await read(soi, soi.id)).body).toMatchObject({
      email: expect.any(String),
      droits: { modifier: true },
    })
  })

  test('[security 27] a member can preview only her own profile, and cannot edit it in the preview', async () => {
    expect((await read(reseau, soi.id, { comme: 'antenne' })).status).toBe(404)
    expect((await read(soi, soi.id, { comme: 'antenne' })).body.droits.modifier).toBe(false)
  })

  test('[R6-4] a member who is not in the directory is a 404, even for an administrator', async () => {
    const hidden = await Promise.all([
      create({ compte: { paye_jusquau: '2026-01-01' } }),
      create({ compte: { paye_jusquau: null } }),
      create({ compte: { suspendue_jusquau: '2027-01-01' } }),
      create({ compte: { suppression_demandee_le: kit.clock.now() } }),
      create({ compte: { etape_inscription: 'etape_six' } }),
    ])
    const administratrice = await kit.as('administratrice')
    for (const { id } of [...hidden, { id: '01a1dcee-0000-7000-8000-000000000000' }])
      for (const client of [reseau, administratrice])
        expect((await read(client, id)).body).toMatchObject({ code: 'introuvable' })
    expect(commonErrors.introuvable().status).toBe(404)
  })

  test('a member reads her own profile even if the directory does not list her', async () => {
    const leaving = await signIn({ compte: { suppression_demandee_le: kit.clock.now() } })
    expect((await read(leaving, leaving.id)).status).toBe(200)
  })
})

describe('GET /api/adherentes/carte', () => {
  test('counts by department the members who agree, and hides counts below five', async () => {
    for (let n = 0; n < 6; n += 1) await create({ villeId: '26113', surLaCarte: n > 0 })
    await create({ villeId: '97411' })
    await create({ villeId: '29232' })
    const { id } = await kit.db
      .selectFrom('territoires')
      .where('nom', '=', 'Béarn')
      .select('id')
      .executeTakeFirstOrThrow()
    await kit.db
      .insertInto('territoires_departements')
      .values({ territoire_id: id, departement: '64' })
      .execute()
    const { body } = await soi.call(endpoints.getCarteAnnuaire, {})
    expect(body.departements).toEqual([
      { code: '26', nom: 'Drôme', nb: 5, antennes: [] },
      { code: '29', nom: 'Finistère', nb: null, antennes: [] },
      { code: '64', nom: 'Pyrénées-Atlantiques', nb: 0, antennes: [{ id, nom: 'Béarn' }] },
      { code: '974', nom: 'La Réunion', nb: null, antennes: [] },
    ])
    expect(body.ici).toBe('29')
  })
})
