import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type {
  CarteDiscussion,
  ChangementsMessages,
  Discussion,
  DiscussionId,
  Message,
  MessageId,
  PageMessages,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { v7 as uuid } from 'uuid'
import { expect } from 'vitest'
import { useTestApp, type Client, type TestApp } from '#kit/test-app.ts'
import { createProfil, type ProfilFields } from '#modules/adherentes/adherentes.factory.ts'
import { createDirecte } from './messagerie.factory.ts'

export const UNKNOWN = '019a0000-0000-7000-8000-00000000dead' as DiscussionId & MessageId & AdherenteId

export type Membre = Client & { readonly id: AdherenteId; readonly prenom: string }
type Champs = Readonly<Record<string, unknown>>
type Method = Endpoint['method']
type Answered<Body> = { readonly status: number; readonly body: Body & Partial<ErrorBody> }

export const codeOf = ({ status, body }: Answered<unknown>) => [status, body.code]

/** A message as a device sends it. */
export const messageOf = (contenu = 'Bonjour !', fields: Champs = {}) => ({ id: uuid(), contenu, ...fields })

/** The calls of messages, for tests that look at refusals as often as at answers. */
const callsOf = () => {
  const send = async <Body>(who: Client, method: Method, path: string, payload?: Champs) =>
    (await who.inject({ method, url: `/api/${path}`, ...(payload && { payload }) })) as Answered<Body>
  const write = (who: Client, id: string, contenu?: string, fields: Champs = {}) =>
    send<Message>(who, 'POST', `discussions/${id}/messages`, messageOf(contenu, fields))
  const inbox = (who: Client, query = '') =>
    send<{ discussions: CarteDiscussion[]; nbdiscussions: number; plus?: true }>(
      who,
      'GET',
      `discussions${query}`,
    )
  return {
    send,
    write,
    wroteBy: async (who: Client, id: string, contenu?: string, fields: Champs = {}): Promise<Message> => {
      const { status, body } = await write(who, id, contenu, fields)
      expect([status, body.code, body.violations]).toEqual([201, undefined, undefined])
      return body
    },
    open: (who: Client, participantes: readonly string[], fields: Champs = {}) =>
      send<Discussion>(who, 'POST', 'discussions', { participantes, message: messageOf(), ...fields }),
    read: (who: Client, id: string) => send<Discussion>(who, 'GET', `discussions/${id}`),
    thread: (who: Client, id: string, query = '') =>
      send<PageMessages>(who, 'GET', `discussions/${id}/messages${query}`),
    changes: (who: Client, id: string, depuis: number) =>
      send<ChangementsMessages>(who, 'GET', `discussions/${id}/changements?depuis=${depuis}`),
    edit: (who: Client, id: string, contenu: string) =>
      send<Message>(who, 'PUT', `messages/${id}`, { contenu }),
    remove: (who: Client, id: string) => send<Message>(who, 'DELETE', `messages/${id}`),
    react: (who: Client, id: string, type: string) =>
      send<Message>(who, 'PUT', `messages/${id}/reaction`, { type }),
    unreact: (who: Client, id: string) => send<Message>(who, 'DELETE', `messages/${id}/reaction`),
    seen: (who: Client, id: string, numero: number) =>
      send(who, 'PUT', `discussions/${id}/lecture`, { numero }),
    inbox,
    /** The discussions of one of her lists, by name. */
    listOf: async (who: Client, query = ''): Promise<string[]> => {
      const { status, body } = await inbox(who, query)
      expect(status).toBe(200)
      return body.discussions.map(({ titre, avec }) => titre ?? avec?.prenom ?? '')
    },
    hasDot: async (who: Client): Promise<boolean> =>
      (await send(who, 'GET', 'discussions/check')).status === 200,
  }
}

const membresOf = (kit: TestApp) => {
  const again = async <Who extends Pick<Membre, 'id' | 'prenom'>>({ id, prenom }: Who): Promise<Membre> => ({
    ...(await kit.signIn(id)),
    id,
    prenom,
  })
  return {
    /** Signs a member in again: a moved clock ends sessions. */
    again,
    memberOf: async (prenom: string, fields: ProfilFields = {}): Promise<Membre> => {
      const compte = {
        prenom,
        nom: 'Sarr',
        date_inscription: new Date('2025-01-06T09:00:00Z'),
        ...fields.compte,
      }
      const { id } = await createProfil(kit.db, kit.clock.now(), { ...fields, compte })
      return again({ id: id as AdherenteId, prenom })
    },
    /** She may not write for a month. */
    restrict: async (compteId: string): Promise<void> => {
      const now = kit.clock.now()
      const jusquau = new Date(now.getTime() + 30 * 86_400_000)
      const restriction = { portee: 'message', jusquau, motif: 'essai', posee_le: now } as const
      await kit.db
        .insertInto('restrictions')
        .values({ id: uuid(), compte_id: compteId, ...restriction })
        .execute()
    },
    directOf: (a: Membre, b: Membre, fields?: { readonly demande?: boolean }) =>
      createDirecte(kit.db, kit.clock.now(), [a.id, b.id], fields),
  }
}

export const useMessagerie = () => {
  const kit = useTestApp()
  return {
    kit,
    ...callsOf(),
    ...membresOf(kit),
    /** A quiet world without members. */
    clear: async (): Promise<void> => {
      await kit.runJobs()
      kit.clock.set('2026-11-25T09:00:00Z')
      await kit.db.deleteFrom('discussions').execute()
      await kit.db.deleteFrom('envois').execute()
      await kit.db.deleteFrom('comptes').execute()
      kit.mail.sent.splice(0)
      kit.push.sent.splice(0)
    },
  }
}
