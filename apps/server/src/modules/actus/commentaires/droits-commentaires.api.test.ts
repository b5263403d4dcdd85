import type {
  StatutCommentaire,
  StatutPublication,
} from '@entrelles/contract/modules/actus/actus.constants.ts'
import {
  canRead,
  canReadCommentaire,
  droitsCommentaireOf,
} from '@entrelles/contract/modules/actus/actus.policy.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import type { SignedIn } from '#kit/signed-in.ts'
import { createTerritoire, type ProfilFields } from '#modules/adherentes/adherentes.factory.ts'
import { createPublication } from '../actus.factory.ts'
import { findAverties } from '../lettres/averties.queries.ts'
import type { Membre } from '../test-actus.ts'
import { createCommentaire } from './commentaires.factory.ts'
import { useCommentaires } from './test-commentaires.ts'

const { kit, memberOf, read, listOf } = useCommentaires()

type Lectrice = Pick<SignedIn, 'id' | 'roles' | 'territoireIds'> & { readonly antennes: readonly string[] }
type Persona = { readonly qui: string; readonly who: Membre; readonly lectrice: Lectrice }
const personas: Persona[] = []
let cornouaille: string
let leon: string

const create = async (
  qui: string,
  antennes: readonly string[],
  coordonnees: readonly string[],
  fields: ProfilFields,
) => {
  const who = await memberOf(qui, fields)
  const { body } = await who.call(sessionEndpoints.getMe, {})
  personas.push({
    qui,
    who,
    lectrice: { id: who.id, roles: body.roles, territoireIds: coordonnees, antennes },
  })
}

beforeAll(async () => {
  cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  leon = await createTerritoire(kit.db, 'Léon')
  for (const qui of ['auteure', 'commente', 'lectrice'])
    await create(qui, [cornouaille], [], { territoire: 'Cornouaille' })
  await create('coordinatrice', [cornouaille, leon], [cornouaille], {
    territoire: 'Léon',
    coordonne: 'Cornouaille',
  })
  await create('ailleurs', [leon], [leon], { coordonne: 'Léon' })
  await create('administratrice', [], [], { compte: { administratrice: true } })
})

const idOf = (qui: string): string => personas.find((one) => one.qui === qui)?.who.id ?? ''

test('[M15] the readers of a comment, their rights and their notifications are those of the policy', async () => {
  const publications = fc.record({
    statut: fc.constantFrom<StatutPublication>('publiee', 'archivee', 'masquee'),
    territoires: fc.constantFrom([], ['cornouaille'], ['leon'], ['cornouaille', 'leon']),
    auteure: fc.constantFrom('auteure', 'coordinatrice'),
    commentairesOuverts: fc.boolean(),
  })
  const commentaires = fc.record({
    statut: fc.constantFrom<StatutCommentaire>('publie', 'masque', 'supprime'),
    de: fc.constantFrom('commente', 'auteure', 'coordinatrice'),
    isReponse: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(
      publications,
      commentaires,
      async ({ territoires, ...fields }, { de, statut, isReponse }) => {
        await kit.db.deleteFrom('publications').execute()
        const now = kit.clock.now()
        const territoireIds = territoires.map((nom) => (nom === 'leon' ? leon : cornouaille))
        const auteureId = idOf(fields.auteure)
        const facts = { ...fields, type: 'publication' as const, auteureId, territoireIds }
        const id = await createPublication(kit.db, now, auteureId, {
          statut: facts.statut,
          territoire_ids: territoireIds,
          commentaires_ouverts: facts.commentairesOuverts,
        })
        const parentId = isReponse ? await createCommentaire(kit.db, now, id, idOf('lectrice')) : null
        const commentaireId = await createCommentaire(kit.db, now, id, idOf(de), {
          ...(parentId !== null && { parentId }),
        })
        await kit.db
          .updateTable('commentaires')
          .set({ statut, ...(statut === 'supprime' && { contenu: '' }) })
          .where('id', '=', commentaireId)
          .execute()
        const ecrit = { statut, auteureId: idOf(de), commentaireParentId: parentId }
        for (const { qui, who, lectrice } of personas) {
          const reads = canRead(lectrice, facts)
          const may = reads && canReadCommentaire(lectrice, facts, ecrit)
          const one = await read(who, id, commentaireId)
          expect([qui, one.status]).toEqual([qui, may ? 200 : 404])
          const listed = reads ? (await listOf(who, id)).commentaires.map((each) => each.id) : []
          expect([qui, listed.includes(commentaireId)]).toEqual([qui, may])
          const droits = may ? droitsCommentaireOf(lectrice, facts, ecrit) : undefined
          expect([qui, one.body.droits]).toEqual([qui, droits])
        }
        const told = await findAverties(
          jobCtxOf(kit.services)(kit.services.log),
          { publicationId: id, acteureId: idOf('commente') },
          personas.map(({ who }) => who.id),
        )
        // Nobody is notified of a hidden comment, though its moderators read it.
        const lectrices = personas.filter(
          ({ qui, lectrice }) => qui !== 'commente' && facts.statut !== 'masquee' && canRead(lectrice, facts),
        )
        expect(told.toSorted()).toEqual(lectrices.map(({ who }) => who.id).toSorted())
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)
