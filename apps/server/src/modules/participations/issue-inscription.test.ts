import {
  issueInscription,
  placesRestantes,
  type EtatEvenement,
} from '@entrelles/contract/modules/participations/file.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { useTestApp } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createPersona } from '#modules/session/session.factory.ts'
import { insertInscriptions } from './inscription.repository.ts'

const kit = useTestApp()
const STATES = 2000
const HOUR = 3_600_000

/** Random events with few seats, so that every outcome of the rule occurs. */
const states = (now: Date): fc.Arbitrary<EtatEvenement> =>
  fc
    .record({
      isAnnule: fc.nat(9).map((n) => n === 0),
      inscriptionType: fc.constantFrom('Interne', 'Interne', 'Externe', 'Both'),
      /** Hours until the start: upcoming, ongoing, over, and both boundaries. */
      hours: fc.constantFrom(48, 1, 0, -1, -2, -3),
      libres: fc.constantFrom(null, 0, 1, 3),
      prises: fc.integer({ min: 1, max: 3 }),
      proposees: fc.nat(2),
      enAttente: fc.constantFrom(0, 0, 1, 4),
    } as const)
    .map(({ hours, libres, ...state }) => {
      const debut = new Date(now.getTime() + hours * HOUR)
      const nombrePlaces = libres === null ? null : libres + state.prises + state.proposees
      return { ...state, debut, fin: new Date(debut.getTime() + 2 * HOUR), nombrePlaces }
    })

test('[R8-12] [P-4] the database gives the same result as the rule of the contract', async () => {
  const now = kit.clock.now()
  const { id: compteId } = await createPersona(kit.db, now, 'adherente')
  const given = async ({ debut, fin, isAnnule, ...state }: EtatEvenement) => {
    const evenementId = await createEvenement(kit.db, now, {
      debut,
      fin,
      annule_le: isAnnule ? now : null,
      inscription_type: state.inscriptionType,
      nombre_places: state.nombrePlaces,
      prises: state.prises,
      proposees: state.proposees,
      en_attente: state.enAttente,
    })
    const [inscription] = await inTransaction(kit.db, (tx) =>
      insertInscriptions(tx, evenementId, [{ compteId }], now),
    )
    return inscription?.statut
  }
  const issues = new Set<string>()
  await fc.assert(
    fc.asyncProperty(states(now), async (state) => {
      const issue = issueInscription({ ...state, libres: placesRestantes(state) }, now)
      issues.add(issue)
      expect(await given(state)).toBe(issue === 'inscrite' || issue === 'en_attente' ? issue : undefined)
    }),
    { numRuns: STATES },
  )
  expect([...issues].toSorted()).toEqual(['annule', 'complet', 'en_attente', 'externe', 'inscrite', 'passe'])
})
