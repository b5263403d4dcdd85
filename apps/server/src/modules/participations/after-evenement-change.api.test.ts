import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { afterEvenementChange, type ChangementEvenement } from './after-evenement-change.ts'
import { readCalendar } from './mails/test-calendar.ts'
import { createParticipation } from './participations.factory.ts'
import { comptesOf, statutOf } from './test-participations.ts'

const kit = useTestApp()
const HOUR = 3_600_000
const inMs = (ms: number) => new Date(kit.clock.now().getTime() + ms)
let id: EvenementId
let emails: Record<'inscrite' | 'proposee' | 'en_attente', string>
let ids: Record<'inscrite' | 'proposee' | 'en_attente', string>

/** Two seats, one taken and one offered, and one waiting member. */
beforeEach(async () => {
  await kit.runJobs()
  id = await createEvenement(kit.db, kit.clock.now(), { nombre_places: 2 })
  emails = { inscrite: '', proposee: '', en_attente: '' }
  ids = { inscrite: '', proposee: '', en_attente: '' }
  for (const statut of ['inscrite', 'proposee', 'en_attente'] as const) {
    const compte = await createCompte(kit.db, kit.clock.now())
    emails[statut] = compte.email
    ids[statut] = await createParticipation(kit.db, kit.clock.now(), {
      evenement_id: id,
      compte_id: compte.id,
      statut,
    })
  }
})

/** As the events module does: the row first, then this function, in one transaction. */
const change = (changement: ChangementEvenement, fields: Record<string, unknown> = {}) =>
  jobCtxOf(kit.services)(kit.services.log).transaction(async (ctx) => {
    await ctx.db
      .updateTable('evenements')
      .set({ ...fields, ...(changement !== 'places' && { sequence: sql<number>`sequence + 1` }) })
      .where('id', '=', id)
      .execute()
    await afterEvenementChange(ctx, id, changement)
  })
const cancel = () => change('annule', { annule_le: kit.clock.now() })
const restore = () => change('retabli', { annule_le: null })
const move = (ms: number) => change('modifie', { debut: inMs(ms), fin: inMs(ms + 2 * HOUR) })
const sent = async () => {
  kit.mail.sent.length = 0
  await kit.runJobs()
  return kit.mail.sent
}
const subjectsOf = async () =>
  Object.fromEntries((await sent()).map(({ to, subject }) => [to, subject.split('\u202f')[0]]))

