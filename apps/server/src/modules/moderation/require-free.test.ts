import { AppError } from '@entrelles/contract/kit/errors.ts'
import type { PorteeRestriction } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import type { SignedIn } from '#kit/ctx.ts'
import { useTestApp } from '#kit/test-app.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { createRestriction } from './moderation.factory.ts'
import { requireFree } from './moderation.public.ts'

const kit = useTestApp()
let actor: SignedIn
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  const { id } = await createCompte(kit.db, kit.clock.now())
  actor = { id, roles: [], sessionId: '', territoireIds: [], secondFacteur: false, confirmee: false }
})

const restrict = (portee: PorteeRestriction, jusquau: string, leveeLe?: Date) =>
  createRestriction(kit.db, kit.clock.now(), {
    compteId: actor.id,
    portee,
    jusquau: new Date(jusquau),
    ...(leveeLe && { leveeLe }),
  })
/** What the member is told, or undefined if she may act. */
const refusalOf = async (portee: PorteeRestriction): Promise<string | undefined> => {
  try {
    await inTransaction(kit.db, (db) => requireFree({ db, actor, now: kit.clock.now }, portee))
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return `${error.status} ${error.code} ${error.message}`
  }
}

test('[M11] a member without a restriction may post and write', async () => {
  const other = await createCompte(kit.db, kit.clock.now())
  await createRestriction(kit.db, kit.clock.now(), {
    compteId: other.id,
    portee: 'message',
    jusquau: new Date('2027-01-01T00:00:00Z'),
  })
  expect([await refusalOf('publication'), await refusalOf('message')]).toEqual([undefined, undefined])
})

test('[M11] a restricted member is refused what is restricted alone, and told until when', async () => {
  await restrict('message', '2026-11-20T11:00:00Z')
  await restrict('message', '2026-11-17T11:00:00Z')
  expect(await refusalOf('publication')).toBeUndefined()
  expect(await refusalOf('message')).toBe(
    '403 restreinte Tu ne peux pas envoyer de message jusqu’au 20\u00a0novembre 2026 à 12\u00a0h\u00a0: l’équipe de modération en a décidé ainsi.',
  )
  await restrict('publication', '2026-12-01T08:05:00Z')
  expect(await refusalOf('publication')).toContain(
    'Tu ne peux rien publier jusqu’au 1er\u00a0décembre 2026 à 9\u00a0h\u00a005',
  )
})

test('[M11] a restriction ends at its instant, or once it is lifted', async () => {
  await restrict('publication', '2026-11-20T11:00:00Z')
  await restrict('message', '2026-11-20T11:00:00Z', kit.clock.now())
  expect(await refusalOf('message')).toBeUndefined()
  kit.clock.set('2026-11-20T10:59:59.999Z')
  expect(await refusalOf('publication')).toBeDefined()
  kit.clock.set('2026-11-20T11:00:00Z')
  expect(await refusalOf('publication')).toBeUndefined()
})
