import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { FIGURE_ATTRIBUTE } from '@entrelles/contract/kit/article.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { boRessourcesEndpoints as endpoints } from '@entrelles/contract/modules/bo-ressources/bo-ressources.endpoints.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { FichierId } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import type { MediaId } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { v7 as uuid } from 'uuid'
import { beforeEach } from 'vitest'
import { useTestApp, type Client, type TestApp } from '#kit/test-app.ts'
import { createProfil, createTerritoire, type ProfilFields } from '#modules/adherentes/adherentes.factory.ts'
import { createFichier, pdf } from '#modules/fichiers/fichiers.factory.ts'

export const UNKNOWN = '019a0000-0000-7000-8000-00000000dead'
export const URL_LIEN = 'https://www.exemple.fr/calendrier'

export type Membre = Client & { readonly id: AdherenteId }
export type Answered = DetailRessourceBo & ErrorBody
/** What a test sends of a form. */
type Champs = Readonly<Record<string, unknown>>

export const champsOf = ({ violations = [] }: Partial<ErrorBody>): string[] =>
  violations.map(({ champ }) => champ)

/** A picture inside a text. */
export const figure = (id: string, alt = 'Une mairie sous la neige'): string =>
  `<figure ${FIGURE_ATTRIBUTE}="${id}"><img alt="${alt}"></figure>`

const memberOf = async (kit: TestApp, prenom: string, fields: ProfilFields = {}): Promise<Membre> => {
  const compte = { prenom, nom: 'Sarr', ...fields.compte }
  const { id } = await createProfil(kit.db, kit.clock.now(), { ...fields, compte })
  return { ...(await kit.signIn(id)), id: id as AdherenteId }
}

/** A picture that she has sent. */
const sendImage = async (kit: TestApp, compteId: string) => {
  const id = uuid() as MediaId
  const nom = `${id.replaceAll('-', '')}.webp`
  await kit.db
    .insertInto('medias')
    .values({
      id,
      nom,
      usage: 'ressource',
      compte_id: compteId,
      largeur: 1600,
      hauteur: 800,
      etat: 'recu',
      cree_le: kit.clock.now(),
    })
    .execute()
  return { id, nom }
}

/** An application with two branches, an administrator and the coordinator of the first branch. */
export const useBoRessources = () => {
  const kit = useTestApp()
  const monde = {} as {
    administratrice: Membre
    coordinatrice: Membre
    adherente: Membre
    hers: TerritoireId
    other: TerritoireId
  }
  beforeEach(async () => {
    kit.clock.set('2026-11-18T09:00:00Z')
    await kit.db.deleteFrom('ressources').execute()
    await kit.db.deleteFrom('propositions_ressource').execute()
    monde.hers = (await createTerritoire(kit.db, 'Cornouaille')) as TerritoireId
    monde.other = (await createTerritoire(kit.db, 'Trièves')) as TerritoireId
    monde.administratrice = await memberOf(kit, 'Hélène', { compte: { administratrice: true } })
    monde.coordinatrice = await memberOf(kit, 'Soizic', { coordonne: 'Cornouaille' })
    monde.adherente = await memberOf(kit, 'Awa', { territoire: 'Cornouaille' })
  })

  const call = async (client: Client, name: keyof typeof endpoints, input: object) =>
    client.call<never, Answered>(endpoints[name] as never, input as never)
  const createLien = (fields: Champs = {}, client: Client = monde.administratrice) =>
    call(client, 'createLien', { body: { titre: 'Calendrier électoral', url: URL_LIEN, ...fields } })
  const createArticle = (fields: Champs = {}, client: Client = monde.administratrice) =>
    call(client, 'createArticle', {
      body: { titre: 'Se faire élire', contenu: '<p>J’ai hésité deux ans.</p>', ...fields },
    })
  const publish = (
    { id, version }: Pick<DetailRessourceBo, 'id' | 'version'>,
    fields: Champs = {},
    client: Client = monde.administratrice,
  ) => call(client, 'publishRessource', { params: { id }, body: { version, ...fields } })
  const update = (
    { id, version }: Pick<DetailRessourceBo, 'id' | 'version'>,
    fields: Champs,
    client: Client = monde.administratrice,
  ) => call(client, 'updateRessource', { params: { id }, body: { version, ...fields } })
  return {
    kit,
    monde,
    call,
    createLien,
    createArticle,
    publish,
    update,
    get: async (id: RessourceId, client: Client = monde.administratrice) =>
      (await call(client, 'getRessourceBo', { params: { id } })).body,
    /** An article that members read. */
    publishArticle: async (fields: Champs = {}) =>
      (await publish((await createArticle(fields)).body, { prevenir: false })).body,
    memberOf: (prenom: string, fields?: ProfilFields) => memberOf(kit, prenom, fields),
    sendImage: (compteId: string) => sendImage(kit, compteId),
    /** Whether a picture has a place. */
    isAttached: async (id: string): Promise<boolean> => {
      const media = await kit.db
        .selectFrom('medias')
        .where('id', '=', id)
        .select('attache_le as attacheLe')
        .executeTakeFirstOrThrow()
      return media.attacheLe !== null
    },
    sendFichier: async (compteId: string, nom = 'statuts.pdf'): Promise<FichierId> => {
      const file = { compteId, nom, type: 'pdf', bytes: pdf(nom), usage: 'ressource' } as const
      return (await createFichier(kit.db, kit.storage, kit.clock.now(), file)).id
    },
  }
}
