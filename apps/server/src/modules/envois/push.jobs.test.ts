import { setTimeout as wait } from 'node:timers/promises'
import { z } from '@entrelles/contract/kit/z.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PushGateway } from '#gateways/push/push.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { startTestApp } from '#kit/test-app.ts'
import { choosePreferences, createAbonnementPush } from '#modules/notifications/notifications.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { envoisOf } from './envois.factory.ts'
import { sendEnvoisJob, sendPushesJob } from './envois.jobs.ts'
import { sendLettre } from './envois.public.ts'
import { envoisModule } from './envois.routes.ts'

const gone = new Set<string>()
/** Of the family « rappel_evenement ». */
const rappel = defineLettre({
  nom: 'evenement_rappel',
  donnees: z.object({ n: z.string() }),
  cle: ({ n }) => n,
  write: async ({ n }) =>
    gone.has(n)
      ? new Ignoree('événement passé')
      : { to: 'elle@exemple.fr', subject: `Objet ${n}`, html: '', text: '' },
  ligne: {
    cible: ({ n }) => ({ type: 'evenement', id: n, url: `/evenement/${n}` }),
    phrase: ({ n }) => ({ accent: `Fait ${n}` }),
  },
})
/** Each fact changes the line of its group, and is pushed. */
const message = defineLettre({
  nom: 'message',
  donnees: z.object({ n: z.string() }),
  cle: ({ n }) => `message-${n}`,
  ligne: {
    chaqueFait: true,
    groupe: () => 'message:fil',
    cible: () => ({ type: 'discussion', id: 'fil', url: '/messagerie/discussion/fil' }),
    phrase: ({ n }) => ({ accent: `Message ${n}` }),
  },
})

let kit: Awaited<ReturnType<typeof startTestApp>>
let compteId: string
beforeAll(async () => {
  kit = await startTestApp({}, [envoisModule, { name: 'essais', routes: [], lettres: [rappel, message] }])
})
afterAll(() => kit.close())
let endpoint: string
beforeEach(async () => {
  // 10:00 in Paris.
  kit.clock.set('2026-11-18T09:00:00Z')
  kit.push.sent.splice(0)
  kit.push.faults.clear()
  kit.mail.sent.splice(0)
  gone.clear()
  await kit.db.deleteFrom('envois').execute()
  ;({ id: compteId } = await createCompte(kit.db, kit.clock.now()))
})

const equip = async () => {
  await kit.signIn(compteId)
  endpoint = await createAbonnementPush(kit.db, kit.clock.now(), compteId)
}
const worker = () => jobCtxOf(kit.services)(kit.services.log)
const tell = (n: string) =>
  worker().transaction((inside) => sendLettre(inside, rappel, { compteId, donnees: { n } }))
const run = () => sendPushesJob.run({}, worker())
const pushed = () => kit.push.sent.map(({ texte }) => texte)
const lastOf = async () => (await envoisOf(kit.db)).at(-1)

