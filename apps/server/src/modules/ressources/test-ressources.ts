import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { ressourcesEndpoints as endpoints } from '@entrelles/contract/modules/ressources/ressources.endpoints.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, createTerritoire, type ProfilFields } from '#modules/adherentes/adherentes.factory.ts'
import { createRessource, type RessourceFields } from './ressources.factory.ts'

export const UNKNOWN = '019a0000-0000-7000-8000-00000000dead' as RessourceId
const HOUR_MS = 3_600_000

export type Membre = Client & { readonly id: string }
export type Champs = Readonly<Record<string, unknown>>
type Answered = { readonly status: number; readonly body: Partial<ErrorBody> }

/** Two branches, a member and a coordinator of the first, a member of the second, and an administrator. */
export type Monde = Readonly<Record<'awa' | 'soizic' | 'lea' | 'helene', Membre>> & {
  readonly cornouaille: string
  readonly leon: string
}

export const useRessources = () => {
  const kit = useTestApp()
  const memberOf = async (prenom: string, fields: ProfilFields = {}): Promise<Membre> => {
    const compte = { prenom, nom: 'Sarr', ...fields.compte }
    const { id } = await createProfil(kit.db, kit.clock.now(), { ...fields, compte })
    return { ...(await kit.signIn(id)), id }
  }
  const list = async (who: Client, query: Champs = {}) => {
    const { status, body } = await who.call(endpoints.listRessources, { query: query as never })
    expect(status).toBe(200)
    return body
  }
  return {
    kit,
    memberOf,
    list,
    /** An empty library, and its readers. */
    start: async (): Promise<Monde> => {
      for (const table of ['ressources', 'propositions_ressource', 'comptes', 'territoires'] as const)
        await kit.db.deleteFrom(table).execute()
      return {
        cornouaille: await createTerritoire(kit.db, 'Cornouaille'),
        leon: await createTerritoire(kit.db, 'Léon'),
        awa: await memberOf('Awa', { territoire: 'Cornouaille' }),
        soizic: await memberOf('Soizic', { coordonne: 'Cornouaille' }),
        lea: await memberOf('Léa', { territoire: 'Léon' }),
        helene: await memberOf('Hélène', { compte: { administratrice: true } }),
      }
    },
    /** A resource that was published that many hours ago. */
    create: (titre: string, fields: RessourceFields = {}, hours = 1) =>
      createRessource(kit.db, new Date(kit.clock.now().getTime() - hours * HOUR_MS), null, {
        titre,
        ...fields,
      }),
    titresOf: async (who: Client, query: Champs = {}) =>
      (await list(who, query)).ressources.map(({ titre }) => titre),
    /** Any call, for tests that look at refusals. */
    send: async (who: Client, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: Champs) =>
      (await who.inject({ method, url: `/api/${path}`, ...(payload && { payload }) })) as Answered,
    rowOf: (id: string) =>
      kit.db.selectFrom('ressources').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
    /** Checks that the keys are those that a rewrite would give. */
    expectKeysKept: async (): Promise<void> => {
      const keys = async () =>
        (await sql`select k::text from ressources_cles k order by cle, ordre, ressource_id`.execute(kit.db))
          .rows
      const before = await keys()
      await sql`select ressources_ecrit_cles(r) from ressources r`.execute(kit.db)
      expect(before).toEqual(await keys())
    },
  }
}
