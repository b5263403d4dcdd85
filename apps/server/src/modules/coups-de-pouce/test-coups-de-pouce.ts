import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { coupsDePouceEndpoints as endpoints } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.endpoints.ts'
import type {
  CoupDePouce,
  CoupDePouceId,
  ReponseCoupDePouce,
  ReponseId,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { reponsesEndpoints } from '@entrelles/contract/modules/coups-de-pouce/reponses.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/client.ts'
import { useTestApp, type Client, type TestApp } from '#kit/test-app.ts'
import { createProfil, referentielOf, type ProfilFields } from '#modules/adherentes/adherentes.factory.ts'
import { createRestriction } from '#modules/moderation/moderation.factory.ts'

export const UNKNOWN = '019a0000-0000-7000-8000-00000000dead' as CoupDePouceId & ReponseId & AdherenteId
export const QUIMPER = '29232'
export const BREST = '29019'
export const BEAUVAIS = '60057'

export type Membre = Client & { readonly id: AdherenteId }

/** A signed-in member of the directory. */
export const memberOf = async (
  kit: TestApp,
  prenom: string,
  { compte, ...fields }: ProfilFields = {},
): Promise<Membre> => {
  const { id } = await createProfil(kit.db, kit.clock.now(), {
    ...fields,
    compte: { prenom, nom: 'Sarr', ...compte },
  })
  return { ...(await kit.signIn(id)), id: id as AdherenteId }
}

/** Signs a member in again: a moved clock ends sessions. */
export const again = async (kit: TestApp, { id }: Membre): Promise<Membre> => ({
  ...(await kit.signIn(id)),
  id,
})

type Refused = Partial<ErrorBody>
type Answered = { readonly status: number; readonly body: CoupDePouce & Refused }
type Repondu = { readonly status: number; readonly body: ReponseCoupDePouce & Refused }

/** What a test sends of a form. */
export type Champs = Readonly<Record<string, unknown>>

/** The calls of the module, for tests that look at refusals as often as at answers. */
const callsOf = (kit: TestApp) => {
  const categorieId = (libelle = 'Local & matériel') =>
    referentielOf(kit.db, 'categorie_coup_de_pouce', libelle)
  const formOf = async (fields: Champs = {}) => ({
    titre: 'Cherche un camion frigo',
    contenu: 'Il me faut un utilitaire réfrigéré pour un week-end.',
    categorie: await categorieId(),
    ...fields,
  })
  const send = (who: Client, method: 'POST' | 'PUT' | 'DELETE' | 'GET', url: string, payload?: Champs) =>
    who.inject({ method, url, ...(payload && { payload }) })
  const publish = async (who: Client, fields: Champs = {}) =>
    (await send(who, 'POST', '/api/coups_de_pouce', await formOf(fields))) as Answered
  const read = async (who: Client, id: string) =>
    (await send(who, 'GET', `/api/coups_de_pouce/${id}`)) as Answered
  return {
    categorieId,
    formOf,
    publish,
    read,
    publishedBy: async (who: Client, fields: Champs = {}): Promise<CoupDePouce> => {
      const { status, body } = await publish(who, fields)
      expect([status, body.code]).toEqual([201, undefined])
      return body
    },
    edit: async (who: Client, id: string, fields: Champs) =>
      (await send(who, 'PUT', `/api/coups_de_pouce/${id}`, await formOf(fields))) as Answered,
    draft: async (who: Client, fields: Champs = {}) =>
      (await send(who, 'POST', '/api/brouillons_coup_de_pouce', {
        titre: 'Idée',
        ...fields,
      })) as Answered,
    redraft: async (who: Client, id: string, fields: Champs) =>
      (await send(who, 'PUT', `/api/brouillons_coup_de_pouce/${id}`, {
        titre: 'Idée',
        ...fields,
      })) as Answered,
    /** `resoudre`, `clore`, `prolonger`, `rouvrir`, `suivi`. */
    act: async (who: Client, id: string, act: string, payload?: Champs) =>
      (await send(who, 'POST', `/api/coups_de_pouce/${id}/${act}`, payload)) as Answered,
    remove: (who: Client, id: string) =>
      who.call(endpoints.deleteCoupDePouce, { params: { id: id as CoupDePouceId } }),
    unfollow: (who: Client, id: string) =>
      who.call(endpoints.deleteSuiviCoupDePouce, { params: { id: id as CoupDePouceId } }),
    answer: async (who: Client, id: string, fields: Champs = {}) =>
      (await send(who, 'POST', `/api/coups_de_pouce/${id}/reponses`, {
        contenu: 'Je peux t’aider samedi.',
        ...fields,
      })) as Repondu,
    accept: async (who: Client, id: string, reponseId: string) =>
      (await send(who, 'POST', `/api/coups_de_pouce/${id}/reponses/${reponseId}/accepter`)) as Repondu,
    editAnswer: async (who: Client, id: string, reponseId: string, payload: Champs) =>
      (await send(who, 'PUT', `/api/coups_de_pouce/${id}/reponses/${reponseId}`, payload)) as Repondu,
    removeAnswer: (who: Client, id: string, reponseId: string) =>
      send(who, 'DELETE', `/api/coups_de_pouce/${id}/reponses/${reponseId}`),
    readAnswer: async (who: Client, id: string, reponseId: string) =>
      (await send(who, 'GET', `/api/coups_de_pouce/${id}/reponses/${reponseId}`)) as Repondu,
    answersOf: async (who: Client, id: string, page = 1) => {
      const { status, body } = await who.call(reponsesEndpoints.listReponses, {
        params: { id: id as CoupDePouceId },
        query: { page },
      })
      expect(status).toBe(200)
      return body
    },
    titresOf: async (who: Client, query: Champs = {}) => {
      const { status, body } = await who.call(endpoints.listCoupsDePouce, { query: query as never })
      expect(status).toBe(200)
      return body.coupsdepouce.map(({ titre }) => titre)
    },
  }
}

export const useCoupsDePouce = () => {
  const kit = useTestApp()
  return {
    kit,
    ...callsOf(kit),
    /** Deletes what the tests of the module write. */
    clear: async (): Promise<void> => {
      for (const table of ['coups_de_pouce', 'comptes', 'territoires'] as const)
        await kit.db.deleteFrom(table).execute()
    },
    /** She may not publish for some weeks. */
    restrict: (compteId: string) =>
      createRestriction(kit.db, kit.clock.now(), {
        compteId,
        portee: 'publication',
        jusquau: new Date('2026-12-01T00:00:00Z'),
      }),
  }
}

/** Checks that the counters of a request are those of its answers; returns them. */
export const comptesOf = async (db: Db, id: string) => {
  const { rows } = await sql<{ compteurs: object; lignes: object }>`
    select json_build_object('reponses', d.nb_reponses, 'autres', d.nb_autres) as compteurs,
      (select json_build_object(
        'reponses', count(*) filter (where not r.prive), 'autres', count(*) filter (where not r.de_l_auteure))
        from reponses_coup_de_pouce r where r.coup_de_pouce_id = d.id and r.statut = 'publiee') as lignes
    from coups_de_pouce d where d.id = ${id}`.execute(db)
  const [row] = rows
  expect(row?.compteurs).toEqual(row?.lignes)
  return row?.compteurs as { readonly reponses: number; readonly autres: number }
}

/** Checks that the keys of all requests, and the totals of branches, are those that the tables give. */
export const expectKeysKept = async (db: Db): Promise<void> => {
  const keys = async () =>
    (await sql`select k::text from coups_de_pouce_cles k order by cle, ordre, coup_de_pouce_id`.execute(db))
      .rows
  const before = await keys()
  await sql`select coups_de_pouce_ecrit_cles(d) from coups_de_pouce d`.execute(db)
  expect(before).toEqual(await keys())
  const { rows: gaps } = await sql`
    select * from (select cle, nb from compteurs where cle like 'cdp:%' and nb <> 0) k
    full join (select 'cdp:' || territoire_id as cle, count(*)::int as vrai from coups_de_pouce
      where statut in ('publie', 'en_cours') and territoire_id is not null group by 1) v using (cle)
    where nb is distinct from vrai`.execute(db)
  expect(gaps).toEqual([])
}
