import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { antennesEndpoints as endpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import type { AntenneAdherente } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import {
  CHANGEMENTS_ANTENNE_MAX,
  PORTEE_ANTENNE_JOURS,
} from '@entrelles/contract/modules/antennes/portee-antenne.ts'
import { boAntennesEndpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import { boAdherentesEndpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import { compteEndpoints } from '@entrelles/contract/modules/compte/compte.endpoints.ts'
import type { VilleId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { createCompte, createCoordination } from '#modules/session/session.factory.ts'
import { createTerritoire } from './antennes.factory.ts'

const kit = useTestApp()
const QUIMPER = '29232' as VilleId
const DIE = '26113' as VilleId
const DAY_MS = 86_400_000
const PHONE = '0612345678'

let bearn: TerritoireId
let cornouaille: TerritoireId
/** Shows her telephone and her trade to her branch alone, Cornouaille, which she coordinates. */
let soizic: { readonly id: string }
let coordinatrice: Client

beforeEach(async () => {
  await kit.db.deleteFrom('comptes').execute()
  await kit.db.deleteFrom('territoires').execute()
  // Attachments by commune begin at the time of the database.
  kit.clock.set(new Date())
  bearn = await createTerritoire(kit.db, { nom: 'Béarn' })
  cornouaille = await createTerritoire(kit.db, { nom: 'Cornouaille', communes: [QUIMPER] })
  soizic = await createProfil(kit.db, kit.clock.now(), {
    territoire: 'Cornouaille',
    telephone: PHONE,
    profession: 'Céramiste',
    portees: { telephone: 'antenne', profession: 'antenne' },
  })
  await createCoordination(kit.db, kit.clock.now(), soizic.id, 'Cornouaille')
  coordinatrice = await kit.signIn(soizic.id)
})

const join = async (ville_id: string | null = null): Promise<Client> =>
  kit.signIn((await createCompte(kit.db, kit.clock.now(), { ville_id, prenom: 'Inès', nom: 'Roy' })).id)

const idOf = (client: Client) => client.id as AdherenteId

const choose = (client: Client, territoireId: TerritoireId | null) => {
  kit.clock.advance(1000)
  return client.call<typeof endpoints.updateAntenne, AntenneAdherente & ErrorBody>(endpoints.updateAntenne, {
    params: { id: idOf(client) },
    body: { territoireId },
  })
}

/** Signs in again: access tokens expire within an hour. */
const later = (client: Client, ms: number): Promise<Client> => {
  kit.clock.advance(ms)
  return kit.signIn(idOf(client))
}

const move = (client: Client, villeId: VilleId) =>
  client.call<typeof compteEndpoints.updateParametres, ErrorBody>(compteEndpoints.updateParametres, {
    params: { id: idOf(client) },
    body: { id: idOf(client), prenom: 'Inès', nom: 'Roy', villeId },
  })

const accept = (client: Client, id: TerritoireId, adherenteId: AdherenteId) =>
  client.call<typeof boAntennesEndpoints.acceptRattachement, ErrorBody>(
    boAntennesEndpoints.acceptRattachement,
    { params: { id, adherenteId } },
  )

/** Everywhere that a field kept within a branch may be read: what this reader finds there. */
const readBy = async (client: Client) => {
  const id = soizic.id as AdherenteId
  const fiche = await client.call(adherentesEndpoints.getAdherente, { params: { id }, query: {} })
  const found = await client.call(adherentesEndpoints.listAdherentes, { query: { termes: 'céramiste' } })
  const members = await client.call(endpoints.listAdherentesTerritoire, {
    params: { id: cornouaille },
    query: {},
  })
  const branch = await client.call(endpoints.getTerritoire, { params: { id: cornouaille } })
  return {
    fiche: fiche.body.telephone,
    found: found.body.nbadherentes,
    card: members.body.adherentes.find((card) => card.id === id)?.profession,
    branch: branch.body.coordinatrices[0]?.profession,
  }
}
const ALL = { fiche: PHONE, found: 1, card: 'Céramiste', branch: 'Céramiste' }
const NOTHING = { fiche: null, found: 0, card: null, branch: null }

const linesOf = (auteureId: string, action: string) =>
  kit.db
    .selectFrom('journal')
    .where('action', '=', action)
    .where('auteure_id', '=', auteureId)
    .orderBy('date')
    .selectAll()
    .execute()

describe('a branch counts as hers', () => {
  test('at once if it is her first one, by her commune or by choice', async () => {
    expect(await readBy(await join(QUIMPER))).toEqual(ALL)
    const chooses = await join()
    expect((await choose(chooses, cornouaille)).body.porteeLe).toBeNull()
    expect(await readBy(chooses)).toEqual(ALL)
  })

  test('after thirty days if she had another before, and she is told when', async () => {
    const client = await join()
    await choose(client, bearn)
    const { body } = await choose(client, cornouaille)
    const porteeLe = new Date(kit.clock.now().getTime() + PORTEE_ANTENNE_JOURS * DAY_MS).toISOString()
    expect(body).toMatchObject({ territoire: { id: cornouaille }, porteeLe })
    expect(await readBy(client)).toEqual(NOTHING)
    const { body: hers } = await client.call(endpoints.getTerritoire, { params: { id: cornouaille } })
    expect(hers).toMatchObject({ monAntenne: true, porteeLe })
    expect(await readBy(await later(client, PORTEE_ANTENNE_JOURS * DAY_MS - 1000))).toEqual(NOTHING)
    expect(await readBy(await later(client, 1000))).toEqual(ALL)
  })

  test('once its coordinator accepts her, which is in the journal', async () => {
    const client = await join()
    await choose(client, bearn)
    await choose(client, cornouaille)
    const list = async () =>
      (
        await coordinatrice.call(boAntennesEndpoints.listAAccueillir, {
          params: { id: cornouaille },
          query: {},
        })
      ).body.adherentes
    expect(await list()).toMatchObject([{ id: client.id, porteeLe: expect.any(String) }])
    expect((await accept(coordinatrice, cornouaille, idOf(client))).status).toBe(204)
    expect(await readBy(client)).toEqual(ALL)
    expect(await list()).toMatchObject([{ id: client.id, porteeLe: null }])
    expect(await linesOf(soizic.id, 'antennes.accepter')).toMatchObject([
      { cible_nom: 'Cornouaille', apres: { adherente: 'Inès Roy' } },
    ])
    expect(await accept(coordinatrice, cornouaille, idOf(client))).toMatchObject({
      status: 409,
      body: { code: 'deja_acceptee' },
    })
  })

  test('not if the coordinator of another branch accepts her', async () => {
    const client = await join()
    await choose(client, bearn)
    await choose(client, cornouaille)
    const other = await createProfil(kit.db, kit.clock.now(), { coordonne: 'Béarn' })
    const stranger = await kit.signIn(other.id)
    expect((await accept(stranger, cornouaille, idOf(client))).status).toBe(404)
    expect((await accept(stranger, bearn, idOf(client))).status).toBe(404)
    expect((await accept(client, cornouaille, idOf(client))).status).toBe(403)
    expect(await readBy(client)).toEqual(NOTHING)
  })

  test('not at once when her commune brings her there', async () => {
    const client = await join()
    await choose(client, bearn)
    await choose(client, null)
    await move(client, QUIMPER)
    expect(await readBy(client)).toEqual(NOTHING)
    expect(await linesOf(idOf(client), 'antennes.rejoindre')).toMatchObject([
      { cible_nom: 'Béarn' },
      { cible_nom: 'Cornouaille' },
    ])
    expect(await linesOf(idOf(client), 'antennes.quitter')).toMatchObject([{ cible_nom: 'Béarn' }])
    expect(await readBy(await later(client, PORTEE_ANTENNE_JOURS * DAY_MS + 60_000))).toEqual(ALL)
  })

  test('at once for one who corrects her commune before her inscription is complete', async () => {
    await createTerritoire(kit.db, { nom: 'Drôme', communes: [DIE] })
    const { id } = await createCompte(kit.db, kit.clock.now(), {
      ville_id: DIE,
      etape_inscription: 'etape_quatre',
    })
    await kit.db.updateTable('comptes').set({ ville_id: QUIMPER }).where('id', '=', id).execute()
    await kit.db.updateTable('comptes').set({ etape_inscription: 'termine' }).where('id', '=', id).execute()
    expect(await readBy(await kit.signIn(id))).toEqual(ALL)
  })

  test('at once where the back office puts her, or an area that changes', async () => {
    const administratrice = await kit.as('administratrice')
    // One has had a branch, and lives where there is none yet.
    const [put, neighbour] = [await join(), await join(DIE)]
    await choose(put, bearn)
    await administratrice.call(boAdherentesEndpoints.createActionFiches, {
      body: { action: 'rattacher', ids: [idOf(put)], territoireId: cornouaille },
    })
    await choose(neighbour, bearn)
    await choose(neighbour, null)
    const { body: edited } = await administratrice.call(boAntennesEndpoints.getTerritoireBo, {
      params: { id: cornouaille },
    })
    const { nom, description, emailContact, facebook, instagram, linkedin, dateOuverture, version } = edited
    const { status } = await administratrice.call(boAntennesEndpoints.updateTerritoire, {
      params: { id: cornouaille },
      body: {
        nom,
        description,
        emailContact,
        facebook,
        instagram,
        linkedin,
        dateOuverture,
        version,
        region: 'Bretagne',
        departements: [],
        communes: [QUIMPER, DIE],
        imageAlt: null,
      },
    })
    expect(status).toBe(200)
    await kit.runJobs()
    expect(await readBy(put)).toEqual(ALL)
    expect(await readBy(neighbour)).toEqual(ALL)
  })

  test('at once when she comes back to it, unless the back office took her away', async () => {
    const client = await join(QUIMPER)
    await choose(client, bearn)
    expect(await readBy(client)).toEqual(NOTHING)
    await choose(client, null)
    expect(await readBy(client)).toEqual(ALL)
    const administratrice = await kit.as('administratrice')
    await administratrice.call(boAdherentesEndpoints.createActionFiches, {
      body: { action: 'rattacher', ids: [idOf(client)], territoireId: bearn },
    })
    await choose(client, cornouaille)
    expect(await readBy(client)).toEqual(NOTHING)
  })
})

describe('a member who chooses one branch after the other', () => {
  test('reads none of them, and is stopped', async () => {
    const client = await join()
    await choose(client, bearn)
    const branches = await Promise.all(
      Array.from({ length: 12 }, (_, rang) => createTerritoire(kit.db, { nom: `Antenne ${rang}` })),
    )
    const told: unknown[] = []
    for (const [rang, id] of branches.entries()) {
      const member = await createProfil(kit.db, kit.clock.now(), {
        territoire: `Antenne ${rang}`,
        telephone: PHONE,
        portees: { telephone: 'antenne' },
      })
      const { status } = await choose(client, id)
      const { body } = await client.call(adherentesEndpoints.getAdherente, {
        params: { id: member.id as AdherenteId },
        query: {},
      })
      told.push([status, body.telephone])
    }
    const allowed = branches.map((_, rang) => (rang < CHANGEMENTS_ANTENNE_MAX ? 200 : 409))
    expect(told).toEqual(allowed.map((status) => [status, null]))
    expect(await linesOf(idOf(client), 'antennes.rejoindre')).toHaveLength(1 + CHANGEMENTS_ANTENNE_MAX)
  })

  test('is refused a commune that would change it again, and may change later', async () => {
    const client = await join()
    const others = await Promise.all([1, 2].map((rang) => createTerritoire(kit.db, { nom: `Autre ${rang}` })))
    for (const id of [bearn, ...others, cornouaille]) expect((await choose(client, id)).status).toBe(200)
    await createTerritoire(kit.db, { nom: 'Drôme', communes: [DIE] })
    expect(await choose(client, bearn)).toMatchObject({ status: 409, body: { code: 'trop_de_changements' } })
    // A chosen branch does not follow her commune, and the commune of her own branch changes nothing.
    expect((await move(client, QUIMPER)).status).toBe(204)
    expect((await choose(client, null)).status).toBe(200)
    expect(await move(client, DIE)).toMatchObject({ status: 409, body: { code: 'trop_de_changements' } })
    expect((await move(await later(client, PORTEE_ANTENNE_JOURS * DAY_MS), DIE)).status).toBe(204)
  })
})
