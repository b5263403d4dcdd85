import type { Discussion, DiscussionId } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import type { JobWriteCtx } from '#kit/jobs.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { choosePreferences } from '#modules/notifications/notifications.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { lockAny } from './discussions/discussions.repository.ts'
import { createGroupe } from './messagerie.factory.ts'
import { empreinteOf } from './messages/empreinte.ts'
import { writeMessage } from './messages/write-message.ts'
import { useMessagerie, type Membre } from './test-messagerie.ts'

const calls = useMessagerie()
const { kit, send, read, thread, wroteBy, remove, memberOf, again, clear } = calls
const now = () => kit.clock.now()
/** Long enough for a statement to wait for a lock, if it has to. */
const PAUSE_MS = 300

const enter = (who: Membre, path: string) => send<Discussion>(who, 'POST', `${path}/discussion`)
const inside = <Value>(write: (ctx: JobWriteCtx) => Promise<Value>) =>
  jobCtxOf(kit.services)(kit.services.log).transaction(write)
/** A message in a discussion that is locked, with its letters. */
const writeAs = (ctx: JobWriteCtx, who: Membre, id: string, contenu: string) =>
  writeMessage(
    ctx,
    { id, titre: 'Antenne Cornouaille', nbParticipantes: 2, isDemande: false },
    {
      id: uuid(),
      auteureId: who.id,
      contenu,
      citation: null,
      nbFichiers: 0,
      empreinte: empreinteOf({ contenu, piecesJointes: [], citation: null }),
    },
  )
/** Her account is erased tonight. */
const erase = async (who: Membre) => {
  const askedAt = new Date('2026-01-05T09:00:00Z')
  await kit.db
    .updateTable('comptes')
    .set({ suppression_demandee_le: askedAt })
    .where('id', '=', who.id)
    .execute()
  await kit.services.queue.boss.send('compte.effacer', {})
  await kit.runJobs()
}
const endRattachement = (who: Membre) =>
  kit.db
    .updateTable('rattachements')
    .set({ fin: now() })
    .where('compte_id', '=', who.id)
    .where('fin', 'is', null)
