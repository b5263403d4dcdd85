import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isBackOffice } from '@entrelles/contract/kit/access.ts'
import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createCommentaire, createPublication, type PublicationFields } from '#modules/actus/actus.factory.ts'
import { createProfil, createTerritoire, referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import {
  createDemande,
  createReponse,
  thankAidantes,
  type DemandeFields,
} from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createFichier, pdf } from '#modules/fichiers/fichiers.factory.ts'
import { addMessage, createDirecte } from '#modules/messagerie/messagerie.factory.ts'
import { createNotification } from '#modules/notifications/notifications.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { modules } from './modules.ts'
import { schemasIn } from './test-schemas.ts'

const endpoints: readonly Endpoint[] = modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`
const UNKNOWN = '019a0000-0000-7000-8000-00000000dead'

const kit = useTestApp()
type Membre = Client & { readonly id: string; readonly photo: string }
let oriane: Membre
let ursuline: Membre
let zelie: Membre
let territoireId: string
let evenementId: string

/**
 * Oriane has blocked Ursuline. Zélie is on good terms with both. All three are administrators, who have the most
 * rights: an act that is refused to them is refused to everybody.
 */
beforeAll(async () => {
  const now = kit.clock.now()
  territoireId = await createTerritoire(kit.db, 'Cornouaille')
  evenementId = await createEvenement(kit.db, now, { nombre_places: null, territoireIds: [territoireId] })
  const competences = [await referentielOf(kit.db, 'competence', 'Comptabilité')]
  const create = async (prenom: string): Promise<Membre> => {
    const photo = `${prenom}.svg`
    const { id } = await createProfil(kit.db, now, {
      villeId: '29232',
      territoire: 'Cornouaille',
      competences,
      compte: { prenom, nom: 'Sarr', photo, administratrice: true },
    })
    await createParticipation(kit.db, now, { evenement_id: evenementId, compte_id: id })
    return { ...(await kit.signIn(id)), id, photo }
  }
  oriane = await create('Oriane')
  ursuline = await create('Ursuline')
  zelie = await create('Zélie')
  await createBlocage(kit.db, now, oriane.id, ursuline.id)
})
beforeEach(async () => {
  await kit.db.deleteFrom('coups_de_pouce').execute()
  await kit.db.deleteFrom('publications').execute()
  await kit.db.deleteFrom('discussions').execute()
  await kit.db.deleteFrom('notifications').execute()
})

type Input = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}
const send = (who: Membre, name: string, input: Input) => {
  const endpoint = endpoints.find((one) => nameOf(one) === name)
  if (!endpoint) throw new Error(`no endpoint is ${name}`)
  return who.call(endpoint, input as never)
}

const demandeOf = (who: Membre, fields: DemandeFields = {}) =>
  createDemande(kit.db, kit.clock.now(), who.id, fields)
const reponseOf = (demandeId: string, who: Membre) =>
  createReponse(kit.db, kit.clock.now(), demandeId, who.id, { propose: true })

/** Makes an object of that member, which the caller tries; returns its id, and the call with this id or another. */
type Essai = (
  cachee: Membre,
  appelante: Membre,
) => Promise<{ readonly id: string; readonly input: (id: string) => Input }>

const onProfil =
  (input: (id: string) => Input): Essai =>
  async ({ id }) => ({ id, input })
const onDemande =
  (rest: Input = {}, fields: DemandeFields = {}): Essai =>
  async (cachee) => ({
    id: await demandeOf(cachee, fields),
    input: (id) => ({ params: { id }, ...rest }),
  })
/** Her answer to a request of the caller. */
const onReponse =
  (input: (demandeId: string, id: string) => Input): Essai =>
  async (cachee, appelante) => {
    const demandeId = await demandeOf(appelante)
    return { id: await reponseOf(demandeId, cachee), input: (id) => input(demandeId, id) }
  }
const reponse = onReponse((id, reponseId) => ({ params: { id, reponseId } }))
const publicationOf = (who: Membre, fields: PublicationFields = {}) =>
  createPublication(kit.db, kit.clock.now(), who.id, fields)
const actualite = (fields: object) => ({
  type: 'actualite',
  titre: 'À lire',
  contenu: '<p>À lire</p>',
  ...fields,
})
const onPublication =
  (rest: Input = {}, fields: PublicationFields = {}): Essai =>
  async (cachee) => ({
    id: await publicationOf(cachee, fields),
    input: (id) => ({ params: { id }, ...rest }),
  })
/** Her comment on a post of the caller. */
const onCommentaire =
  (input: (publicationId: string, id: string) => Input): Essai =>
  async (cachee, appelante) => {
    const publicationId = await publicationOf(appelante)
    const id = await createCommentaire(kit.db, kit.clock.now(), publicationId, cachee.id)
    return { id, input: (other) => input(publicationId, other) }
  }
const commentaire = onCommentaire((id, commentaireId) => ({ params: { id, commentaireId } }))
/** Their direct discussion, with a message of one of the two. */
const discussionOf = async (a: Membre, b: Membre, { demande = false, contenu = 'Bonjour' } = {}) => {
  const now = kit.clock.now()
  const id = await createDirecte(kit.db, now, [a.id, b.id], { demande })
  return { id, messageId: await addMessage(kit.db, now, { discussionId: id, auteureId: a.id }, contenu) }
}
const onDiscussion =
  (rest: Input = {}, demande = false): Essai =>
  async (cachee, appelante) => ({
    id: (await discussionOf(cachee, appelante, { demande })).id,
    input: (id) => ({ params: { id }, ...rest }),
  })
const messageEcrit = () => ({ id: randomUUID(), contenu: 'Bonjour' })
/** A message of hers, or of the caller. */
const onMessage =
  (rest: Input = {}, isOwn = false): Essai =>
  async (cachee, appelante) => ({
    id: (await (isOwn ? discussionOf(appelante, cachee) : discussionOf(cachee, appelante))).messageId,
    input: (messageId) => ({ params: { messageId }, ...rest }),
  })
const signalement = (cibleType: string) => (cibleId: string) => ({
  body: { cibleType, cibleId, motif: 'publicite' },
})

/** Answers as for an unknown id, whatever the caller may do otherwise. */
const AS_UNKNOWN: readonly (readonly [string, Essai])[] = [
  ['GET /api/adherentes/:id', onProfil((id) => ({ params: { id } }))],
  ['GET /api/coups_de_pouce/:id', onDemande()],
  ['DELETE /api/coups_de_pouce/:id', onDemande()],
  ['POST /api/coups_de_pouce/:id/resoudre', onDemande({ body: {} })],
  [
    'POST /api/coups_de_pouce/:id/resoudre',
    async (cachee, appelante) => {
      const demandeId = await demandeOf(appelante)
      await reponseOf(demandeId, cachee)
      return { id: cachee.id, input: (id) => ({ params: { id: demandeId }, body: { aidantes: [id] } }) }
    },
  ],
  ['POST /api/coups_de_pouce/:id/clore', onDemande({ body: {} })],
  ['POST /api/coups_de_pouce/:id/prolonger', onDemande({ body: {} })],
  ['POST /api/coups_de_pouce/:id/rouvrir', onDemande({}, { statut: 'clos' })],
  ['GET /api/coups_de_pouce/:id/suggestions', onDemande()],
  ['GET /api/coups_de_pouce/:id/proches', onDemande()],
  ['POST /api/coups_de_pouce/:id/suivi', onDemande()],
  ['DELETE /api/coups_de_pouce/:id/suivi', onDemande()],
  ['POST /api/coups_de_pouce/:id/favori', onDemande()],
  ['DELETE /api/coups_de_pouce/:id/favori', onDemande()],
  ['GET /api/coups_de_pouce/:id/reponses', onDemande()],
  ['POST /api/coups_de_pouce/:id/reponses', onDemande({ body: { contenu: 'Je peux t’aider.' } })],
  [
    'POST /api/coups_de_pouce/:id/reponses',
    onReponse((id, reponseParenteId) => ({
      params: { id },
      body: { contenu: 'Merci beaucoup.', reponseParenteId },
    })),
  ],
  ['GET /api/coups_de_pouce/:id/reponses/:reponseId', reponse],
  ['DELETE /api/coups_de_pouce/:id/reponses/:reponseId', reponse],
  ['POST /api/coups_de_pouce/:id/reponses/:reponseId/accepter', reponse],
  [
    'GET /api/fichiers/:id',
    async (cachee) => {
      const objet = { type: 'coup_de_pouce', id: await demandeOf(cachee), ordre: 0 } as const
      const piece = { compteId: cachee.id, nom: 'note.pdf', type: 'pdf', bytes: pdf(), objet } as const
      const { id } = await createFichier(kit.db, kit.storage, kit.clock.now(), piece)
      return { id, input: (other) => ({ params: { id: other } }) }
    },
  ],
  ['POST /api/signalements', onProfil(signalement('adherente'))],
  [
    'POST /api/signalements',
    async (cachee) => ({ id: await demandeOf(cachee), input: signalement('coup_de_pouce') }),
  ],
  ['GET /api/publications/:id', onPublication()],
  ['PUT /api/publications/:id', onPublication({ body: actualite({ version: 1 }) }, { type: 'actualite' })],
  [
    'PUT /api/brouillons_publication/:id',
    onPublication({ body: actualite({ version: 1 }) }, { type: 'actualite', statut: 'brouillon' }),
  ],
  ['DELETE /api/publications/:id', onPublication()],
  ['POST /api/publications/:id/archiver', onPublication({}, { type: 'actualite' })],
  ['POST /api/publications/:id/restaurer', onPublication({}, { type: 'actualite', statut: 'archivee' })],
  ['POST /api/publications/:id/epingler', onPublication({ body: { jusquau: '2026-11-20' } })],
  ['DELETE /api/publications/:id/epingler', onPublication()],
  ['PUT /api/publications/:id/reaction', onPublication({ body: { type: 'jaime' } })],
  ['DELETE /api/publications/:id/reaction', onPublication()],
  ['PUT /api/publications/:id/suivi', onPublication({ body: { etat: 'suivie' } })],
  ['DELETE /api/publications/:id/suivi', onPublication()],
  ['POST /api/publications/:id/favori', onPublication()],
  ['DELETE /api/publications/:id/favori', onPublication()],
  ['POST /api/publications/:id/vue', onPublication({ body: { source: 'page' } })],
  ['GET /api/publications/:id/statistiques', onPublication({}, { type: 'actualite' })],
  [
    'POST /api/publications',
    async (cachee) => ({
      id: await demandeOf(cachee),
      input: (coupDePouce) => ({ body: { contenu: '<p>À lire</p>', coupDePouce } }),
    }),
  ],
  [
    'POST /api/brouillons_publication',
    async (cachee) => ({ id: await demandeOf(cachee), input: (coupDePouce) => ({ body: { coupDePouce } }) }),
  ],
  [
    'POST /api/signalements',
    async (cachee) => ({ id: await publicationOf(cachee), input: signalement('publication') }),
  ],
  ['GET /api/publications/:id/commentaires', onPublication()],
  ['POST /api/publications/:id/commentaires', onPublication({ body: { contenu: 'Bravo.' } })],
  [
    'POST /api/publications/:id/commentaires',
    onCommentaire((id, commentaireParentId) => ({
      params: { id },
      body: { contenu: 'Merci.', commentaireParentId },
    })),
  ],
  ['GET /api/publications/:id/commentaires/:commentaireId', commentaire],
  ['DELETE /api/publications/:id/commentaires/:commentaireId', commentaire],
  [
    'PUT /api/publications/:id/commentaires/:commentaireId/reaction',
    onCommentaire((id, commentaireId) => ({ params: { id, commentaireId }, body: { type: 'jaime' } })),
  ],
  ['DELETE /api/publications/:id/commentaires/:commentaireId/reaction', commentaire],
  [
    'POST /api/signalements',
    onCommentaire((_id, commentaireId) => signalement('commentaire')(commentaireId)),
  ],
  ['POST /api/signalements', onReponse((_id, reponseId) => signalement('reponse')(reponseId))],
  ['GET /api/adherentes/:id/contact', onProfil((id) => ({ params: { id } }))],
  ['POST /api/discussions', onProfil((id) => ({ body: { participantes: [id], message: messageEcrit() } }))],
  ['POST /api/coups_de_pouce/:id/reponses/:reponseId/contact', reponse],
  ['GET /api/discussions/:id', onDiscussion()],
  ['PUT /api/discussions/:id/lecture', onDiscussion({ body: { numero: 1 } })],
  ['PUT /api/discussions/:id/muette', onDiscussion({ body: { muette: true } })],
  ['PUT /api/discussions/:id/epingle', onDiscussion({ body: { epinglee: true } })],
  ['PUT /api/discussions/:id/archive', onDiscussion({ body: { archivee: true } })],
  ['POST /api/discussions/:id/accepter', onDiscussion({}, true)],
  ['POST /api/discussions/:id/refuser', onDiscussion({}, true)],
  ['GET /api/discussions/:id/messages', onDiscussion()],
  ['POST /api/discussions/:id/messages', onDiscussion({ body: messageEcrit() })],
  ['GET /api/discussions/:id/changements', onDiscussion({ query: { depuis: '0' } })],
  ['GET /api/messages/:messageId', onMessage()],
  ['PUT /api/messages/:messageId', onMessage({ body: { contenu: 'Bonsoir' } }, true)],
  ['DELETE /api/messages/:messageId', onMessage({}, true)],
  ['PUT /api/messages/:messageId/reaction', onMessage({ body: { type: 'coeur' } })],
  ['DELETE /api/messages/:messageId/reaction', onMessage()],
]

/** Makes what a list or a page would show of that member; returns the call. */
type Liste = (cachee: Membre, appelante: Membre) => Promise<Input>

const unfiltered: Liste = async () => ({ query: {} })
const ofTerritoire: Liste = async () => ({ params: { id: territoireId }, query: {} })
const TITRE = 'Réparer un harmonium'

/** Shows members, and leaves her out. */
const ABSENT: readonly (readonly [string, Liste])[] = [
  ['GET /api/adherentes', unfiltered],
  ['GET /api/adherentes', async () => ({ query: { evenementId } })],
  ['GET /api/adherentes/last', async () => ({ query: { evenementId } })],
  ['GET /api/territoires/:id/adherentes', ofTerritoire],
  [
    'GET /api/coups_de_pouce',
    async (cachee) => {
      await demandeOf(cachee)
      return { query: {} }
    },
  ],
  [
    'GET /api/coups_de_pouce',
    async (cachee) => {
      await demandeOf(cachee)
      return { query: { auteure: cachee.id } }
    },
  ],
  [
    'GET /api/territoires/:id/coups_de_pouce',
    async (cachee) => {
      await demandeOf(cachee, { territoire_id: territoireId })
      return { params: { id: territoireId }, query: {} }
    },
  ],
  [
    'GET /api/coups_de_pouce/deja_repondu',
    async (cachee) => {
      await demandeOf(cachee, { titre: TITRE })
      return { query: { titre: TITRE } }
    },
  ],
  [
    'GET /api/coups_de_pouce/:id/proches',
    async (cachee, appelante) => {
      await demandeOf(cachee, { titre: TITRE })
      return { params: { id: await demandeOf(appelante, { titre: TITRE }) } }
    },
  ],
  [
    'GET /api/coups_de_pouce/:id/suggestions',
    async (_cachee, appelante) => ({
      params: { id: await demandeOf(appelante, { competences: ['Comptabilité'] }) },
    }),
  ],
  [
    'GET /api/coups_de_pouce/:id/reponses',
    async (cachee, appelante) => {
      const id = await demandeOf(appelante)
      await reponseOf(id, cachee)
      return { params: { id }, query: {} }
    },
  ],
  [
    'GET /api/coups_de_pouce/:id',
    async (cachee, appelante) => {
      const id = await demandeOf(appelante, { statut: 'resolu' })
      await reponseOf(id, cachee)
      const demande = { id, auteureId: appelante.id }
      await kit.db.deleteFrom('blocages').execute()
      await thankAidantes(kit.db, kit.clock.now(), demande, [cachee.id], 'Merci')
      await createBlocage(kit.db, kit.clock.now(), oriane.id, ursuline.id)
      return { params: { id } }
    },
  ],
  [
    'GET /api/publications',
    async (cachee) => {
      await publicationOf(cachee)
      return { query: {} }
    },
  ],
  [
    'GET /api/publications',
    async (cachee) => {
      await publicationOf(cachee)
      return { query: { auteure: cachee.id } }
    },
  ],
  [
    'GET /api/territoires/:id/publications',
    async (cachee) => {
      await publicationOf(cachee, { territoire_ids: [territoireId] })
      return { params: { id: territoireId }, query: {} }
    },
  ],
  [
    'GET /api/publications/:id/commentaires',
    async (cachee, appelante) => {
      const id = await publicationOf(appelante)
      await createCommentaire(kit.db, kit.clock.now(), id, cachee.id)
      return { params: { id }, query: {} }
    },
  ],
  ['GET /api/mentions', async () => ({ query: { termes: 'Sarr' } })],
  ...['recherche', 'recherche/suggestions', 'recherche/adherente'].map((path): readonly [string, Liste] => [
    `GET /api/${path}`,
    async () => ({ query: { termes: 'Sarr' } }),
  ]),
  ...['recherche', 'recherche/suggestions', 'recherche/coupdepouce'].map((path): readonly [string, Liste] => [
    `GET /api/${path}`,
    async (cachee) => {
      await demandeOf(cachee, { titre: TITRE })
      return { query: { termes: 'harmonium' } }
    },
  ]),
  ...['recherche', 'recherche/publication'].map((path): readonly [string, Liste] => [
    `GET /api/${path}`,
    async (cachee) => {
      await publicationOf(cachee, { titre: TITRE })
      return { query: { termes: 'harmonium' } }
    },
  ]),
  ['GET /api/discussions/destinataires', async () => ({ query: { termes: 'Sarr' } })],
  [
    'GET /api/discussions',
    async (cachee, appelante) => {
      await discussionOf(cachee, appelante)
      return { query: {} }
    },
  ],
  [
    'GET /api/discussions/recherche',
    async (cachee, appelante) => {
      await discussionOf(cachee, appelante, { contenu: TITRE })
      return { query: { termes: 'harmonium' } }
    },
  ],
  [
    'GET /api/notifications',
    async (cachee, appelante) => {
      const ids = { coupDePouceId: UNKNOWN, reponseId: UNKNOWN, compteId: appelante.id }
      await createNotification(kit.db, kit.clock.now(), {
        destinataireId: appelante.id,
        type: 'reponse_coup_de_pouce',
        groupe: 'reponse',
        donnees: { ...ids, titre: TITRE, role: 'auteure' },
        cible: { type: 'coup_de_pouce', id: UNKNOWN, url: '/' },
        acteureId: cachee.id,
      })
      return { query: {} }
    },
  ],
]

/** Shows faces without names, and not hers. */
const FACELESS: readonly (readonly [string, Liste])[] = [
  ['GET /api/territoires', unfiltered],
  ['GET /api/territoires/:id', async () => ({ params: { id: territoireId } })],
]

/** Takes the id of an object, or shows a person, and is tested elsewhere in this respect. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'GET /api/fichiers/:id/contenu':
    'fichiers/lien-fichier.api.test.ts: a link given to one member closes when she no longer reads the object',
  'DELETE /api/blocages/:id':
    'blocages/blocages.api.test.ts: the block of another member is neither listed nor ended',
  'DELETE /api/recherche/alertes/:id':
    'recherche/alertes/alertes.api.test.ts: the alert of another member is neither listed nor deleted',
  'POST /api/blocages':
    'blocages/blocages.api.test.ts: may block in turn, as she may any member; the two are hidden until both have unblocked',
  'PUT /api/discussions/:id':
    'messagerie/messages/messages.api.test.ts: in a group each sees « message masqué » instead of the words of the other; the total stays',
  'POST /api/discussions/:id/quitter':
    'messagerie/messages/messages.api.test.ts: in a group each sees « message masqué » instead of the words of the other; the total stays',
  'POST /api/discussions/:id/participantes':
    'messagerie/discussions/discussions.api.test.ts: a member who is hidden from the organiser is neither added nor removed',
  'DELETE /api/discussions/:id/participantes/:adherenteId':
    'messagerie/discussions/discussions.api.test.ts: a member who is hidden from the organiser is neither added nor removed',
  'GET /api/blocages':
    'blocages/blocages.api.test.ts: blocks another, reads it in her list, and unblocks her',
}

/** Blocks change nothing here, and why. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'only announcements have a test mail, and blocks do not hide them': ['POST /api/publications/:id/essai'],
  'the object of anybody else, blocked or not, is a 404 (endpoints.test.ts)': [
    'GET /api/adherentes/:id/profil',
    'PUT /api/adherentes/:id/profil',
    'PUT /api/adherentes/:id/antenne',
    'GET /api/adherentes/:id/parametres',
    'PUT /api/adherentes/:id/parametres',
    'DELETE /api/adherentes/:id',
    'POST /api/adherentes/:id/annulation_suppression',
    'DELETE /api/sessions/:id',
    'GET /api/adhesions/:id/attestation',
    'PUT /api/brouillons_coup_de_pouce/:id',
    'PUT /api/coups_de_pouce/:id',
    'PUT /api/coups_de_pouce/:id/reponses/:reponseId',
    'PUT /api/publications/:id/commentaires/:commentaireId',
    'DELETE /api/fichiers/:id',
    'DELETE /api/notifications/:id',
    'PUT /api/notifications/:id/lue',
    'PATCH /api/notation/:id',
    'PUT /api/notation/:id',
    'DELETE /api/favoris/:id',
    'POST /api/signalements/:id/recours',
    'POST /api/mesures/:id/recours',
  ],
  'the caller’s own account, words and files; other ids are those of lists of choices': [
    'POST /api/coups_de_pouce',
    'POST /api/brouillons_coup_de_pouce',
    'GET /api/users/me',
    'GET /api/connexion/lien/:token/apercu',
    'PUT /api/new_password',
    'POST /api/inscription/etape_quatre',
    'PUT /api/inscription/reponses/ambition',
    'DELETE /api/notifications/abonnements_push',
  ],
  'events, branches, speakers, questions, banners and resources are the association’s': [
    'GET /api/evenements/:id',
    'GET /api/evenements/:id/ics',
    'GET /api/evenements/:id/visio',
    'GET /api/evenements/:id/attestation',
    'GET /api/evenements/:id/inscription',
    'POST /api/evenements/:id/inscription',
    'DELETE /api/evenements/:id/inscription',
    'PUT /api/evenements/:id/inscription/besoins',
    'POST /api/evenements/:id/inscription/accepter',
    'POST /api/evenements/:id/inscription/decliner',
    'POST /api/favoris/',
    'GET /api/recherche/evenement',
    'GET /api/recherche/ressource',
    'GET /api/territoires/:id/evenements',
    'POST /api/evenements/:id/discussion',
    'POST /api/territoires/:id/discussion',
    'POST /api/territoires/:id/suivi',
    'DELETE /api/territoires/:id/suivi',
    'GET /api/intervenants/:id',
    'POST /api/faq/:id/avis',
    'POST /api/banniere/:id/vue',
    'GET /api/ressources',
    'GET /api/ressources/:id',
    'GET /api/ressources/articles/:id',
    'PUT /api/ressources/:id/utile',
    'DELETE /api/ressources/:id/utile',
    'POST /api/ressources/:id/vue',
    'POST /api/ressources/:id/remarques',
  ],
}

describe.each([
  ['the member who blocked', () => ({ lectrice: oriane, cachee: ursuline })],
  ['the blocked member', () => ({ lectrice: ursuline, cachee: oriane })],
] as const)('[M3] [security 64] to %s,', (_who, pair) => {
  test.each(AS_UNKNOWN)('%s answers as for an unknown id (%#)', async (name, make) => {
    const { lectrice, cachee } = pair()
    const seen = await make(cachee, zelie)
    expect((await send(zelie, name, seen.input(seen.id))).status, 'everybody else').toBeLessThan(300)
    const { id, input } = await make(cachee, lectrice)
    const hidden = await send(lectrice, name, input(id))
    const unknown = await send(lectrice, name, input(UNKNOWN))
    expect(unknown.status).toBeOneOf([404, 422])
    expect([hidden.status, hidden.body]).toEqual([unknown.status, unknown.body])
  })

  /** The whole answer to one of the pair, and to somebody else. */
  const textsOf = async (name: string, make: Liste) => {
    const { lectrice, cachee } = pair()
    const textFor = async (who: Membre) => {
      const { status, body } = await send(who, name, await make(cachee, who))
      expect(status).toBe(200)
      return JSON.stringify(body)
    }
    return { seen: await textFor(zelie), hidden: await textFor(lectrice) }
  }

  test.each(ABSENT)('%s leaves the other out (%#)', async (name, make) => {
    const { seen, hidden } = await textsOf(name, make)
    expect(seen).toContain(pair().cachee.id)
    expect(hidden).not.toContain(pair().cachee.id)
  })

  test.each(FACELESS)('%s leaves her face out', async (name, make) => {
    const { seen, hidden } = await textsOf(name, make)
    expect(seen).toContain(pair().cachee.photo)
    expect(hidden).not.toContain(pair().cachee.photo)
  })
})

describe('[M3] [security 64] an endpoint that takes an id or shows a person', () => {
  /** Parameters that are a secret, not an id. */
  const SECRET = /:(?:token|jeton|secret)\b/
  const hasUuid = (schema: z.ZodType | undefined): boolean =>
    schema !== undefined && schemasIn(schema, '').some(({ def }) => def.format === 'uuid')
  const isConcerned = ({ path, query, body, answers }: Endpoint): boolean =>
    (path.includes(':') && !SECRET.test(path)) ||
    hasUuid(query) ||
    hasUuid(body) ||
    Object.values(answers).some(
      (answer) =>
        answer instanceof z.ZodType && schemasIn(answer, '').some(({ place }) => place.endsWith('.prenom')),
    )
  test('hides blocked members, or says why not', () => {
    // The back office is official: blocks do not apply there.
    const concerned = endpoints.filter((endpoint) => !isBackOffice(endpoint.access) && isConcerned(endpoint))
    const classified = [
      ...[...AS_UNKNOWN, ...ABSENT, ...FACELESS].map(([name]) => name),
      ...Object.keys(ELSEWHERE),
      ...Object.values(EXCEPTIONS).flat(),
    ]
    expect(concerned.map(nameOf).sort()).toEqual([...new Set(classified)].sort())
  })

  test.each(Object.values(ELSEWHERE))('%s', (named) => {
    const [file = '', ...title] = named.split(': ')
    expect(readFileSync(new URL(`modules/${file}`, import.meta.url), 'utf8')).toContain(title.join(': '))
  })
})
