import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { adherentesEndpoints as endpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import { PORTEES_INITIALES } from '@entrelles/contract/modules/adherentes/portees.ts'
import type { ProfilEdition, ProfilForm } from '@entrelles/contract/modules/adherentes/profil.forms.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import type { UsageMedia } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { referentielOf } from './adherentes.factory.ts'

const kit = useTestApp()
let membre: Client

beforeEach(async () => {
  membre = await kit.as('adherente')
})

const form: ProfilForm = {
  version: 0,
  profession: 'Céramiste',
  nomEntreprise: null,
  presentation: 'Je tourne le grès.',
  telephone: '0612345678',
  secteurId: null,
  competences: [],
  recherches: [],
  site: 'https://terre.example/',
  linkedin: null,
  instagram: null,
  facebook: null,
  sollicitable: true,
  surLaCarte: true,
  portees: PORTEES_INITIALES,
}
const paramsOf = (client: Client) => ({ params: { id: client.id as AdherenteId } })
const update = (fields: Partial<ProfilForm> = {}, client = membre) =>
  client.call<typeof endpoints.updateProfil, ProfilEdition & ErrorBody>(endpoints.updateProfil, {
    ...paramsOf(membre),
    body: { ...form, ...fields },
  })
const edition = async () => (await membre.call(endpoints.getProfilEdition, paramsOf(membre))).body

const createMedia = async (compteId: string | undefined, usage: UsageMedia = 'portrait') => {
  const id = uuid()
  const row = {
    id,
    nom: `${id}.webp`,
    compte_id: compteId ?? null,
    usage,
    etat: 'pret' as const,
    cree_le: kit.clock.now(),
  }
  await kit.db.insertInto('medias').values(row).execute()
  return id
}
const attached = async (id: string) =>
  (await kit.db.selectFrom('medias').where('id', '=', id).select('attache_le').executeTakeFirstOrThrow())
    .attache_le !== null

describe('PUT /api/adherentes/{id}/profil', () => {
  test('saves the fields and their visibility', async () => {
    const [competence, recherche, secteur] = await Promise.all([
      referentielOf(kit.db, 'competence', 'Comptabilité'),
      referentielOf(kit.db, 'competence', 'Devis et prix'),
      referentielOf(kit.db, 'activite', 'Immobilier'),
    ])
    expect(await edition()).toMatchObject({ version: 0, profession: null, portees: PORTEES_INITIALES })
    const portees = { ...PORTEES_INITIALES, telephone: 'antenne' } as const
    const body = { competences: [competence], recherches: [recherche], secteurId: secteur, portees }
    const { status, body: saved } = await update({ ...body, surLaCarte: false, telephone: '06 12-34.56 78' })
    expect(status).toBe(200)
    expect(saved).toMatchObject({
      version: 1,
      profession: 'Céramiste',
      telephone: '0612345678',
      secteurId: secteur,
      competences: [{ id: competence }],
      recherches: [{ id: recherche }],
      surLaCarte: false,
      portees,
    })
    expect(saved).toEqual(await edition())
    const again = await update({ ...form, version: 1, competences: [] })
    expect(again.body).toMatchObject({ version: 2, competences: [], secteurId: null })
  })

  test('a save from an older version is refused and changes nothing', async () => {
    await update()
    const late = await update({ version: 0, profession: 'Autre chose' })
    expect([late.status, late.body.code]).toEqual([409, 'version_depassee'])
    await update({ version: 1 })
    expect((await update({ version: 1, profession: 'Autre chose' })).status).toBe(409)
    expect((await edition()).profession).toBe('Céramiste')
  })

  test('of three concurrent saves, one succeeds', async () => {
    const statuses = await Promise.all([update(), update(), update()])
    expect(statuses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ])
  })

  test('[security 27] another member or an administrator can neither read nor change it', async () => {
    for (const other of [await kit.as('adherente'), await kit.as('administratrice')]) {
      expect((await other.call(endpoints.getProfilEdition, paramsOf(membre))).status).toBe(404)
      expect((await update({}, other)).status).toBe(404)
    }
    expect((await edition()).version).toBe(0)
  })

  test('a new picture is shown everywhere, and the previous one is detached', async () => {
    const [first, second] = [await createMedia(membre.id), await createMedia(membre.id)]
    const me = async () => (await membre.call(sessionEndpoints.getMe, {})).body.adherente.photo
    await update({ photoId: first })
    expect(await me()).toBe(`${first}.webp`)
    await update({ version: 1 })
    expect(await me()).toBe(`${first}.webp`)
    await update({ version: 2, photoId: second })
    expect(await me()).toBe(`${second}.webp`)
    expect([await attached(first), await attached(second)]).toEqual([false, true])
    const { body } = await membre.call(endpoints.getAdherente, { ...paramsOf(membre), query: {} })
    expect(body.photo).toBe(`${second}.webp`)
    await update({ version: 3, photoId: null })
    expect([await me(), await attached(second)]).toEqual([null, false])
  })

  test('a picture that is unknown, of another member or uploaded for another usage is refused', async () => {
    const other = await kit.as('adherente')
    for (const photoId of [await createMedia(other.id), await createMedia(membre.id, 'couverture'), uuid()]) {
      const refused = await update({ photoId })
      expect(refused.status).toBe(422)
      expect(refused.body.violations).toMatchObject([{ champ: 'photoId' }])
    }
    expect((await edition()).version).toBe(0)
  })

  test('choices outside the lists are refused; a choice that is no longer offered may stay', async () => {
    const situation = await referentielOf(kit.db, 'situation', 'Salariée')
    const competence = await referentielOf(kit.db, 'competence', 'Statuts juridiques')
    const refused = await update({ competences: [situation], recherches: [uuid()], secteurId: competence })
    expect(refused.body.violations?.map(({ champ }) => champ)).toEqual([
      'secteurId',
      'competences',
      'recherches',
    ])
    await update({ competences: [competence] })
    const offer = (actif: boolean) =>
      kit.db.updateTable('referentiels').set({ actif }).where('id', '=', competence).execute()
    await offer(false)
    expect((await update({ version: 1, competences: [competence] })).status).toBe(200)
    const other = await kit.as('adherente')
    const late = await other.call(endpoints.updateProfil, {
      ...paramsOf(other),
      body: { ...form, competences: [competence] },
    })
    expect(late.status).toBe(422)
    await offer(true)
  })

  test.each<[string, Partial<Record<keyof ProfilForm, unknown>>]>([
    ['site', { site: 'javascript:alert(1)' }],
    ['linkedin', { linkedin: 'ftp://exemple.fr' }],
    ['telephone', { telephone: '06 12' }],
    ['presentation', { presentation: 'x'.repeat(601) }],
    ['portees.telephone', { portees: { ...PORTEES_INITIALES, telephone: 'amies' } }],
    ['competences', { competences: Array.from({ length: 6 }, () => uuid()) }],
    ['prenom', { prenom: 'Autre' } as never],
  ])('[R5-15] [security 37] %s is refused', async (champ, fields) => {
    const refused = await update(fields as Partial<ProfilForm>)
    expect(refused.status).toBe(422)
    expect(refused.body.violations?.map((violation) => violation.champ)).toEqual([champ])
  })
})
