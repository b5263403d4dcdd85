import { z } from '@entrelles/contract/kit/z.ts'
import type { Frequence, Preference } from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MailRefused, type Mail, type MailGateway } from '#gateways/mail/mail.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { startTestApp } from '#kit/test-app.ts'
import { choosePreferences } from '#modules/notifications/notifications.factory.ts'
import { createRebond } from '#modules/rebonds/rebonds.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { envoisOf } from './envois.factory.ts'
import { sendEnvoisJob } from './envois.jobs.ts'
import { sendLettre } from './envois.public.ts'
import { envoisModule } from './envois.routes.ts'

const gone = new Set<string>()
const told: string[] = []
const recorded: string[] = []

const letterOf = <Nom extends 'evenement_rappel' | 'liste_attente_place' | 'faq_reponse'>(nom: Nom) =>
  defineLettre({
    nom,
    donnees: z.object({ n: z.string() }),
    cle: ({ n }) => n,
    write: async ({ n }) =>
      gone.has(n)
        ? new Ignoree('événement passé')
        : {
            to: 'elle@exemple.fr',
            subject: `Objet ${n}`,
            html: '',
            text: '',
            sent: async () => void told.push(n),
          },
    ligne: {
      cible: ({ n }) => ({ type: 'evenement', id: n, url: `/evenement/${n}` }),
      phrase: ({ n }) => ({ accent: `Fait ${n}` }),
    },
    record: async ({ n }, { statut }) => void recorded.push(`${n} ${statut}`),
  })
/** Of the family « rappel_evenement ». */
const rappel = letterOf('evenement_rappel')
/** Of the family « liste_attente ». */
const place = letterOf('liste_attente_place')
/** Of a family that cannot be switched off. */
const reponse = letterOf('faq_reponse')

const essais = { name: 'essais', routes: [], lettres: [rappel, place, reponse] }
let kit: Awaited<ReturnType<typeof startTestApp>>
let compteId: string
beforeAll(async () => {
  kit = await startTestApp({}, [envoisModule, essais])
})
afterAll(() => kit.close())
/** Wednesday, 10:00 in Paris. */
const MERCREDI = '2026-11-18T09:00:00Z'
const start = async () => {
  kit.clock.set(MERCREDI)
  kit.mail.sent.splice(0)
  told.splice(0)
  recorded.splice(0)
  gone.clear()
  await kit.db.deleteFrom('envois').execute()
  await kit.services.queue.boss.deleteAllJobs(sendEnvoisJob.name)
  ;({ id: compteId } = await createCompte(kit.db, kit.clock.now()))
}
beforeEach(start)

const workerWith = (send: MailGateway['send']) =>
  jobCtxOf({ ...kit.services, mail: { send, close: () => undefined } })(kit.services.log)
const accept = async (mail: Mail) => void kit.mail.sent.push(mail)
const tell = (lettre: typeof rappel | typeof place | typeof reponse, n: string) =>
  workerWith(accept).transaction((inside) =>
    sendLettre(inside, lettre as typeof rappel, { compteId, donnees: { n } }),
  )
const run = (send: MailGateway['send'] = accept) => sendEnvoisJob.run({ echecs: 0 }, workerWith(send))
const choose = (famille: Preference['famille'], frequence: Frequence, canal: Preference['canal'] = 'mail') =>
  choosePreferences(kit.db, compteId, [{ famille, canal, frequence }])
const subjects = () => kit.mail.sent.map(({ subject }) => subject)
const at = (time: string) => kit.clock.set(time)
const read = (n: string) =>
  kit.db
    .updateTable('notifications')
    .set({ lu_le: kit.clock.now() })
    .where('destinataire_id', '=', compteId)
    .where('cible_id', '=', n)
    .execute()
/** Without the digests themselves. */
const letters = async () => (await envoisOf(kit.db)).filter((one) => !one.startsWith('resume-'))

describe('[P-1] [R7-3] a mail that she has switched off', () => {
  test('is not sent, and says so; its line is shown', async () => {
    await choose('rappel_evenement', 'jamais')
    await tell(rappel, 'un')
    await tell(place, 'deux')
    await run()
    expect(subjects()).toEqual(['Objet deux'])
    expect(await letters()).toEqual([
      'deux envoye',
      'deux envoye',
      'un envoye',
      'un ignore coupée dans ses réglages',
    ])
  })

  test('after its fact is not sent either', async () => {
    await tell(rappel, 'un')
    await choose('rappel_evenement', 'jamais')
    await run()
    expect(subjects()).toEqual([])
  })

  test('of a family that cannot be switched off is sent', async () => {
    await choose('rappel_evenement', 'jamais')
    await tell(reponse, 'un')
    await run()
    expect(subjects()).toEqual(['Objet un'])
    expect(kit.mail.sent[0]?.desabonnement).toBeUndefined()
  })

  test('can be, from the mail itself', async () => {
    await tell(rappel, 'un')
    await run()
    expect(kit.mail.sent[0]?.desabonnement).toMatch(
      new RegExp(`/api/desabonnement\\?token=${compteId}\\.rappel_evenement\\.[\\w-]{43}$`),
    )
  })
})

