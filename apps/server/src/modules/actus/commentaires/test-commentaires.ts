import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { actusEndpoints } from '@entrelles/contract/modules/actus/actus.endpoints.ts'
import type { Commentaire, PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { commentairesEndpoints as endpoints } from '@entrelles/contract/modules/actus/commentaires.endpoints.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/client.ts'
import type { Client, TestApp } from '#kit/test-app.ts'
import { useActus, type Champs, type Membre } from '../test-actus.ts'

type Answered<Body> = { readonly status: number; readonly body: Body & Partial<ErrorBody> }

/** A mention as the editor sends it. */
export const named = ({ id }: Pick<Membre, 'id'>, texte = '@elle'): string =>
  `<span data-mention="${id}">${texte}</span>`

/** The calls of comments and mentions, for tests that look at refusals as often as at answers. */
const callsOf = (kit: TestApp) => {
  const send = <Body>(
    who: Client,
    method: 'POST' | 'PUT' | 'DELETE' | 'GET',
    url: string,
    payload?: Champs,
  ) => who.inject({ method, url, ...(payload && { payload }) }) as Promise<Answered<Body>>
  const urlOf = (id: string, commentaireId = '') =>
    `/api/publications/${id}/commentaires${commentaireId === '' ? '' : `/${commentaireId}`}`
  const comment = (who: Client, id: string, fields: Champs = {}) =>
    send<Commentaire>(who, 'POST', urlOf(id), { contenu: '<p>Belle initiative.</p>', ...fields })
  return {
    comment,
    commentedBy: async (who: Client, id: string, fields: Champs = {}): Promise<Commentaire> => {
      kit.clock.advance(60_000)
      const { status, body } = await comment(who, id, fields)
      expect([status, body.code]).toEqual([201, undefined])
      return body
    },
    edit: (who: Client, id: string, commentaireId: string, payload: Champs) =>
      send<Commentaire>(who, 'PUT', urlOf(id, commentaireId), payload),
    read: (who: Client, id: string, commentaireId: string) =>
      send<Commentaire>(who, 'GET', urlOf(id, commentaireId)),
    remove: (who: Client, id: string, commentaireId: string) =>
      send<object>(who, 'DELETE', urlOf(id, commentaireId)),
    react: (who: Client, id: string, commentaireId: string, type: string) =>
      send<object>(who, 'PUT', `${urlOf(id, commentaireId)}/reaction`, { type }),
    unreact: (who: Client, id: string, commentaireId: string) =>
      send<object>(who, 'DELETE', `${urlOf(id, commentaireId)}/reaction`),
    listOf: async (who: Client, id: string, page = 1) => {
      const { status, body } = await who.call(endpoints.listCommentaires, {
        params: { id: id as PublicationId },
        query: { page },
      })
      expect(status).toBe(200)
      return body
    },
    /** First names of the members who are proposed. */
    proposedTo: async (who: Client, query: Champs) => {
      const { status, body } = await who.call(actusEndpoints.listMentions, { query: query as never })
      expect(status).toBe(200)
      return body.adherentes.map(({ prenom }) => prenom)
    },
  }
}

/** Calls of posts keep their names, except those that comments have too. */
export const useCommentaires = () => {
  const { react: reactToPost, edit: editPost, ...actus } = useActus()
  return { ...actus, reactToPost, editPost, ...callsOf(actus.kit) }
}

/** Checks that the counters of a post and of its comments are those of the rows; returns the number of comments. */
export const nbCommentairesOf = async (db: Db, id: string): Promise<number> => {
  const { rows } = await sql<{ nb: number; lignes: number }>`
    select p.nb_commentaires as nb, (
      select count(*)::int from commentaires c where c.publication_id = p.id and c.statut = 'publie') as lignes
    from publications p where p.id = ${id}`.execute(db)
  const [row] = rows
  expect(row?.nb).toBe(row?.lignes)
  const { rows: gaps } = await sql`
    select c.id from commentaires c cross join lateral (
      select count(*) filter (where reaction = 'jaime') as jaime, count(*) filter (where reaction = 'bravo') as bravo,
        count(*) filter (where reaction = 'merci') as merci, count(*) filter (where reaction = 'soutien') as soutien
      from reactions_commentaire where commentaire_id = c.id) r
    where (c.nb_jaime, c.nb_bravo, c.nb_merci, c.nb_soutien) is distinct from (r.jaime, r.bravo, r.merci, r.soutien)`.execute(
    db,
  )
  expect(gaps).toEqual([])
  return row?.nb ?? 0
}
