import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { afterEvenementChange, type ChangementEvenement } from './after-evenement-change.ts'
import type { AvantChangement } from './mails/changements.ts'
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
const change = (
  changement: ChangementEvenement,
  fields: Record<string, unknown> = {},
  avant?: AvantChangement,
) =>
  jobCtxOf(kit.services)(kit.services.log).transaction(async (ctx) => {
    await ctx.db
      .updateTable('evenements')
      .set({ ...fields, ...(changement !== 'places' && { sequence: sql<number>`sequence + 1` }) })
      .where('id', '=', id)
      .execute()
    return afterEvenementChange(ctx, id, changement, avant)
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

describe('[P-3] a mail about a change says what was before', () => {
  const AVANT = {
    debut: '2026-12-03T17:30:00.000Z',
    fin: '2026-12-03T19:30:00.000Z',
    fuseau: 'Europe/Paris',
    enLigne: false,
    adresse: '1 place Saint-Corentin',
    codePostal: '29000',
    ville: 'Quimper',
    visioChangee: false,
  } as const
  const later = { debut: '2026-12-04T18:00:00Z', fin: '2026-12-04T20:00:00Z' }
  const hers = async () => (await sent()).find(({ to }) => to === emails.inscrite)

  test('the date, the hours and the place, before and after', async () => {
    await change('modifie', later, AVANT)
    const mail = await hers()
    expect(mail?.text).toContain('Voici ce qui change.')
    expect(mail?.text).toContain(
      'Date\nAvant\u202f: jeudi 3\u00a0décembre 2026\nMaintenant\u202f: vendredi 4\u00a0décembre 2026',
    )
    expect(mail?.text).toContain(
      'Horaires\nAvant\u202f: de 18\u00a0h\u00a030 à 20\u00a0h\u00a030\nMaintenant\u202f: de 19\u00a0h à 21\u00a0h',
    )
    expect(mail?.text).toContain(
      'Lieu\nAvant\u202f: 1 place Saint-Corentin, 29000 Quimper\nMaintenant\u202f: 16 quai du Steïr, 29000 Quimper',
    )
    expect(mail?.html).toContain('<strong>vendredi 4\u00a0décembre 2026</strong>')
  })

  test('what has not changed is not said to have', async () => {
    await change('modifie', later, { ...AVANT, ...later })
    const mail = await hers()
    expect(mail?.text).toContain('Lieu\nAvant')
    expect(mail?.text).not.toContain('Date\nAvant')
    expect(mail?.text).not.toContain('Horaires')
  })

  test('two changes before the mails leave: never the state in between, which nobody knew', async () => {
    const between = { debut: '2026-12-10T18:00:00.000Z', fin: '2026-12-10T20:00:00.000Z' }
    await change('modifie', between, AVANT)
    await change('modifie', later, { ...AVANT, ...between })
    const mails = await sent()
    expect(mails).toHaveLength(3)
    // The job of either change may run first: only that of the first one knows what the member knew.
    for (const { text } of mails) {
      expect(text).toContain('vendredi 4\u00a0décembre 2026')
      expect(text).not.toContain('10\u00a0décembre')
      expect(text).toMatch(/Avant\u202f: jeudi 3\u00a0décembre 2026|Voici ce qu’il faut retenir désormais\./)
    }
  })

  test('a member who missed an earlier notice reads the facts, not a comparison with what she never knew', async () => {
    await change('modifie', {}, AVANT)
    await kit.db
      .updateTable('participations')
      .set({ sequence_avisee: -1 })
      .where('evenement_id', '=', id)
      .execute()
    const mail = await hers()
    expect(mail?.text).toContain('Voici ce qu’il faut retenir désormais.')
    expect(mail?.text).not.toContain('Avant')
  })

  test('[R3-13] another link of the video call is told to registered members, never the link itself', async () => {
    const enLigne = { en_ligne: true, lien_visio: 'https://visio.exemple.fr/secret', adresse: null }
    await change('modifie', { ...later, ...enLigne }, { ...AVANT, enLigne: true, visioChangee: true })
    const mails = await sent()
    const told = mails.filter(({ text }) => text.includes('Le lien de la visio a changé'))
    expect(told.map(({ to }) => to)).toEqual([emails.inscrite])
    for (const { html, text } of mails) expect(`${html}${text}`).not.toContain('visio.exemple.fr')
  })

  test('the act gets the numbers of those to whom a mail leaves', async () => {
    const all = { inscrites: 1, enAttente: 2 }
    const nobody = { inscrites: 0, enAttente: 0 }
    expect(await move(72 * HOUR)).toEqual(all)
    expect(await change('places', { nombre_places: 2 })).toEqual(nobody)
    expect(await cancel()).toEqual(all)
    expect(await move(96 * HOUR)).toEqual(nobody)
    expect(await restore()).toEqual(all)
    expect(await move(-3 * HOUR)).toEqual(nobody)
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