describe('[P-3] each participant and waiting member receives one mail about a change', () => {
  test('a moved event is mailed to everyone, with a calendar update for registered members', async () => {
    await move(72 * HOUR)
    const mails = await sent()
    expect(mails.map(({ to }) => to).sort()).toEqual(Object.values(emails).sort())
    const hers = mails.find(({ to }) => to === emails.inscrite)
    expect(hers?.subject).toMatch(/^Du changement/)
    expect(readCalendar(hers)).toMatchObject({ method: 'REQUEST', sequence: 1, uid: `${id}@localhost` })
    expect(mails.filter(({ calendar }) => calendar)).toHaveLength(1)
    expect(await sent()).toEqual([])
  })

  test('a cancelled event cancels the calendar entry, and a restored one confirms it again', async () => {
    await cancel()
    const mails = await sent()
    expect(mails.map(({ subject }) => subject.slice(0, 6))).toEqual(['Annulé', 'Annulé', 'Annulé'])
    expect(readCalendar(mails.find(({ to }) => to === emails.inscrite))).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: 1,
    })
    await restore()
    const back = await sent()
    expect(back.map(({ subject }) => subject.slice(0, 10))).toEqual(Array(3).fill('Finalement'))
    const hers = back.find(({ to }) => to === emails.inscrite)
    expect(readCalendar(hers)).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED', sequence: 2 })
    expect(back.find(({ to }) => to === emails.proposee)?.text).toContain('t’attend jusqu’au')
  })

  test('two changes before the mails leave give one mail each, with the current facts', async () => {
    await move(72 * HOUR)
    await move(96 * HOUR)
    const mails = await sent()
    expect(mails).toHaveLength(3)
    expect(readCalendar(mails.find(({ to }) => to === emails.inscrite))).toMatchObject({ sequence: 2 })
  })

  test('an event moved, cancelled and moved again gives only the cancellation', async () => {
    await move(72 * HOUR)
    await cancel()
    await move(96 * HOUR)
    expect(new Set(Object.values(await subjectsOf()))).toEqual(new Set(['Annulé']))
  })

  test('an event cancelled and restored before the mails leave gives one mail, which confirms it', async () => {
    await cancel()
    await restore()
    expect(await subjectsOf()).toEqual(
      Object.fromEntries(Object.values(emails).map((email) => [email, 'Finalement maintenu'])),
    )
  })

  test('members who left or came after the change receive nothing, and nobody is mailed about a past event', async () => {
    await move(72 * HOUR)
    await kit.db
      .updateTable('participations')
      .set({ statut: 'annulee' })
      .where('id', '=', ids.inscrite)
      .execute()
    await kit.db.updateTable('evenements').set({ prises: 0 }).where('id', '=', id).execute()
    await createParticipation(kit.db, kit.clock.now(), { evenement_id: id })
    expect((await sent()).map(({ to }) => to).sort()).toEqual([emails.en_attente, emails.proposee].sort())
    await move(-3 * HOUR)
    expect(await sent()).toEqual([])
  })

  test('added seats are mailed only to the members who get an offer', async () => {
    await change('places', { nombre_places: 3 })
    expect(await subjectsOf()).toEqual({ [emails.en_attente]: 'Une place t’est proposée' })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 1, proposees: 2, enAttente: 0 })
  })
})

describe('[P-4] offers and reminders', () => {
  test('removing the limit offers a seat to every waiting member', async () => {
    for (let n = 0; n < 7; n += 1)
      await createParticipation(kit.db, kit.clock.now(), { evenement_id: id, statut: 'en_attente' })
    await change('places', { nombre_places: null })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 1, proposees: 9, enAttente: 0 })
    expect((await sent()).filter(({ subject }) => subject.startsWith('Une place'))).toHaveLength(8)
  })

  test('restoring an event renews its offers, and an offer never lasts past the start', async () => {
    await cancel()
    kit.clock.advance(40 * HOUR)
    await restore()
    expect(await statutOf(kit.db, ids.proposee)).toMatchObject({
      statut: 'proposee',
      offre_expire_le: inMs(24 * HOUR).toISOString(),
    })
    await move(HOUR)
    expect(await statutOf(kit.db, ids.proposee)).toMatchObject({ offre_expire_le: inMs(HOUR).toISOString() })
  })

  test('a reminder follows the date, is removed by a cancellation, and is planned again after a later date', async () => {
    await move(72 * HOUR)
    expect(await statutOf(kit.db, ids.inscrite)).toMatchObject({ rappel_le: inMs(48 * HOUR).toISOString() })
    await cancel()
    expect(await statutOf(kit.db, ids.inscrite)).toMatchObject({ rappel_le: null })
    await restore()
    expect(await statutOf(kit.db, ids.inscrite)).toMatchObject({ rappel_le: inMs(48 * HOUR).toISOString() })
    await kit.db
      .updateTable('participations')
      .set({ rappel_envoye_le: kit.clock.now() })
      .where('id', '=', ids.inscrite)
      .execute()
    await move(96 * HOUR)
    expect(await statutOf(kit.db, ids.inscrite)).toMatchObject({
      rappel_le: inMs(72 * HOUR).toISOString(),
      rappel_envoye_le: null,
    })
    await move(10 * HOUR)
    expect(await statutOf(kit.db, ids.inscrite)).toMatchObject({ rappel_le: null })
  })
})
