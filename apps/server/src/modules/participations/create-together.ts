import type { ReadCtx } from '#kit/ctx.ts'
import { insertInscriptions, type Demande, type Inscription } from './inscription.repository.ts'
import { enqueueCourriers } from './mails/courriers.jobs.ts'
import { orTropDemandee, takeTurn } from './tour-evenement.ts'

type Attente = Demande & {
  /** Somebody has it in hand. */
  pris: boolean
  readonly issue: PromiseWithResolvers<Inscription | undefined>
}

const ENSEMBLE_MAX = 100
const UNIQUE_VIOLATION = '23505'

/** Who asks for a place at each event and whom nobody has in hand yet, in order of arrival. */
const demandes = new Map<string, Attente[]>()

/** The next of them; somebody who asked twice comes twice, one after the other. */
const takeNext = (evenementId: string): Attente[] => {
  const waiting = demandes.get(evenementId) ?? []
  const taken: Attente[] = []
  const left: Attente[] = []
  for (const attente of waiting) {
    const isOther = taken.every(({ compteId }) => compteId !== attente.compteId)
    const list = isOther && taken.length < ENSEMBLE_MAX ? taken : left
    list.push(attente)
  }
  for (const attente of taken) attente.pris = true
  if (left.length > 0) demandes.set(evenementId, left)
  else demandes.delete(evenementId)
  return taken
}

const forget = (evenementId: string, attente: Attente): void => {
  const left = (demandes.get(evenementId) ?? []).filter((other) => other !== attente)
  if (left.length > 0) demandes.set(evenementId, left)
  else demandes.delete(evenementId)
}

const register = (ctx: ReadCtx, evenementId: string, these: readonly Demande[]): Promise<Inscription[]> =>
  ctx.transaction(async ({ db, now, enqueue }) => {
    const inscriptions = await insertInscriptions(db, evenementId, these, now())
    const idsOf = (statut: string) => inscriptions.filter((i) => i.statut === statut).map(({ id }) => id)
    await enqueueCourriers({ enqueue }, 'confirmation', idsOf('inscrite'))
    await enqueueCourriers({ enqueue }, 'attente', idsOf('en_attente'))
    return inscriptions
  })

/** The index keeps whoever asked twice, here and on another node, from being there twice. */
const orNothing = (error: unknown): Inscription[] => {
  if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error
  return []
}

/**
 * All at once; when that gives nobody anything, each alone: one of them may be there already, or it has started and has
 * a seat for the first of them only.
 */
const registerAll = async (ctx: ReadCtx, evenementId: string, these: readonly Attente[]): Promise<void> => {
  const together = await register(ctx, evenementId, these).catch(orNothing)
  const found = new Map(together.map((inscription) => [inscription.compteId, inscription]))
  const isAlone = these.length === 1
  for (const attente of these) {
    const own =
      together.length > 0 || isAlone
        ? found.get(attente.compteId)
        : (await register(ctx, evenementId, [attente]).catch(orNothing))[0]
    attente.issue.resolve(own)
  }
}

/**
 * Asks for a place when the turn comes. In a rush, whoever’s turn it is asks for all of those who wait behind her, in
 * their order: the row is held and written once for all of them. Undefined when it gives her nothing.
 */
export const createTogether = async (
  ctx: ReadCtx,
  evenementId: string,
  demande: Demande,
): Promise<Inscription | undefined> => {
  const attente: Attente = { ...demande, pris: false, issue: Promise.withResolvers() }
  // Somebody else’s turn may settle it while nobody listens yet.
  attente.issue.promise.catch(() => undefined)
  demandes.set(evenementId, [...(demandes.get(evenementId) ?? []), attente])
  try {
    await takeTurn(evenementId, async () => {
      if (attente.pris) return
      const these = takeNext(evenementId)
      try {
        await registerAll(ctx, evenementId, these)
      } catch (error) {
        for (const { issue } of these) issue.reject(orTropDemandee(error))
        throw error
      }
    })
  } catch (error) {
    // Her turn did not come, or failed: she leaves, unless somebody has her in hand.
    if (!attente.pris) {
      forget(evenementId, attente)
      throw error
    }
  }
  return attente.issue.promise
}