test('[P-1] a line that she has switched off is not shown, and its mail is sent', async () => {
  await choose('rappel_evenement', 'jamais', 'app')
  await tell(rappel, 'un')
  await run()
  expect(subjects()).toEqual(['Objet un'])
  expect(await letters()).toEqual(['un ignore coupée dans ses réglages', 'un envoye'])
  const lines = await kit.db
    .selectFrom('notifications')
    .where('destinataire_id', '=', compteId)
    .selectAll()
    .execute()
  expect(lines).toEqual([])
})

describe('[P-1] a digest', () => {
  test('holds what waited, in one mail, after her hour', async () => {
    await choose('rappel_evenement', 'quotidien')
    await choose('liste_attente', 'quotidien')
    await tell(rappel, 'un')
    await tell(place, 'deux')
    await run()
    expect(subjects()).toEqual([])
    expect(await letters()).toContain('un prevu dans le prochain résumé')
    at('2026-11-18T17:29:00Z')
    await run()
    expect(subjects()).toEqual([])
    at('2026-11-18T18:30:00Z')
    await run()
    expect(subjects()).toEqual(['2 nouvelles du réseau'])
    const [mail] = kit.mail.sent
    expect(mail?.text).toContain('Fait un')
    expect(mail?.text).toContain('/evenement/un')
    expect(mail?.text).toContain('Fait deux')
    expect(mail?.desabonnement).toContain(`${compteId}.resume.`)
    expect(told).toEqual(['deux', 'un'])
    expect(await letters()).toEqual([
      'deux envoye',
      'deux envoye dans un résumé',
      'un envoye',
      'un envoye dans un résumé',
    ])
    kit.clock.advance(8 * 86_400_000)
    await run()
    expect(subjects()).toHaveLength(1)
  })

  test('leaves out what she has read, what is past, and what she has switched off since', async () => {
    await choose('rappel_evenement', 'quotidien')
    await choose('liste_attente', 'quotidien')
    await tell(rappel, 'lu')
    await tell(rappel, 'passé')
    await tell(rappel, 'reste')
    await tell(place, 'coupé')
    await run()
    await read('lu')
    gone.add('passé')
    await choose('liste_attente', 'jamais')
    at('2026-11-18T18:30:00Z')
    await run()
    expect(subjects()).toEqual(['1 nouvelle du réseau'])
    expect(kit.mail.sent[0]?.text).toContain('Fait reste')
    for (const left of ['Fait lu', 'Fait passé', 'Fait coupé'])
      expect(kit.mail.sent[0]?.text).not.toContain(left)
    expect((await letters()).filter((one) => one.includes('ignore'))).toEqual([
      'coupé ignore coupée dans ses réglages',
      'lu ignore déjà lue',
      'passé ignore événement passé',
    ])
  })

  test('with nothing to say is not sent', async () => {
    await choose('rappel_evenement', 'quotidien')
    await tell(rappel, 'un')
    await run()
    await read('un')
    at('2026-11-18T18:30:00Z')
    await run()
    expect(subjects()).toEqual([])
    expect(await envoisOf(kit.db)).toEqual([
      expect.stringMatching(/^resume-.* ignore rien à dire$/),
      'un envoye',
      'un ignore déjà lue',
    ])
  })

  test('of the week waits for her day, and that day is one mail with the one of the day', async () => {
    await choose('rappel_evenement', 'quotidien')
    await choose('liste_attente', 'hebdomadaire')
    await tell(place, 'semaine')
    await tell(rappel, 'jour')
    await run()
    at('2026-11-18T18:30:00Z')
    await run()
    expect(subjects()).toEqual(['1 nouvelle du réseau'])
    expect(kit.mail.sent[0]?.text).toContain('Fait jour')
    at('2026-11-20T09:00:00Z')
    await tell(rappel, 'vendredi')
    await run()
    at('2026-11-20T18:30:00Z')
    await run()
    expect(subjects()).toEqual(['1 nouvelle du réseau', '2 nouvelles du réseau'])
    expect(await letters()).not.toContainEqual(expect.stringContaining('prevu'))
  })

  test('that her day no longer matches leaves what is weekly to the next one: nothing is forgotten', async () => {
    await choose('liste_attente', 'hebdomadaire')
    await tell(place, 'un')
    await run()
    const heures = {
      calme: true,
      calme_debut: '21:00',
      calme_fin: '08:00',
      heure_resume: '18:30',
      jour_resume: 1,
    }
    await kit.db
      .insertInto('reglages_notifications')
      .values({ compte_id: compteId, ...heures })
      .execute()
    at('2026-11-20T18:30:00Z')
    await run()
    expect(subjects()).toEqual([])
    at('2026-11-23T18:30:00Z')
    await run()
    expect(subjects()).toEqual(['1 nouvelle du réseau'])
  })

  test('to an address that bounces fails with all that it holds: nothing waits for ever', async () => {
    await choose('rappel_evenement', 'quotidien')
    await tell(rappel, 'un')
    await run()
    const { email } = await kit.db
      .selectFrom('comptes')
      .where('id', '=', compteId)
      .select('email')
      .executeTakeFirstOrThrow()
    await createRebond(kit.db, kit.clock.now(), { email })
    at('2026-11-18T18:30:00Z')
    await run()
    expect(subjects()).toEqual([])
    expect(await envoisOf(kit.db)).toEqual([
      expect.stringMatching(/^resume-.* ignore adresse en erreur$/),
      'un envoye',
      'un echec adresse en erreur',
    ])
  })

  test('refused by the mail server fails with all that it holds', async () => {
    await choose('rappel_evenement', 'quotidien')
    await tell(rappel, 'un')
    await run()
    at('2026-11-18T18:30:00Z')
    await run(async () => {
      throw new MailRefused(550)
    })
    expect((await letters()).at(-1)).toBe('un echec adresse refusée (550)')
    expect(recorded).toEqual(['un echec'])
  })

  test('is recorded in the order of its keys: two digests never wait for each other', async () => {
    await choose('rappel_evenement', 'quotidien')
    for (const n of ['trois', 'deux', 'un']) await tell(rappel, n)
    await run()
    at('2026-11-18T18:30:00Z')
    await run()
    expect(recorded).toEqual(['deux envoye', 'trois envoye', 'un envoye'])
    expect(kit.mail.sent[0]?.text).toMatch(/Fait trois[^]*Fait deux[^]*Fait un/)
  })
})

