import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { participationsEndpoints as endpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import qrcode from 'qrcode'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#gateways/mail/mail.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement, type EvenementFields } from '#modules/evenements/evenements.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { createParticipation } from '../participations.factory.ts'
import { planRappelsEvenementsJob, sweepPlacesJob } from '../participations.jobs.ts'
import { readCalendar } from './test-calendar.ts'

const kit = useTestApp()
const HOUR = 3_600_000
let membre: Client
let email: string

beforeEach(async () => {
  await kit.runJobs()
  kit.mail.sent.length = 0
  const compte = await createCompte(kit.db, kit.clock.now(), { prenom: 'Zoé', nom: 'Kervella' })
  email = compte.email
  membre = await kit.signIn(compte.id)
})

const evenement = (fields: EvenementFields = {}) => createEvenement(kit.db, kit.clock.now(), fields)
const register = (id: EvenementId) => membre.call(endpoints.createParticipation, { params: { id }, body: {} })
const leave = (id: EvenementId) => membre.call(endpoints.deleteParticipation, { params: { id }, body: {} })
const mails = async (): Promise<Mail[]> => {
  kit.mail.sent.length = 0
  await kit.runJobs()
  return kit.mail.sent.filter(({ to }) => to === email)
}
const remind = () => planRappelsEvenementsJob.run({}, jobCtxOf(kit.services)(kit.services.log))
const sweep = () => sweepPlacesJob.run({}, jobCtxOf(kit.services)(kit.services.log))
const change = (id: EvenementId, fields: object) =>
  kit.db.updateTable('evenements').set(fields).where('id', '=', id).execute()

/** Whether an image is the QR code of that text: each module is eight pixels wide, after a margin of four modules. */
const isCodeOf = async (image: Buffer, text: string): Promise<boolean> => {
  const { data, info } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { modules } = qrcode.create(text)
  const centre = (module: number) => (module + 4) * 8 + 4
  return Array.from({ length: modules.size ** 2 }, (_, n) => [
    Math.floor(n / modules.size),
    n % modules.size,
  ]).every(
    ([row = 0, column = 0]) =>
      (data[(centre(row) * info.width + centre(column)) * info.channels] ?? 255) < 128 ===
      Boolean(modules.get(row, column)),
  )
}

describe('[P-3] registration mails', () => {
  test('a confirmation has the date, the place, the unregistration link and a calendar entry', async () => {
    const id = await evenement({ debut: '2026-12-03T18:00:00Z', fin: '2026-12-03T20:30:00Z', sequence: 3 })
    await register(id)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Tu es inscrite\u202f: Fixer ses prix sans s’excuser')
    expect(mail?.text).toContain('Bonjour Zoé, tu es inscrite à «\u00a0Fixer ses prix sans s’excuser\u00a0».')
    expect(mail?.text).toContain('jeudi 3\u00a0décembre 2026, de 19\u00a0h à 21\u00a0h\u00a030')
    expect(mail?.text).toContain('16 quai du Steïr, 29000 Quimper')
    expect(mail?.text).toMatch(/\/inscription_evenement\/desinscription\?token=[0-9a-f-]{36}\.[\w-]{43}/)
    expect(mail?.calendar?.method).toBe('REQUEST')
    expect(readCalendar(mail)).toMatchObject({
      method: 'REQUEST',
      uid: `${id}@localhost`,
      sequence: 3,
      status: 'CONFIRMED',
      start: '2026-12-03T19:00:00',
      zone: 'Europe/Paris',
      zones: ['Europe/Paris'],
      organizer: 'mailto:bonjour@entrelles.test',
      attendee: `mailto:${email}`,
      location: '16 quai du Steïr, 29000 Quimper',
    })
  })

  test('[R3-13] a mail never contains the video link of an online event, only the endpoint that gives it', async () => {
    const id = await evenement({ en_ligne: true, lien_visio: 'https://visio.exemple.fr/secret' })
    await register(id)
    const [mail] = await mails()
    const said = `${mail?.html}${mail?.text}${mail?.calendar?.content.replaceAll(/\r\n /g, '')}`
    expect(said).not.toContain('visio.exemple.fr')
    expect(mail?.html).toContain(`/api/evenements/${id}/visio`)
    expect(mail?.text).toContain('En ligne')
  })

  test('a confirmation has the QR code of the event page, unless the event is on line', async () => {
    const id = await evenement()
    await register(id)
    const [mail] = await mails()
    const { body } = await membre.call(endpoints.getParticipation, { params: { id } })
    const [image, ...others] = mail?.attachments ?? []
    expect(others).toEqual([])
    expect(image).toMatchObject({ contentType: 'image/png' })
    expect(await isCodeOf(image?.content ?? Buffer.alloc(0), String(body.jetonQr))).toBe(true)
    expect(mail?.html).toMatch(
      new RegExp(`<img[^>]* alt="QR code de ton inscription"[^>]* src="cid:${image?.cid}"`),
    )
    expect(mail?.text).toMatch(new RegExp(`Ton code est aussi [^\n]*\\n\\S+/evenement/${id}\\n`))
    await register(await evenement({ en_ligne: true }))
    const [onLine] = await mails()
    expect(onLine?.attachments).toBeUndefined()
    expect(onLine?.html).not.toContain('<img')
  })

  test.each([
    ['Indian/Reunion', '19\u00a0h', 'heure de La Réunion', '2026-12-03T22:00:00'],
    ['Pacific/Noumea', '19\u00a0h', 'heure de la Nouvelle-Calédonie', '2026-12-04T05:00:00'],
  ] as const)("[P-2] times are in the event's time zone: %s", async (fuseau, _heure, nom, start) => {
    const id = await evenement({ debut: '2026-12-03T18:00:00Z', fin: '2026-12-03T20:00:00Z', fuseau })
    await register(id)
    const [mail] = await mails()
    expect(mail?.text).toContain(`(${nom})`)
    expect(mail?.text).toContain(`${Number(start.slice(11, 13))}\u00a0h`)
    expect(readCalendar(mail)).toMatchObject({ start, zone: fuseau })
  })

  test('a waiting member receives her rank, without a calendar entry', async () => {
    const id = await evenement({ nombre_places: 1, en_ligne: true })
    await createParticipation(kit.db, kit.clock.now(), { evenement_id: id })
    await register(id)
    const [mail] = await mails()
    expect(mail?.subject).toMatch(/^Tu es sur la liste d’attente/)
    expect(mail?.text).toContain('Tu es la 1re sur la liste.')
    expect(mail?.calendar).toBeUndefined()
    expect(mail?.html).not.toContain('/visio')
  })

  test('an offer is mailed with its deadline, and its acceptance is confirmed', async () => {
    const id = await evenement({ nombre_places: 1 })
    const other = await kit.as('adherente')
    await other.call(endpoints.createParticipation, { params: { id }, body: {} })
    await register(id)
    await mails()
    await other.call(endpoints.deleteParticipation, { params: { id }, body: {} })
    const [mail, ...rest] = await mails()
    expect(rest).toEqual([])
    expect(mail?.subject).toMatch(/^Une place t’est proposée/)
    expect(mail?.text).toMatch(/si tu l’acceptes avant le .* 2026 à \d+\u00a0h/)
    await membre.call(endpoints.acceptOffre, { params: { id } })
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Tu es inscrite\u202f: Fixer ses prix sans s’excuser',
    ])
  })

  test('[P-4] an expired offer is mailed once, unless the member is back, or the event is cancelled or has started', async () => {
    const offered = async (fields: EvenementFields = {}) => {
      const id = await evenement({ nombre_places: 1, ...fields })
      const offre_expire_le = new Date(kit.clock.now().getTime() + HOUR)
      const compte_id = String(membre.id)
      await createParticipation(kit.db, kit.clock.now(), {
        evenement_id: id,
        compte_id,
        statut: 'proposee',
        offre_expire_le,
      })
      return id
    }
    await offered()
    await offered({ debut: new Date(kit.clock.now().getTime() + HOUR) })
    const cancelled = await offered()
    const back = await offered()
    await sweep()
    expect(await mails()).toEqual([])
    kit.clock.advance(HOUR)
    membre = await kit.signIn(String(membre.id))
    await change(cancelled, { annule_le: kit.clock.now() })
    await sweep()
    await sweep()
    await register(back)
    const told = (await mails()).map(
      ({ subject, calendar }) => `${subject}, ${calendar?.method ?? 'no calendar'}`,
    )
    expect(told.toSorted()).toEqual([
      'La place n’est plus gardée\u202f: Fixer ses prix sans s’excuser, no calendar',
      'Tu es inscrite\u202f: Fixer ses prix sans s’excuser, REQUEST',
    ])
  })

  test('unregistering cancels the calendar entry', async () => {
    const id = await evenement()
    await register(id)
    await mails()
    await leave(id)
    const [mail] = await mails()
    expect(mail?.subject).toMatch(/^Ta désinscription est prise en compte/)
    expect(readCalendar(mail)).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: `${id}@localhost`,
    })
  })

  test('a mail that no longer has a reason is not sent', async () => {
    const id = await evenement()
    await register(id)
    await leave(id)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ta désinscription/),
    ])
    await register(id)
    await leave(id)
    await register(id)
    // A member who registers again only receives the confirmation.
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Tu es inscrite/)])
    const cancelled = await evenement()
    await register(cancelled)
    await change(cancelled, { annule_le: kit.clock.now() })
    expect(await mails()).toEqual([])
  })
})

