import { readFileSync } from 'node:fs'
import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { SECRET_ADDRESSES } from '@entrelles/contract/kit/mask.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { describe, expect, test } from 'vitest'
import { modules } from './modules.ts'
import { schemasIn } from './test-schemas.ts'

const endpoints: readonly Endpoint[] = modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** The objects of a schema that accept unknown keys, by their place. */
const looseIn = (schema: z.ZodType, place: string): string[] =>
  schemasIn(schema, place)
    .filter(
      ({ def }) => def.type === 'object' && (def.catchall as z.ZodType | undefined)?.def.type !== 'never',
    )
    .map((one) => one.place)

describe('[security 32] the input of an endpoint', () => {
  test('refuses unknown keys, at any depth', () => {
    const inputs = endpoints.flatMap((endpoint) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = endpoint[part]
        return schema ? [{ schema, place: `${nameOf(endpoint)} ${part}` }] : []
      }),
    )
    expect(inputs.length).toBeGreaterThan(100)
    expect(inputs.flatMap(({ schema, place }) => looseIn(schema, place))).toEqual([])
  })

  const loose = z.object({ n: z.number() })
  test.each([
    ['an object', loose, '.'],
    ['a field', z.strictObject({ a: loose }), '..a'],
    ['an optional field', z.strictObject({ a: loose.nullable().optional() }), '..a.innerType.innerType'],
    ['an element', z.array(loose), '..element'],
    ['an alternative', z.union([z.string(), loose]), '..1'],
    [
      'a conversion',
      z
        .string()
        .transform((text): unknown => JSON.parse(text))
        .pipe(loose),
      '..out',
    ],
    ['a refined object', loose.refine(() => true), '.'],
    ['an object that keeps them', z.looseObject({}), '.'],
  ])('is found in %s', (_name, schema, place) => {
    expect(looseIn(schema, '.')).toEqual([place])
  })
})

test('[security 43] the words of every search have at most 100 characters', () => {
  const searches = endpoints.flatMap((endpoint) => {
    const { query } = endpoint
    if (!(query instanceof z.ZodObject)) return []
    return ['termes', 'titre'].flatMap((field) => {
      const words = (query.shape as Record<string, z.ZodType>)[field]
      return words ? [{ words, name: `${nameOf(endpoint)} ${field}` }] : []
    })
  })
  expect(searches.length).toBeGreaterThan(8)
  const accepts = (length: number) =>
    searches.filter(({ words }) => words.safeParse('a'.repeat(length)).success).map(({ name }) => name)
  expect(accepts(100)).toEqual(searches.map(({ name }) => name))
  expect(accepts(101)).toEqual([])
})

/** Parameters that are a secret, not an id: who knows one may use it. */
const SECRET = /:(?:token|jeton|secret)\b/

test('[security 48] the address of every endpoint with a secret in its path is in the list of those', () => {
  const secret = endpoints.filter(({ path }) => SECRET.test(path))
  expect(secret.length).toBeGreaterThan(3)
  for (const endpoint of secret)
    expect(
      SECRET_ADDRESSES.some((start) => endpoint.path.startsWith(start)),
      nameOf(endpoint),
    ).toBe(true)
})

test('[security 51] only public endpoints are cached or read from other sites: their response is the same for everybody', () => {
  const shared = endpoints.filter(({ cacheSeconds, anyOrigin }) => cacheSeconds !== undefined || anyOrigin)
  expect(shared).not.toEqual([])
  expect(shared.filter(({ access }) => access !== 'public').map(nameOf)).toEqual([])
})

/**
 * For every endpoint with an id, the test in which a user tries the id of something that is not for her: another member’s,
 * of another branch, or hidden. A new endpoint is added by hand, with its test. Administrators reach everything, and the
 * access table tests that the others do not reach their endpoints.
 */
