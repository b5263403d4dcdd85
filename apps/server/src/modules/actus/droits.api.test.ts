import type { StatutPublication, TypePublication } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { canRead, canWrite, droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '#kit/signed-in.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createPublication } from './actus.factory.ts'
import { useActus, type Membre } from './test-actus.ts'

const { kit, read, titresOf, publish, remove, memberOf } = useActus()

const QUI = [
  'auteure',
  'lectrice',
  'nouvelle',
  'coordinatrice',
  'ailleurs',
  'administratrice',
  'bloquee',
] as const
type Qui = (typeof QUI)[number]
type Lectrice = Pick<SignedIn, 'id' | 'roles' | 'territoireIds'> & { readonly antennes: readonly string[] }
const STATUTS = ['brouillon', 'programmee', 'publiee', 'archivee', 'masquee', 'supprimee'] as const
const TYPES = ['publication', 'actualite', 'annonce'] as const
const membres = new Map<Qui, Membre>()
const lectrices = new Map<Qui, Lectrice>()
let cornouaille: string
let leon: string

const found = <Value>(map: ReadonlyMap<Qui, Value>, qui: Qui): Value => {
  const one = map.get(qui)
  if (!one) throw new Error(`nobody is ${qui}`)
  return one
}

/** The branch of each; « coordinatrice » and « ailleurs » coordinate it. */
const ANTENNES: Readonly<Record<Qui, 'Cornouaille' | 'Léon' | undefined>> = {
  auteure: 'Cornouaille',
  lectrice: 'Cornouaille',
  nouvelle: undefined,
  coordinatrice: 'Cornouaille',
  ailleurs: 'Léon',
  administratrice: undefined,
  bloquee: 'Cornouaille',
}

beforeAll(async () => {
  cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  leon = await createTerritoire(kit.db, 'Léon')
  for (const qui of QUI) {
    const territoire = ANTENNES[qui]
    membres.set(
      qui,
      await memberOf(qui, {
        ...(territoire !== undefined && { territoire }),
        ...((qui === 'coordinatrice' || qui === 'ailleurs') && { coordonne: ANTENNES[qui] ?? '' }),
        ...(qui === 'administratrice' && { compte: { administratrice: true } }),
      }),
    )
    const who = found(membres, qui)
    const { body } = await who.call(sessionEndpoints.getMe, {})
    const hers = territoire === 'Léon' ? leon : cornouaille
    const isCoordinatrice = qui === 'coordinatrice' || qui === 'ailleurs'
    lectrices.set(qui, {
      id: who.id,
      roles: body.roles,
      territoireIds: isCoordinatrice ? [hers] : [],
      antennes: territoire === undefined ? [] : [hers],
    })
  }
  await createBlocage(kit.db, kit.clock.now(), found(membres, 'bloquee').id, found(membres, 'auteure').id)
})

const territoires = fc.constantFrom<('cornouaille' | 'leon')[]>(
  [],
  ['cornouaille'],
  ['leon'],
  ['cornouaille', 'leon'],
)
const idsOf = (noms: readonly ('cornouaille' | 'leon')[]) => noms.map((nom) => ({ cornouaille, leon })[nom])

test('[M15] the readers of a post and their rights are those of the policy, on its page and in the feed', async () => {
  const publications = fc.record({
    type: fc.constantFrom<TypePublication>(...TYPES),
    statut: fc.constantFrom<StatutPublication>(...STATUTS),
    noms: territoires,
    auteure: fc.constantFrom<Qui | null>('auteure', 'coordinatrice', null),
    commentairesOuverts: fc.boolean(),
    isEpinglee: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(publications, async ({ noms, auteure, isEpinglee, ...fields }) => {
      await kit.db.deleteFrom('publications').execute()
      const auteureId = auteure === null ? null : found(membres, auteure).id
      const facts = { ...fields, auteureId, territoireIds: idsOf(noms) }
      const id = await createPublication(kit.db, kit.clock.now(), auteureId, {
        type: facts.type,
        statut: facts.statut,
        territoire_ids: facts.territoireIds,
        commentaires_ouverts: facts.commentairesOuverts,
        ...(facts.statut === 'programmee' && { programmee_le: '2026-12-01T00:00:00Z' }),
        ...(isEpinglee && facts.statut === 'publiee' && { epinglee_jusquau: '2026-11-20' }),
      })
      for (const qui of QUI) {
        const lectrice = found(lectrices, qui)
        const who = found(membres, qui)
        const isHidden = qui === 'bloquee' && auteure === 'auteure' && facts.type !== 'annonce'
        const may = canRead(lectrice, facts) && !isHidden
        const { status, body } = await read(who, id)
        const droits = may ? droitsOf(lectrice, facts) : undefined
        expect([qui, status, body.droits]).toEqual([qui, may ? 200 : 404, droits])
        // In the feed, a post is among those of her branches; her own posts are in a list of their own.
        const isAmong = may && canRead({ ...lectrice, id: '' }, facts)
        expect([qui, (await titresOf(who)).length]).toEqual([
          qui,
          isAmong && facts.statut === 'publiee' ? 1 : 0,
        ])
        const isHers = auteure === qui
        const hers = isHers
          ? facts.statut !== 'supprimee'
          : may && facts.statut === 'publiee' && auteureId !== null
        const listed = await titresOf(who, { auteure: auteureId ?? who.id })
        expect([qui, listed.length]).toEqual([qui, hers ? 1 : 0])
      }
    }),
    { numRuns: 60 },
  )
})

test('[M15] the types of post and the audiences that each role may choose are those of the policy', async () => {
  const posts = fc.record({
    type: fc.constantFrom<TypePublication>(...TYPES),
    noms: territoires,
    qui: fc.constantFrom<Qui>(...QUI),
  })
  await fc.assert(
    fc.asyncProperty(posts, async ({ type, noms, qui }) => {
      kit.clock.advance(86_400_000 / 12)
      const who = { ...(await kit.signIn(found(membres, qui).id)), id: found(membres, qui).id }
      const territoireIds = idsOf(noms)
      const { status } = await publish(who, { type, titre: 'Essai', territoires: territoireIds })
      const may = canWrite(found(lectrices, qui), type, territoireIds)
      expect([type, noms, qui, status]).toEqual([type, noms, qui, may ? 201 : 422])
    }),
    { numRuns: 60 },
  )
})

test('[M15] the members who may delete a post, and those who may hide it with their report, are those of the policy', async () => {
  const posts = fc.record({
    type: fc.constantFrom<TypePublication>(...TYPES),
    statut: fc.constantFrom<StatutPublication>('publiee', 'archivee', 'masquee'),
    noms: territoires,
    qui: fc.constantFrom<Qui>(...QUI),
  })
  await fc.assert(
    fc.asyncProperty(posts, async ({ type, statut, noms, qui }) => {
      const auteureId = found(membres, 'auteure').id
      const facts = { type, statut, auteureId, territoireIds: idsOf(noms), commentairesOuverts: true }
      const id = await createPublication(kit.db, kit.clock.now(), auteureId, {
        type,
        statut,
        territoire_ids: facts.territoireIds,
      })
      const lectrice = found(lectrices, qui)
      const isHidden = qui === 'bloquee' && type !== 'annonce'
      const { supprimer, masquer } = droitsOf(lectrice, facts)
      const isRead = canRead(lectrice, facts) && !isHidden
      const who = { ...(await kit.signIn(lectrice.id)), id: lectrice.id }
      const { status } = await who.call(moderationEndpoints.createSignalement, {
        body: { cibleType: 'publication', cibleId: id, motif: 'publicite', masquer: true },
      })
      expect([facts, qui, status === 201]).toEqual([facts, qui, isRead && masquer])
      expect([facts, qui, (await remove(who, id)).status]).toEqual([
        facts,
        qui,
        isRead && supprimer ? 204 : 404,
      ])
      const after = await kit.db
        .selectFrom('publications')
        .where('id', '=', id)
        .select('statut')
        .executeTakeFirstOrThrow()
      const changed = supprimer ? 'supprimee' : masquer ? 'masquee' : statut
      expect(after.statut).toBe(isRead ? changed : statut)
    }),
    { numRuns: 60 },
  )
})
