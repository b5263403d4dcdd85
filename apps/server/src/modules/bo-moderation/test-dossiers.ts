import { boModerationEndpoints as endpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import type { ClotureForm } from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import type { Motif } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { afterAll, beforeAll } from 'vitest'
import { startTestApp, type Client, type TestApp } from '#kit/test-app.ts'
import { modules } from '#modules.ts'
import { createPublications } from '#modules/moderation/test-publications.ts'
import { createCompte, createCoordination } from '#modules/session/session.factory.ts'

type Decided = (typeof endpoints.createDecision)['body']['_zod']['input']

export const MOTIF = 'Ce texte attaque une membre : l’article 3 de la charte l’interdit.'
export const REPONSE = 'Nous avons examiné ce que tu nous as signalé.'

/** The whole application, with publications and private messages that can be reported. */
export const useDossiers = () => {
  const publications = createPublications()
  const messages = createPublications('message')
  const kit = {} as TestApp
  let close: () => Promise<void> = async () => undefined
  beforeAll(async () => {
    const started = await startTestApp({}, [...modules, publications.module, messages.module])
    close = started.close
    Object.assign(kit, started)
  })
  afterAll(() => close())

  const membre = async (prenom: string, fields: { readonly administratrice?: boolean } = {}) => {
    const { id } = await createCompte(kit.db, kit.clock.now(), { prenom, nom: 'Quéméner', ...fields })
    return kit.signIn(id)
  }

  type Signale = {
    readonly type?: 'publication' | 'message'
    readonly motif?: Motif
    readonly territoireId?: string | null
    /** One more reporter each. */
    readonly commentaires?: readonly (string | null)[]
    readonly auteure?: Client
    readonly signaleuse?: Client
  }

  /** A content of a new member, reported by as many others as there are comments. */
  const signale = async (fields: Signale = {}) => {
    const { type = 'publication', motif = 'publicite', territoireId = null, commentaires = [null] } = fields
    const auteure = fields.auteure ?? (await membre('Ombeline'))
    const { id: cibleId, publication } = (type === 'message' ? messages : publications).publish(
      auteure.id ?? '',
      territoireId,
    )
    const signaleuses: Client[] = []
    for (const commentaire of commentaires) {
      const signaleuse = fields.signaleuse ?? (await membre('Zéphyrine'))
      await signaleuse.call(moderationEndpoints.createSignalement, {
        body: { cibleType: type, cibleId, motif, commentaire },
      })
      signaleuses.push(signaleuse)
    }
    return { id: await openOf(cibleId), cibleId, publication, auteure, signaleuses }
  }

  /** The latest report of a target. */
  const openOf = async (cibleId: string): Promise<DossierId> => {
    const { id } = await kit.db
      .selectFrom('signalements')
      .where('cible_id', '=', cibleId)
      .orderBy('cree_le', 'desc')
      .orderBy('id', 'desc')
      .select('id')
      .executeTakeFirstOrThrow()
    return id as DossierId
  }

  const coordinatrice = async (antenne: string) => {
    const client = await membre('Soizic')
    const { id } = await createCoordination(kit.db, kit.clock.now(), client.id ?? '', antenne)
    return { client, territoireId: id }
  }

  const read = (client: Client, id: DossierId) => client.call(endpoints.getDossier, { params: { id } })
  const take = (client: Client, id: DossierId) =>
    client.call(endpoints.createPriseEnCharge, { params: { id } })
  const decide = (client: Client, id: DossierId, fields: Partial<Decided> = {}) =>
    client.call(endpoints.createDecision, {
      params: { id },
      body: { action: 'avertir', motif: MOTIF, ...fields },
    })
  const end = (client: Client, id: DossierId, fields: Partial<ClotureForm> = {}) =>
    client.call(endpoints.createCloture, {
      params: { id },
      body: { suite: 'sans_suite', reponse: REPONSE, ...fields },
    })
  /** The mails that wait, by recipient and subject. */
  const mails = async () => {
    await kit.runJobs()
    return kit.mail.sent.splice(0)
  }
  const emailOf = async ({ id = '' }: Client): Promise<string> => {
    const row = await kit.db
      .selectFrom('comptes')
      .where('id', '=', id)
      .select('email')
      .executeTakeFirstOrThrow()
    return row.email
  }

  return {
    kit,
    acts: publications.acts,
    administratrice: () => membre('Hélène', { administratrice: true }),
    membre,
    coordinatrice,
    signale,
    openOf,
    read,
    take,
    decide,
    end,
    mails,
    emailOf,
  }
}