describe('[P-3] reminders', () => {
  const due = async (fields: EvenementFields = {}) => {
    const id = await evenement({ debut: new Date(kit.clock.now().getTime() + 30 * HOUR), ...fields })
    await register(id)
    await mails()
    return id
  }

  test('[P-1] the reminder has the QR code, and can be switched off; the confirmation cannot', async () => {
    const id = await evenement({ debut: new Date(kit.clock.now().getTime() + 30 * HOUR) })
    await register(id)
    const [confirmation] = await mails()
    kit.clock.advance(6 * HOUR)
    await remind()
    const [reminder] = await mails()
    expect(reminder?.attachments).toEqual(confirmation?.attachments)
    expect(reminder?.desabonnement).toMatch(/\/api\/desabonnement\?token=/)
    expect(reminder?.text).toContain(`Ne plus recevoir ces e-mails\n${reminder?.desabonnement}\n`)
    expect(confirmation?.desabonnement).toBeUndefined()
    expect(confirmation?.text).not.toContain('Ne plus recevoir')
  })

  test('the reminder leaves one day before, once', async () => {
    await due()
    await remind()
    expect(await mails()).toEqual([])
    kit.clock.advance(6 * HOUR)
    await Promise.all([remind(), remind()])
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^C’est bientôt/)])
    await remind()
    expect(await mails()).toEqual([])
  })

  test.each([
    ['unregisters', (id: EvenementId) => leave(id)],
    ['the event is cancelled', (id: EvenementId) => change(id, { annule_le: kit.clock.now() })],
    ['it has started', async () => kit.clock.advance(25 * HOUR)],
  ])('a reminder already taken is not sent in this case: %s', async (_when, meanwhile) => {
    const id = await due({ sequence: 0 })
    kit.clock.advance(6 * HOUR)
    membre = await kit.signIn(String(membre.id))
    await remind()
    await meanwhile(id)
    expect((await mails()).filter(({ subject }) => subject.startsWith('C’est bientôt'))).toEqual([])
  })

  test('a member who registers less than a day before receives no reminder', async () => {
    const id = await evenement({ debut: new Date(kit.clock.now().getTime() + 20 * HOUR) })
    await register(id)
    await mails()
    kit.clock.advance(10 * HOUR)
    await remind()
    expect(await mails()).toEqual([])
  })
})
