import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import {
  USAGE_DESABONNEMENT,
  signedOf,
  writeDesabonnement,
  type Sujet,
} from '@entrelles/contract/modules/notifications/desabonnement.ts'
import { preferencesEndpoints as endpoints } from '@entrelles/contract/modules/notifications/preferences.endpoints.ts'
import {
  CANAUX_PREFERENCE,
  FAMILLES_REGLABLES,
  PAR_DEFAUT,
  REGLAGES_PAR_DEFAUT,
  rythmesOf,
  type Reglages,
  type ReglagesForm,
} from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'

const kit = useTestApp()
let membre: Client
let voisine: Client
beforeEach(async () => {
  membre = await kit.as('adherente')
  voisine = await kit.as('adherente')
})

const idOf = ({ id = '' }: Client) => id
const reglagesOf = async (of: Client): Promise<Reglages> => {
  const answer = await of.call(endpoints.getReglages, {})
  expect(answer.status).toBe(200)
  return answer.body as Reglages
}
const form = (fields: Partial<ReglagesForm> = {}): ReglagesForm => ({
  preferences: [],
  ...REGLAGES_PAR_DEFAUT,
  ...fields,
})
const save = (body: unknown, of = membre) => of.call(endpoints.updateReglages, { body: body as ReglagesForm })

describe('[R7-3] [P-1] her settings', () => {
  test('are those of a new member until she chooses, complete', async () => {
    const { preferences, heuresCalmes, heureResume, jourResume, ...flags } = await reglagesOf(membre)
    expect(rythmesOf(preferences)).toEqual(PAR_DEFAUT)
    expect(preferences).toHaveLength(FAMILLES_REGLABLES.length * CANAUX_PREFERENCE.length)
    expect({ heuresCalmes, heureResume, jourResume }).toEqual(REGLAGES_PAR_DEFAUT)
    expect(flags).toEqual({
      notificationMessagerie: true,
      notificationMention: true,
      notificationEvenement: true,
      notificationReponseCoupDePouce: true,
    })
  })

  test('are changed by her, and hers alone', async () => {
    const calmes = { actives: false, debut: '13:00', fin: '15:30' }
    const body = form({
      preferences: [
        { famille: 'message', canal: 'mail', frequence: 'hebdomadaire' },
        { famille: 'mention', canal: 'app', frequence: 'jamais' },
      ],
      heuresCalmes: calmes,
      heureResume: '07:15',
      jourResume: 1,
    })
    expect((await save(body)).status).toBe(204)
    const mine = await reglagesOf(membre)
    const rythmes = rythmesOf(mine.preferences)
    expect(rythmes.message).toEqual({ ...PAR_DEFAUT.message, mail: 'hebdomadaire' })
    expect(rythmes.mention).toEqual({ ...PAR_DEFAUT.mention, app: 'jamais' })
    expect(mine).toMatchObject({ heuresCalmes: calmes, heureResume: '07:15', jourResume: 1 })
    expect(rythmesOf((await reglagesOf(voisine)).preferences)).toEqual(PAR_DEFAUT)
    expect((await save(form({ heureResume: '09:00' }))).status).toBe(204)
    const again = await reglagesOf(membre)
    expect(again.heureResume).toBe('09:00')
    expect(rythmesOf(again.preferences).message.mail).toBe('hebdomadaire')
  })

  const mail = (frequence: string) => ({ famille: 'message', canal: 'mail', frequence })
  test.each([
    ['a digest in the application', { preferences: [{ ...mail('quotidien'), canal: 'app' }] }],
    ['a digest on a telephone', { preferences: [{ ...mail('hebdomadaire'), canal: 'push' }] }],
    ['the same choice twice', { preferences: [mail('jamais'), mail('immediat')] }],
    ['a family that cannot be switched off', { preferences: [{ ...mail('jamais'), famille: 'securite' }] }],
    ['an unknown rhythm', { preferences: [mail('parfois')] }],
    ['quiet hours without an end', { heuresCalmes: { actives: true, debut: '21:00', fin: '21:00' } }],
    ['an hour that does not exist', { heureResume: '24:00' }],
    ['an eighth day', { jourResume: 8 }],
    ['an unknown key', { administratrice: true }],
  ])('refuse %s', async (_what, fields) => {
    const answer = await save({ ...form(), ...fields })
    expect(answer.status).toBe(422)
    expect((answer.body as unknown as ErrorBody).violations).not.toEqual([])
    expect(rythmesOf((await reglagesOf(membre)).preferences)).toEqual(PAR_DEFAUT)
  })

  test('[R3-6] the four flags of the specification, sent as form data, switch the mails of their families', async () => {
    const body = {
      notificationMessagerie: false,
      notificationMention: true,
      notificationEvenement: false,
      notificationReponseCoupDePouce: true,
    }
    expect((await membre.call(endpoints.updateDrapeaux, { body })).status).toBe(204)
    const reglages = await reglagesOf(membre)
    expect(reglages).toMatchObject(body)
    const rythmes = rythmesOf(reglages.preferences)
    const mails = Object.entries(rythmes).map(([famille, rythme]) => [famille, rythme.mail])
    expect(Object.fromEntries(mails)).toEqual({
      ...Object.fromEntries(Object.entries(PAR_DEFAUT).map(([famille, rythme]) => [famille, rythme.mail])),
      message: 'jamais',
      mention: 'immediat',
      evenement_nouveau: 'jamais',
      rappel_evenement: 'jamais',
      liste_attente: 'jamais',
      reponse_coup_de_pouce: 'immediat',
    })
    expect(rythmes.message.app).toBe('immediat')
    const on = { ...body, notificationMessagerie: true, notificationEvenement: true }
    expect((await membre.call(endpoints.updateDrapeaux, { body: on })).status).toBe(204)
    expect(await reglagesOf(membre)).toMatchObject(on)
  })
})