/** The discussions that nobody holds. */
const listFree = async () => {
  const rows = await kit.db
    .selectFrom('discussions')
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

beforeEach(async () => {
  await clear()
  await kit.db.deleteFrom('evenements').execute()
})

describe('[C3-3] a message that arrives waits for nobody who leaves at the same moment', () => {
  let awa: Membre
  let lea: Membre
  let id: DiscussionId
  let territoireId: string
  beforeEach(async () => {
    territoireId = await createTerritoire(kit.db, 'Cornouaille')
    awa = await memberOf('Awa', { territoire: 'Cornouaille' })
    lea = await memberOf('Léa', { territoire: 'Cornouaille' })
    ;({ id } = (await enter(awa, `territoires/${territoireId}`)).body)
    await enter(lea, `territoires/${territoireId}`)
  })

  test.each([
    ['her branch', () => endRattachement(lea).execute()],
    ['the network', () => erase(lea)],
  ] as const)('%s', async (_what, leave) => {
    let left: Promise<unknown> | undefined
    await inside(async (ctx) => {
      await lockAny(ctx.db, id)
      left = leave()
      await Promise.race([left, wait(PAUSE_MS)])
      await writeAs(ctx, awa, id, 'Samedi ?')
    })
    await left
    expect((await thread(awa, id)).body.messages).toHaveLength(1)
    const rows = await kit.db
      .selectFrom('participations_discussion')
      .where('discussion_id', '=', id)
      .where('quittee_le', 'is', null)
      .select('compte_id as compteId')
      .execute()
    expect(rows).toEqual([{ compteId: awa.id }])
  })

  test('nor for a member who leaves the branch and was not in its discussion', async () => {
    const nadia = await memberOf('Nadia', { territoire: 'Cornouaille' })
    await inTransaction(kit.db, async (tx) => {
      await tx.updateTable('rattachements').set({ fin: now() }).where('compte_id', '=', nadia.id).execute()
      expect(await listFree()).toEqual([id])
    })
  })

  test('and who leaves the branch while she joins its discussion is not in it', async () => {
    const nadia = await memberOf('Nadia', { territoire: 'Cornouaille' })
    let joined: ReturnType<typeof enter> | undefined
    let left: Promise<unknown> | undefined
    await inTransaction(kit.db, async (tx) => {
      await lockAny(tx, id)
      joined = enter(nadia, `territoires/${territoireId}`)
      await Promise.race([joined, wait(PAUSE_MS)])
      left = inTransaction(kit.db, async (other) => {
        // As every change of branch does.
        await other.selectFrom('comptes').where('id', '=', nadia.id).select('id').forNoKeyUpdate().execute()
        await other
          .updateTable('rattachements')
          .set({ fin: now() })
          .where('compte_id', '=', nadia.id)
          .execute()
      })
      await Promise.race([left, wait(PAUSE_MS)])
    })
    await Promise.all([joined, left])
    expect((await read(await again(nadia), id)).body).toMatchObject({ quittee: true })
    expect((await read(awa, id)).body.nbParticipantes).toBe(2)
  })
})

test('[C3-3] an event that leaves a branch holds its own discussion, and none of the others that its organisers have', async () => {
  const coordinatrice = await memberOf('Coordinatrice', { coordonne: 'Cornouaille' })
  const territoireId = await createTerritoire(kit.db, 'Cornouaille')
  const evenements = [
    await createEvenement(kit.db, now(), { territoireIds: [territoireId] }),
    await createEvenement(kit.db, now(), { territoireIds: [territoireId] }),
  ]
  const ids: DiscussionId[] = []
  for (const one of evenements) ids.push((await enter(coordinatrice, `evenements/${one}`)).body.id)
  await inTransaction(kit.db, async (tx) => {
    await tx
      .deleteFrom('evenements_territoires')
      .where('evenement_id', '=', evenements[0] ?? '')
      .execute()
    await sql`set constraints all immediate`.execute(tx)
    expect(await listFree()).toEqual([ids[1]])
  })
  expect((await read(coordinatrice, ids[0] ?? '')).body.quittee).toBe(true)
  expect((await read(coordinatrice, ids[1] ?? '')).body.quittee).toBe(false)
})

describe('[C2] a message that is written while her mail about an earlier one finds nothing to say has a mail', () => {
  test.each([
    ['at once', undefined],
    ['in a digest', 'quotidien'],
  ] as const)('%s', async (_when, frequence) => {
    const awa = await memberOf('Awa')
    const lea = await memberOf('Léa')
    const id = await createGroupe(kit.db, now(), 'Le marché', [awa.id, lea.id])
    if (frequence !== undefined)
      await choosePreferences(kit.db, lea.id, [{ famille: 'message', canal: 'mail', frequence }])
    const later = async (minutes: number) => {
      kit.clock.advance(minutes * 60_000)
      await kit.services.queue.boss.send('envois.expedier', {})
      await kit.runJobs()
    }
    const first = await wroteBy(awa, id, 'Un')
    if (frequence !== undefined) await later(10)
    await remove(await again(awa), first.id)
    let sent: Promise<unknown> | undefined
    await inside(async (ctx) => {
      await lockAny(ctx.db, id)
      await writeAs(ctx, awa, id, 'Deux')
      sent = later(frequence === undefined ? 10 : 24 * 60)
      await Promise.race([sent, wait(PAUSE_MS)])
    })
    await sent
    if (frequence !== undefined) await later(24 * 60)
    expect(kit.mail.sent.filter(({ to }) => to === `membre-${lea.id}@entrelles.test`)).toHaveLength(1)
  })
})

test('[C2] who registers while the discussion of the event is opened takes part in it', async () => {
  const organisatrice = await memberOf('Organisatrice', { coordonne: 'Cornouaille' })
  const lea = await memberOf('Léa')
  const territoireIds = [await createTerritoire(kit.db, 'Cornouaille')]
  const evenementId = await createEvenement(kit.db, now(), { territoireIds })
  let opened: ReturnType<typeof enter> | undefined
  await inTransaction(kit.db, async (tx) => {
    // As every registration does.
    await tx.selectFrom('evenements').where('id', '=', evenementId).select('id').forNoKeyUpdate().execute()
    await createParticipation(tx, now(), { evenement_id: evenementId, compte_id: lea.id })
    opened = enter(organisatrice, `evenements/${evenementId}`)
    await Promise.race([opened, wait(PAUSE_MS)])
  })
  const discussion = (await opened)?.body
  const { status, body } = await read(lea, discussion?.id ?? '')
  expect([status, body.nbParticipantes]).toEqual([200, 2])
})