test('[P-1] in any order of facts, reads, choices, digests and crashes, each fact is mailed at most once without a crash, and none that she wants is lost', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('tell' as const), n: fc.integer({ min: 0, max: 4 }) }),
    fc.record({ do: fc.constant('read' as const), n: fc.integer({ min: 0, max: 4 }) }),
    fc.record({
      do: fc.constant('choose' as const),
      frequence: fc.constantFrom<Frequence>('immediat', 'quotidien', 'hebdomadaire', 'jamais'),
    }),
    fc.record({ do: fc.constantFrom('send' as const, 'crash' as const) }),
    fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  )
  const kill = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`.execute(
      kit.db,
    )
  const mailed = (n: number) =>
    kit.mail.sent.filter(({ subject, text }) => subject === `Objet ${n}` || text.includes(`Fait ${n}`)).length
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await start()
      const facts = new Set<number>()
      const touched = new Set<number>()
      let isEverOff = false
      let crashes = 0
      for (const given of steps) {
        if (given.do === 'tell') {
          facts.add(given.n)
          await tell(rappel, String(given.n))
        } else if (given.do === 'read') {
          if (facts.has(given.n)) touched.add(given.n)
          await read(String(given.n))
        } else if (given.do === 'choose') {
          isEverOff ||= given.frequence === 'jamais'
          await choose('rappel_evenement', given.frequence)
        } else if (given.do === 'wait') kit.clock.advance(given.hours * 3_600_000)
        else if (given.do === 'send') await run()
        else
          await run(async (mail) => {
            await accept(mail)
            crashes += 1
            await kill()
          }).catch(() => undefined)
      }
      for (let day = 0; day < 8; day += 1) {
        await run()
        kit.clock.advance(86_400_000)
        await run()
      }
      for (const n of facts) {
        expect(mailed(n)).toBeLessThanOrEqual(1 + crashes)
        expect(mailed(n)).toBeGreaterThanOrEqual(touched.has(n) || isEverOff ? 0 : 1)
      }
      expect((await envoisOf(kit.db)).filter((one) => / prevu\b/.test(one))).toEqual([])
    }),
    { numRuns: 25 },
  )
}, 120_000)
