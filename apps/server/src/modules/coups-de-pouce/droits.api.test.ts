import type {
  StatutCoupDePouce,
  StatutReponse,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import {
  canRead,
  canReadReponse,
  droitsOf,
  droitsReponseOf,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import type { SignedIn } from '#kit/signed-in.ts'
import { createDemande, createReponse } from './coups-de-pouce.factory.ts'
import { memberOf, useCoupsDePouce, type Membre } from './test-coups-de-pouce.ts'

const { kit, read, readAnswer, answersOf, titresOf } = useCoupsDePouce()

type Qui = 'auteure' | 'autre' | 'lectrice' | 'coordinatrice' | 'ailleurs' | 'administratrice'
const QUI = ['auteure', 'autre', 'lectrice', 'coordinatrice', 'ailleurs', 'administratrice'] as const
const STATUTS = ['brouillon', 'publie', 'en_cours', 'resolu', 'expire', 'clos', 'masque'] as const
const membres = new Map<Qui, Membre>()
let territoireId: string
let ailleursId: string

const membre = (qui: Qui): Membre => {
  const found = membres.get(qui)
  if (!found) throw new Error(`nobody is ${qui}`)
  return found
}

beforeAll(async () => {
  territoireId = await createTerritoire(kit.db, 'Cornouaille')
  ailleursId = await createTerritoire(kit.db, 'Léon')
  for (const qui of QUI)
    membres.set(
      qui,
      await memberOf(kit, qui, {
        ...(qui === 'coordinatrice' && { coordonne: 'Cornouaille' }),
        ...(qui === 'ailleurs' && { coordonne: 'Léon' }),
        ...(qui === 'administratrice' && { compte: { administratrice: true } }),
      }),
    )
})

/** The reader, as the policy of the contract knows her. */
const actorOf = async (qui: Qui): Promise<Pick<SignedIn, 'id' | 'roles' | 'territoireIds'>> => {
  const { body } = await membre(qui).call(sessionEndpoints.getMe, {})
  const { id } = membre(qui)
  const territoireIds = { coordinatrice: [territoireId], ailleurs: [ailleursId] }[qui as string] ?? []
  return { id, roles: body.roles, territoireIds }
}

test('[M15] the readers of a request and of its answers, and their rights, are those of the policy, on pages and in lists', async () => {
  const demandes = fc.record({
    statut: fc.constantFrom<StatutCoupDePouce>(...STATUTS),
    type: fc.constantFrom('demande', 'offre'),
    sansBranche: fc.boolean(),
    auteure: fc.constantFrom<Qui | null>('auteure', 'coordinatrice', null),
  })
  const reponses = fc.record({
    statut: fc.constantFrom<StatutReponse>('publiee', 'masquee', 'supprimee'),
    de: fc.constantFrom<Qui>('autre', 'auteure', 'coordinatrice'),
    prive: fc.boolean(),
    propose: fc.boolean(),
    acceptee: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(demandes, reponses, async (demande, reponse) => {
      await kit.db.deleteFrom('coups_de_pouce').execute()
      const now = kit.clock.now()
      const auteureId = demande.auteure === null ? null : membre(demande.auteure).id
      const facts = { ...demande, auteureId, territoireId: demande.sansBranche ? null : territoireId }
      const id = await createDemande(kit.db, now, auteureId, {
        statut: demande.statut,
        type: facts.type as 'demande',
        territoire_id: facts.territoireId,
        ...(demande.statut === 'masque' && { statut_avant: 'publie' }),
      })
      const { de, statut, ...rest } = reponse
      const reponseId = await createReponse(kit.db, now, id, membre(de).id, rest)
      await kit.db
        .updateTable('reponses_coup_de_pouce')
        .set({ statut, ...(statut === 'supprimee' && { contenu: '' }) })
        .execute()
      const { destinataire_id: destinataireId } = await kit.db
        .selectFrom('reponses_coup_de_pouce')
        .select('destinataire_id')
        .executeTakeFirstOrThrow()
      const ecrite = { ...rest, statut, auteureId: membre(de).id, destinataireId, reponseParenteId: null }
      for (const qui of QUI) {
        const actor = await actorOf(qui)
        const who = membre(qui)
        const answered = await read(who, id)
        const may = canRead(actor, facts)
        expect([qui, answered.status]).toEqual([qui, may ? 200 : 404])
        const lists = await Promise.all(
          (['ouvert', 'resolu', 'termine'] as const).map((etat) => titresOf(who, { statut: etat })),
        )
        const isListed = !['brouillon', 'masque'].includes(facts.statut)
        expect([qui, lists.flat().length]).toEqual([qui, isListed ? 1 : 0])
        if (!may) continue
        expect(answered.body.droits).toEqual(droitsOf(actor, facts as never))
        const isRead = canReadReponse(actor, facts, ecrite)
        const one = await readAnswer(who, id, reponseId)
        expect([qui, one.status]).toEqual([qui, isRead ? 200 : 404])
        expect((await answersOf(who, id)).reponses).toHaveLength(isRead ? 1 : 0)
        expect(one.body.droits).toEqual(isRead ? droitsReponseOf(actor, facts as never, ecrite) : undefined)
      }
    }),
    { numRuns: 60 },
  )
})