describe('[P-1] the link of a mail', () => {
  const tokenOf = (sujet: Sujet, compteId = idOf(membre)) => {
    const what = { compteId, sujet }
    const signature = kit.services.derive(USAGE_DESABONNEMENT, signedOf(what))
    return writeDesabonnement({ ...what, signature })
  }
  const open = (token: string) => kit.visitor.call(endpoints.getDesabonnement, { query: { token } })
  /** As a mail client does (RFC 8058): without a session, without a cookie. */
  const click = (token: string) =>
    kit.app.inject({
      method: 'POST',
      url: `/api/desabonnement?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const mailOf = async (famille: 'rappel_evenement' | 'message' | 'mention') =>
    rythmesOf((await reglagesOf(membre)).preferences)[famille].mail

  test('shows a page that asks, and stops nothing by itself', async () => {
    const answer = await open(tokenOf('rappel_evenement'))
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-disposition']).toBeUndefined()
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(String(answer.body)).toContain('Rappel la veille')
    expect(String(answer.body)).toContain('<form method="post">')
    expect(await mailOf('rappel_evenement')).toBe('immediat')
  })

  test('stops the mails of its family at one click, and no other; a second click changes nothing', async () => {
    for (const _click of [1, 2]) {
      const answer = await click(tokenOf('rappel_evenement'))
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('C’est fait')
      expect(await mailOf('rappel_evenement')).toBe('jamais')
      expect(await mailOf('message')).toBe('immediat')
    }
    expect(rythmesOf((await reglagesOf(voisine)).preferences)).toEqual(PAR_DEFAUT)
  })

  test('is also the button of the page, which sends nothing', async () => {
    const answer = await kit.visitor.call(endpoints.createDesabonnement, {
      query: { token: tokenOf('message') },
      body: {},
    })
    expect(answer.status).toBe(200)
    expect(await mailOf('message')).toBe('jamais')
  })

  test('of a digest stops the families that come in digests', async () => {
    expect((await click(tokenOf('resume'))).statusCode).toBe(200)
    expect(await mailOf('mention')).toBe('jamais')
    expect(await mailOf('message')).toBe('immediat')
  })

  test('that was not made here stops nothing', async () => {
    const [compteId, , signature] = tokenOf('message').split('.')
    const forged = [
      `${compteId}.mention.${signature}`,
      `${idOf(voisine)}.message.${signature}`,
      `${compteId}.securite.${signature}`,
      'n’importe quoi',
    ]
    for (const token of forged) {
      expect((await click(encodeURIComponent(token))).statusCode).toBe(404)
      const page = await open(token)
      expect(page.status).toBe(200)
      expect(String(page.body)).toContain('Ce lien est incomplet')
      expect(String(page.body)).not.toContain('<form')
    }
    expect(rythmesOf((await reglagesOf(membre)).preferences)).toEqual(PAR_DEFAUT)
  })

  test('of an erased account is accepted, and writes nothing', async () => {
    const erased = '0199a000-0000-7000-8000-00000000dead'
    expect((await click(tokenOf('message', erased))).statusCode).toBe(200)
    const rows = await kit.db
      .selectFrom('preferences_notifications')
      .where('compte_id', '=', erased)
      .selectAll()
      .execute()
    expect(rows).toEqual([])
  })
})