const TRIED: Readonly<Record<string, readonly string[]>> = {
  'messagerie/prive.api.test.ts: %s is not found by a stranger, an administrator or a former participant': [
    'GET /api/discussions/:id',
    'PUT /api/discussions/:id',
    'PUT /api/discussions/:id/lecture',
    'PUT /api/discussions/:id/muette',
    'PUT /api/discussions/:id/epingle',
    'PUT /api/discussions/:id/archive',
    'POST /api/discussions/:id/participantes',
    'DELETE /api/discussions/:id/participantes/:adherenteId',
    'POST /api/discussions/:id/quitter',
    'POST /api/discussions/:id/accepter',
    'POST /api/discussions/:id/refuser',
    'GET /api/discussions/:id/messages',
    'GET /api/discussions/:id/changements',
    'POST /api/discussions/:id/messages',
    'GET /api/messages/:messageId',
    'PUT /api/messages/:messageId',
    'DELETE /api/messages/:messageId',
    'PUT /api/messages/:messageId/reaction',
    'DELETE /api/messages/:messageId/reaction',
  ],
  'messagerie/contacts/contacts.api.test.ts: an unknown member, and oneself, are not found': [
    'GET /api/adherentes/:id/contact',
  ],
  'messagerie/portes/portes.api.test.ts: is for the author of the request alone': [
    'POST /api/coups_de_pouce/:id/reponses/:reponseId/contact',
  ],
  'messagerie/portes/portes.api.test.ts: is for who organises or is registered': [
    'POST /api/evenements/:id/discussion',
  ],
  'messagerie/portes/portes.api.test.ts: is for members of that branch': [
    'POST /api/territoires/:id/discussion',
  ],
  'adherentes/profil.api.test.ts: a member who is not in the directory is a 404, even for an administrator': [
    'GET /api/adherentes/:id',
  ],
  'adherentes/profil-edition.api.test.ts: another member or an administrator can neither read nor change it':
    ['GET /api/adherentes/:id/profil', 'PUT /api/adherentes/:id/profil'],
  'antennes/antennes.api.test.ts: for another member, a closed branch or an unknown branch, answers 404': [
    'PUT /api/adherentes/:id/antenne',
  ],
  'antennes/antennes.api.test.ts: for a branch that is %s, answers 404, also for its members and for following it':
    ['GET /api/territoires/:id', 'GET /api/territoires/:id/adherentes'],
  'antennes/antennes.api.test.ts: are those of the caller, not of another member': [
    'POST /api/territoires/:id/suivi',
    'DELETE /api/territoires/:id/suivi',
  ],
  'bannieres/bannieres.api.test.ts: an unknown banner, one that has not begun and one for others answer 404':
    ['POST /api/banniere/:id/vue'],
  'blocages/blocages.api.test.ts: the block of another member is neither listed nor ended': [
    'DELETE /api/blocages/:id',
  ],
  'recherche/alertes/alertes.api.test.ts: the alert of another member is neither listed nor deleted': [
    'DELETE /api/recherche/alertes/:id',
  ],
  'moderation/recours.api.test.ts: the report and the measure of somebody else are not found': [
    'POST /api/signalements/:id/recours',
    'POST /api/mesures/:id/recours',
  ],
  'notations/notations.api.test.ts: the rating of another member is not found, also with her id in the body':
    ['PATCH /api/notation/:id', 'PUT /api/notation/:id'],
  'compte/compte.api.test.ts: of another member answer 404, whether the id is in the URL or in the body': [
    'GET /api/adherentes/:id/parametres',
    'PUT /api/adherentes/:id/parametres',
  ],
  'compte/compte.api.test.ts: of another account answers 404': [
    'DELETE /api/adherentes/:id',
    'POST /api/adherentes/:id/annulation_suppression',
  ],
  'compte/compte.api.test.ts: of another member cannot be ended': ['DELETE /api/sessions/:id'],
  'attestations/attestation.api.test.ts: answers 404 to another member, and 401 to a visitor': [
    'GET /api/adhesions/:id/attestation',
  ],
  'actus/actus.api.test.ts: the acts on the post of somebody else, of another branch, on a draft and on an unknown one answer 404':
    [
      'GET /api/publications/:id',
      'PUT /api/publications/:id',
      'DELETE /api/publications/:id',
      'POST /api/publications/:id/archiver',
      'POST /api/publications/:id/restaurer',
      'POST /api/publications/:id/epingler',
      'DELETE /api/publications/:id/epingler',
      'PUT /api/publications/:id/reaction',
      'DELETE /api/publications/:id/reaction',
      'PUT /api/publications/:id/suivi',
      'DELETE /api/publications/:id/suivi',
      'POST /api/publications/:id/favori',
      'DELETE /api/publications/:id/favori',
      'POST /api/publications/:id/vue',
      'GET /api/publications/:id/statistiques',
    ],
  'actus/essai.api.test.ts: an unknown post, one that she does not read and the plain draft of somebody else are not found':
    ['POST /api/publications/:id/essai'],
  'actus/actus.api.test.ts: keep whatever is typed, for their author alone, and are published by the form': [
    'PUT /api/brouillons_publication/:id',
  ],
  'actus/liste.api.test.ts: a closed or unknown branch has none: 404': [
    'GET /api/territoires/:id/publications',
  ],
  'actus/commentaires/commentaires.api.test.ts: the comments of a post that she does not read are not found':
    [
      'GET /api/publications/:id/commentaires',
      'POST /api/publications/:id/commentaires',
      'GET /api/publications/:id/commentaires/:commentaireId',
      'DELETE /api/publications/:id/commentaires/:commentaireId',
      'PUT /api/publications/:id/commentaires/:commentaireId/reaction',
      'DELETE /api/publications/:id/commentaires/:commentaireId/reaction',
    ],
  'actus/commentaires/commentaires.api.test.ts: the comment of another member is neither changed nor deleted, and an unknown one not found':
    ['PUT /api/publications/:id/commentaires/:commentaireId'],
  'coups-de-pouce/coups-de-pouce.api.test.ts: the acts on the request of somebody else, on an unknown one and on a draft answer 404':
    [
      'GET /api/coups_de_pouce/:id',
      'DELETE /api/coups_de_pouce/:id',
      'POST /api/coups_de_pouce/:id/resoudre',
      'POST /api/coups_de_pouce/:id/clore',
      'POST /api/coups_de_pouce/:id/prolonger',
      'POST /api/coups_de_pouce/:id/rouvrir',
      'GET /api/coups_de_pouce/:id/suggestions',
      'GET /api/coups_de_pouce/:id/proches',
      'POST /api/coups_de_pouce/:id/suivi',
      'DELETE /api/coups_de_pouce/:id/suivi',
      'POST /api/coups_de_pouce/:id/favori',
      'DELETE /api/coups_de_pouce/:id/favori',
      'GET /api/coups_de_pouce/:id/reponses',
    ],
  'coups-de-pouce/coups-de-pouce.api.test.ts: the request of another member is not found, not even by an administrator':
    ['PUT /api/coups_de_pouce/:id'],
  'coups-de-pouce/coups-de-pouce.api.test.ts: keep whatever is typed, for their author alone, and are published by the form':
    ['PUT /api/brouillons_coup_de_pouce/:id'],
  'coups-de-pouce/liste.api.test.ts: a closed or unknown branch has none: 404': [
    'GET /api/territoires/:id/coups_de_pouce',
  ],
  'coups-de-pouce/reponses/reponses.api.test.ts: is refused once the request has ended, on an unknown one, and to a restricted member':
    ['POST /api/coups_de_pouce/:id/reponses'],
  'coups-de-pouce/reponses/reponses.api.test.ts: the answer of another member is neither changed nor deleted, and a private one not found':
    [
      'GET /api/coups_de_pouce/:id/reponses/:reponseId',
      'PUT /api/coups_de_pouce/:id/reponses/:reponseId',
      'DELETE /api/coups_de_pouce/:id/reponses/:reponseId',
      'POST /api/coups_de_pouce/:id/reponses/:reponseId/accepter',
    ],
  'ressources/ressources.api.test.ts: the acts on a draft, an archived one, one of another branch or of coordinators, and an unknown one answer 404':
    [
      'GET /api/ressources/:id',
      'GET /api/ressources/articles/:id',
      'PUT /api/ressources/:id/utile',
      'DELETE /api/ressources/:id/utile',
      'POST /api/ressources/:id/vue',
      'POST /api/ressources/:id/remarques',
    ],
  'faq/faq.api.test.ts: a draft, and a question for coordinators, answer 404 to a member': [
    'POST /api/faq/:id/avis',
  ],
  'fichiers/fichiers.api.test.ts: somebody else neither reads nor deletes a file that is not attached yet': [
    'GET /api/fichiers/:id',
    'DELETE /api/fichiers/:id',
  ],
  'fichiers/lien-fichier.api.test.ts: an address changed in any part, or of another file, is a 404': [
    'GET /api/fichiers/:id/contenu',
  ],
  'intervenants/intervenants.api.test.ts: a speaker who has not consented, a hidden one and an unknown one answer 404':
    ['GET /api/intervenants/:id'],
  'evenements/detail.api.test.ts: a draft or an unknown event is a 404, even for an administrator': [
    'GET /api/evenements/:id',
  ],
  'evenements/evenements.api.test.ts: a closed or unknown branch is a 404': [
    'GET /api/territoires/:id/evenements',
  ],
  'agenda/calendrier.api.test.ts: does not exist for a draft': ['GET /api/evenements/:id/ics'],
  'agenda/agenda.api.test.ts: redirects registered members and managers to the meeting, and others to the event page':
    ['GET /api/evenements/:id/visio'],
  'notifications/notifications.api.test.ts: the notifications of somebody else are neither read nor deleted':
    ['DELETE /api/notifications/:id', 'PUT /api/notifications/:id/lue'],
  'participations/inscriptions.api.test.ts: a draft, an unknown event and a body that names another event answer 404':
    ['POST /api/evenements/:id/inscription'],
  'participations/inscriptions.api.test.ts: concern the registration of the caller, not that of another member':
    [
      'GET /api/evenements/:id/inscription',
      'DELETE /api/evenements/:id/inscription',
      'PUT /api/evenements/:id/inscription/besoins',
      'POST /api/evenements/:id/inscription/accepter',
      'POST /api/evenements/:id/inscription/decliner',
    ],
  "participations/favoris.api.test.ts: another member's favourite cannot be deleted": [
    'DELETE /api/favoris/:id',
  ],
  'emargement/documents.api.test.ts: nobody else gets an attestation, administrators included': [
    'GET /api/evenements/:id/attestation',
  ],
  'emargement/emargement.api.test.ts: a coordinator opens the sheets of her branches and of her own events; any other answers 404':
    [
      'GET /api/evenements/:id/emargement',
      'GET /api/evenements/:id/emargement.pdf',
      'PUT /api/evenements/:id/emargement/:participationId',
      'POST /api/evenements/:id/emargement/pointage',
      'POST /api/evenements/:id/emargement/synchro',
      'POST /api/evenements/:id/emargement/walk_in',
    ],
  'bo-ressources/droits.api.test.ts: is not found by the coordinator of another branch': [
    'GET /api/bo/ressources/:id',
    'PUT /api/bo/ressources/:id',
    'DELETE /api/bo/ressources/:id',
    'DELETE /api/bo/ressources/:id/brouillon',
    'POST /api/bo/ressources/:id/publier',
    'POST /api/bo/ressources/:id/archiver',
    'POST /api/bo/ressources/:id/relecture',
    'POST /api/bo/ressources/remarques/:id/traiter',
  ],
  'bo-adherentes/fiche.api.test.ts: answers 404 for a member who is out of reach or unknown': [
    'GET /api/bo/adherentes/:id',
  ],
  'bo-antennes/bo-antennes.api.test.ts: answers 404 to a coordinator on every endpoint': [
    'GET /api/bo/territoires/:id',
    'GET /api/bo/territoires/:id/a_accueillir',
    'PUT /api/bo/territoires/:id/presentation',
    'POST /api/bo/territoires/:id/a_accueillir/:adherenteId',
  ],
  'antennes/portee-antenne.api.test.ts: not if the coordinator of another branch accepts her': [
    'POST /api/bo/territoires/:id/a_accueillir/:adherenteId/acceptation',
  ],
  'bo-moderation/droits.api.test.ts: a coordinator of another branch gets a 404 from every call': [
    'GET /api/bo/signalements/:id',
    'POST /api/bo/signalements/:id/prendre',
    'DELETE /api/bo/signalements/:id/prendre',
    'POST /api/bo/signalements/:id/notes',
    'POST /api/bo/signalements/:id/decisions',
    'POST /api/bo/signalements/:id/cloture',
  ],
  // The table of rights, complete for its modules: 404 for a coordinator of another branch.
  "bo-evenements/droits.api.test.ts: 'une autre coordinatrice'": [
    'GET /api/bo/evenements/:id',
    'POST /api/bo/evenements/:id',
    'DELETE /api/bo/evenements/:id',
    'POST /api/bo/evenements/:id/cancel',
    'POST /api/bo/evenements/:id/duplicate',
    'POST /api/bo/evenements/:id/series',
    'PUT /api/bo/evenements/:id/suites',
  ],
  'bo-participations/bo-participations.api.test.ts: of her branches; any other event answers 404': [
    'GET /api/bo/evenements/:id/participantes',
    'GET /api/bo/evenements/:id/participantes.csv',
    'GET /api/bo/evenements/:id/participantes.xlsx',
    'GET /api/bo/evenements/:id/queue',
    'POST /api/bo/evenements/:id/annonce',
    'POST /api/bo/evenements/:id/queue/:participationId/promouvoir',
    'POST /api/bo/evenements/:id/queue/:participationId/reprendre',
    'DELETE /api/bo/evenements/:id/participantes/:participationId',
  ],
}

/** Speakers belong to no branch: every coordinator manages all of them. */
const OF_EVERY_COORDINATOR = [
  'GET /api/bo/intervenants/:id',
  'PUT /api/bo/intervenants/:id',
  'POST /api/bo/intervenants/:id/consentement',
  'DELETE /api/bo/intervenants/:id/consentement',
  'POST /api/bo/intervenants/:id/demande_consentement',
]

describe('[security 27] an endpoint with an id', () => {
  test('has a test in which somebody else tries it', () => {
    const withId = endpoints.filter(
      ({ path, access }) => path.includes(':') && !SECRET.test(path) && access !== 'administratrice',
    )
    expect(withId.map(nameOf).sort()).toEqual(
      [...Object.values(TRIED).flat(), ...OF_EVERY_COORDINATOR].sort(),
    )
  })

  test.each(Object.keys(TRIED))('%s', (named) => {
    const [file = '', ...title] = named.split(': ')
    expect(readFileSync(new URL(`modules/${file}`, import.meta.url), 'utf8')).toContain(title.join(': '))
  })
})