describe('[P-15] a telephone', () => {
  test('is told of a line, once, with its page', async () => {
    await equip()
    await tell('un')
    await tell('un')
    await run()
    await run()
    expect(kit.push.sent).toEqual([
      expect.objectContaining({ texte: 'Fait un', url: '/evenement/un', tag: 'un' }),
    ])
    expect(await lastOf()).toBe('un envoye')
  })

  test('that she does not have is not planned for', async () => {
    await tell('un')
    await run()
    const canaux = await kit.db.selectFrom('envois').orderBy('canal').select('canal').execute()
    expect(canaux.map(({ canal }) => canal)).toEqual(['app', 'mail'])
  })

  test('does not ring for what she has switched off', async () => {
    await equip()
    await choosePreferences(kit.db, compteId, [
      { famille: 'rappel_evenement', canal: 'push', frequence: 'jamais' },
    ])
    await tell('un')
    await run()
    expect(pushed()).toEqual([])
    expect(await lastOf()).toBe('un ignore coupée dans ses réglages')
  })

  test('is told although she has switched off the line', async () => {
    await equip()
    await choosePreferences(kit.db, compteId, [
      { famille: 'rappel_evenement', canal: 'app', frequence: 'jamais' },
    ])
    await tell('un')
    await run()
    expect(pushed()).toEqual(['Objet un'])
  })

  test('does not ring for what she has read, nor for what is past', async () => {
    await equip()
    await tell('lu')
    await tell('passé')
    gone.add('passé')
    await kit.db
      .updateTable('notifications')
      .set({ lu_le: kit.clock.now() })
      .where('cible_id', '=', 'lu')
      .execute()
    await run()
    expect(pushed()).toEqual([])
    expect((await envoisOf(kit.db)).filter((one) => one.includes('ignore'))).toEqual([
      'lu ignore déjà lue',
      'passé ignore événement passé',
    ])
  })

  test('is silent during her quiet hours, and told at their end', async () => {
    await equip()
    kit.clock.set('2026-11-18T21:00:00Z')
    await tell('un')
    await run()
    expect(pushed()).toEqual([])
    expect(await lastOf()).toBe('un prevu heures calmes')
    kit.clock.set('2026-11-19T06:59:00Z')
    await run()
    expect(pushed()).toEqual([])
    kit.clock.set('2026-11-19T07:00:00Z')
    await run()
    expect(pushed()).toEqual(['Fait un'])
  })

  test('whose service is down is told later, and mails do not wait for it', async () => {
    await equip()
    kit.push.faults.set(endpoint, 'postponed')
    await tell('un')
    await run()
    expect(await lastOf()).toBe('un prevu service de notification occupé')
    await sendEnvoisJob.run({ echecs: 0 }, worker())
    expect(kit.mail.sent).toHaveLength(1)
    kit.push.faults.clear()
    kit.clock.advance(3_600_000)
    await run()
    expect(pushed()).toEqual(['Fait un'])
  })

  describe('that receives a message while the next one is written', () => {
    /** The push service is slow: something happens before it answers the first time. */
    const runMeanwhile = async (happen: () => Promise<void>) => {
      let isFirst = true
      const send: PushGateway['send'] = async (to, pushedNow) => {
        if (isFirst) await happen()
        isFirst = false
        return kit.push.send(to, pushedNow)
      }
      const push = { send, close: async () => undefined }
      await sendPushesJob.run({}, jobCtxOf({ ...kit.services, push })(kit.services.log))
    }
    const tellMessage = (n: string, pauseMs = 0, isWritten = () => undefined as void) =>
      worker().transaction(async (inside) => {
        await sendLettre(inside, message, { compteId, donnees: { n } })
        isWritten()
        await wait(pauseMs)
      })

    test('receives the next one too', async () => {
      await equip()
      await tellMessage('un')
      await runMeanwhile(async () => {
        kit.clock.advance(1000)
        await tellMessage('deux')
      })
      expect(pushed()).toEqual(['Message un', 'Message deux'])
      await run()
      expect(pushed()).toHaveLength(2)
    })

    test('receives the next one too, when it is committed after the service has answered', async () => {
      await equip()
      await tellMessage('un')
      let written: Promise<void> | undefined
      await runMeanwhile(async () => {
        kit.clock.advance(1000)
        await new Promise<void>((resolve) => {
          written = tellMessage('deux', 300, resolve)
        })
      })
      await written
      await run()
      expect(pushed()).toEqual(['Message un', 'Message deux'])
    })

    test('receives one push when no message is written meanwhile', async () => {
      await equip()
      await tellMessage('un')
      await runMeanwhile(async () => {
        kit.clock.advance(1000)
      })
      await run()
      expect(pushed()).toEqual(['Message un'])
    })
  })

  test('that is gone is forgotten, and the reason kept', async () => {
    await equip()
    kit.push.faults.set(endpoint, 'gone')
    await tell('un')
    await run()
    expect(await lastOf()).toBe('un ignore aucun appareil')
    expect(
      await kit.db.selectFrom('abonnements_push').where('compte_id', '=', compteId).selectAll().execute(),
    ).toEqual([])
  })
})
