import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { REACTIONS } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { actusEndpoints as endpoints } from '@entrelles/contract/modules/actus/actus.endpoints.ts'
import type {
  CommentaireId,
  Publication,
  PublicationId,
} from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { MediaId } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import { useTestApp, type Client, type TestApp } from '#kit/test-app.ts'
import { createProfil, type ProfilFields } from '#modules/adherentes/adherentes.factory.ts'
import { createRestriction } from '#modules/moderation/moderation.factory.ts'

export const UNKNOWN = '019a0000-0000-7000-8000-00000000dead' as PublicationId & CommentaireId & AdherenteId

export type Membre = Client & { readonly id: AdherenteId }
/** What a test sends of a form. */
export type Champs = Readonly<Record<string, unknown>>
type Answered = { readonly status: number; readonly body: Publication & Partial<ErrorBody> }
type Method = 'POST' | 'PUT' | 'DELETE' | 'GET'

/** The fields of a form that were refused. */
export const champsOf = ({ violations = [] }: Partial<ErrorBody>): string[] =>
  violations.map(({ champ }) => champ)

/** Signs a member in again: a moved clock ends sessions. */
const again = async (kit: TestApp, { id }: Pick<Membre, 'id'>): Promise<Membre> => ({
  ...(await kit.signIn(id)),
  id,
})

/** A signed-in member of the directory. */
const memberOf = async (kit: TestApp, prenom: string, fields: ProfilFields = {}): Promise<Membre> => {
  const compte = { prenom, nom: 'Sarr', ...fields.compte }
  const { id } = await createProfil(kit.db, kit.clock.now(), { ...fields, compte })
  return again(kit, { id: id as AdherenteId })
}

/** The members of a test, and what the module asks of their accounts. */
const membresOf = (kit: TestApp) => ({
  again: (membre: Pick<Membre, 'id'>) => again(kit, membre),
  memberOf: (prenom: string, fields?: ProfilFields) => memberOf(kit, prenom, fields),
  /** She may not publish for a month. */
  restrict: async (compteId: string): Promise<void> => {
    const now = kit.clock.now()
    const jusquau = new Date(now.getTime() + 30 * 86_400_000)
    await createRestriction(kit.db, now, { compteId, portee: 'publication', jusquau })
  },
  /** A picture that she has sent, of twice its height in width. */
  sendImage: async (compteId: string): Promise<{ readonly id: MediaId; readonly nom: string }> => {
    const id = uuid() as MediaId
    const nom = `${id.replaceAll('-', '')}.webp`
    await kit.db
      .insertInto('medias')
      .values({
        id,
        nom,
        usage: 'publication',
        etat: 'pret',
        compte_id: compteId,
        cree_le: kit.clock.now(),
        largeur: 1600,
        hauteur: 800,
      })
      .execute()
    return { id, nom }
  },
})

/** The calls of the module, for tests that look at refusals as often as at answers. */
const callsOf = () => {
  const send = async (who: Client, method: Method, path: string, payload?: Champs) =>
    (await who.inject({ method, url: `/api/${path}`, ...(payload && { payload }) })) as Answered
  const formOf = (fields: Champs) => ({ contenu: '<p>Le marché ouvre samedi.</p>', ...fields })
  const publish = (who: Client, fields: Champs = {}) => send(who, 'POST', 'publications', formOf(fields))
  return {
    send,
    publish,
    publishedBy: async (who: Client, fields: Champs = {}): Promise<Publication> => {
      const { status, body } = await publish(who, fields)
      expect([status, body.code, body.violations]).toEqual([201, undefined, undefined])
      return body
    },
    read: (who: Client, id: string) => send(who, 'GET', `publications/${id}`),
    edit: (who: Client, id: string, fields: Champs) => send(who, 'PUT', `publications/${id}`, formOf(fields)),
    draft: (who: Client, fields: Champs = {}) => send(who, 'POST', 'brouillons_publication', fields),
    redraft: (who: Client, id: string, fields: Champs) =>
      send(who, 'PUT', `brouillons_publication/${id}`, fields),
    remove: (who: Client, id: string) => send(who, 'DELETE', `publications/${id}`),
    /** `archiver`, `restaurer`, `epingler`, `favori`, `vue`. */
    act: (who: Client, id: string, act: string, payload?: Champs) =>
      send(who, 'POST', `publications/${id}/${act}`, payload),
    react: (who: Client, id: string, type: string) =>
      send(who, 'PUT', `publications/${id}/reaction`, { type }),
    follow: (who: Client, id: string, etat: string) => send(who, 'PUT', `publications/${id}/suivi`, { etat }),
    /** `reaction`, `suivi`, `favori`, `epingler`. */
    undo: (who: Client, id: string, act: string) => send(who, 'DELETE', `publications/${id}/${act}`),
    list: async (who: Client, query: Champs = {}) => {
      const { status, body } = await who.call(endpoints.listPublications, { query: query as never })
      expect(status).toBe(200)
      return body
    },
  }
}

export const useActus = () => {
  const kit = useTestApp()
  const calls = callsOf()
  return {
    kit,
    ...calls,
    ...membresOf(kit),
    titresOf: async (who: Client, query: Champs = {}) =>
      (await calls.list(who, query)).publications.map(({ titre }) => titre),
    /** An empty world. */
    clear: async (): Promise<void> => {
      for (const table of ['publications', 'coups_de_pouce', 'comptes', 'territoires'] as const)
        await kit.db.deleteFrom(table).execute()
    },
    journalOf: (id: string) =>
      kit.db
        .selectFrom('journal')
        .where('cible_id', '=', id)
        .orderBy('date')
        .orderBy('id')
        .selectAll()
        .execute(),
  }
}

/** Checks that the counters of a post are those of its rows; returns them. */
export const comptesOf = async (db: Db, id: string) => {
  const nb = (reaction: string) => sql`count(*) filter (where l.reaction = ${reaction})`
  const { rows } = await sql<{ compteurs: Record<string, number>; lignes: Record<string, number> }>`
    select json_build_object('commentaires', p.nb_commentaires, 'vues', p.nb_vues, 'clics', p.nb_clics,
        ${sql.join(Object.keys(REACTIONS).map((one) => sql`${sql.lit(one)}, ${sql.ref(`p.nb_${one}`)}`))}) as compteurs,
      (select json_build_object(
          'commentaires', (select count(*) from commentaires c where c.publication_id = p.id and c.statut = 'publie'),
          'vues', count(l.vue_le), 'clics', count(l.clic_le),
          ${sql.join(Object.keys(REACTIONS).map((one) => sql`${sql.lit(one)}, ${nb(one)}`))})
        from lectrices_publication l where l.publication_id = p.id) as lignes
    from publications p where p.id = ${id}`.execute(db)
  const [row] = rows
  expect(row?.compteurs).toEqual(row?.lignes)
  return row?.compteurs ?? {}
}

/** Checks that the keys of all posts are those that the tables give. */
export const expectKeysKept = async (db: Db): Promise<void> => {
  const keys = async () =>
    (await sql`select k::text from publications_cles k order by cle, ordre, publication_id`.execute(db)).rows
  const before = await keys()
  await sql`select publications_ecrit_cles(p) from publications p`.execute(db)
  expect(before).toEqual(await keys())
}
