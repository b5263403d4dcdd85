import { AppError } from '@entrelles/contract/kit/errors.ts'
import { moderationEndpoints as endpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import type { StatutClos } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { REPONSE_DEJA_EXAMINE } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { startTestApp, type Client, type TestApp } from '#kit/test-app.ts'
import { modules } from '#modules.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { closeSignalement } from './moderation.public.ts'
import { createPublications } from './test-publications.ts'

const { module, publish, acts } = createPublications()
let kit: TestApp & { close: () => Promise<void> }
beforeAll(async () => {
  kit = await startTestApp({}, [...modules, module])
})
afterAll(() => kit.close())

let auteureId: string
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  acts.splice(0)
  kit.mail.sent.splice(0)
  auteureId = (await kit.as('adherente')).id ?? ''
})

const report = async (cibleId: string, from?: Client) => {
  const client = from ?? (await kit.as('adherente'))
  const answer = await client.call(endpoints.createSignalement, {
    body: { cibleType: 'publication', cibleId, motif: 'publicite' },
  })
  return { client, ...answer }
}
const rowsOf = (cibleId: string) =>
  kit.db
    .selectFrom('signalements')
    .where('cible_id', '=', cibleId)
    .orderBy('cree_le')
    .orderBy('id')
    .selectAll()
    .execute()
const openOf = async (cibleId: string): Promise<string> => (await rowsOf(cibleId)).at(-1)?.id ?? ''
const close = (id: string, statut: StatutClos, reponse = 'Nous avons regardé.') =>
  jobCtxOf(kit.services)(kit.services.log).transaction((inside) =>
    closeSignalement({ ...inside, signalables: kit.services.signalables }, id, { statut, reponse }),
  )
const refusalOf = async (closing: Promise<void>): Promise<string | undefined> => {
  try {
    await closing
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}
const mine = async (client: Client) =>
  (await client.call(endpoints.listMesSignalements, { query: {} })).body.signalements

describe('three different reporters', () => {
  test('[C2] hide a content, once, until somebody looks; two do not, nor one who insists', async () => {
    const { id, publication } = publish(auteureId)
    const { client } = await report(id)
    await report(id, client)
    await report(id, client)
    await report(id)
    expect(acts).toEqual([])
    expect(publication.isMasquee).toBe(false)
    const third = await report(id)
    expect(third.status).toBe(201)
    expect(acts).toEqual(['hide'])
    expect(await rowsOf(id)).toMatchObject([{ nb_signalements: 3, masque_d_office: true }])
    // Shown again by a moderator who examines it: a fourth reporter does not overrule her.
    publication.isMasquee = false
    await report(id)
    expect(acts).toEqual(['hide'])
    expect(await rowsOf(id)).toMatchObject([{ nb_signalements: 4 }])
  })

  test('[C2] at once hide it once', async () => {
    const { id } = publish(auteureId)
    const members = await Promise.all(Array.from({ length: 6 }, () => kit.as('adherente')))
    await Promise.all(members.map((member) => report(id, member)))
    expect(acts).toEqual(['hide'])
  })

  test('[C2] do not hide a member: people decide', async () => {
    const { id } = await createProfil(kit.db, kit.clock.now())
    for (let n = 0; n < 3; n += 1)
      await (
        await kit.as('adherente')
      ).call(endpoints.createSignalement, { body: { cibleType: 'adherente', cibleId: id, motif: 'sexisme' } })
    expect(await rowsOf(id)).toMatchObject([{ nb_signalements: 3, masque_d_office: false }])
  })
})

describe('a closed report', () => {
  test('[P-9] [M11] answers each of its authors, in « Mes signalements », in her notifications and by a mail that quotes nothing', async () => {
    const { id } = publish(auteureId)
    const reporters = [(await report(id)).client, (await report(id)).client]
    kit.clock.advance(5 * 60_000)
    await kit.runJobs()
    kit.mail.sent.splice(0)
    await close(await openOf(id), 'traite', 'Nous l’avons retirée.')
    await kit.runJobs()
    expect(await rowsOf(id)).toMatchObject([{ statut: 'traite', sans_suite_version: null }])
    for (const client of reporters) {
      expect(await mine(client)).toMatchObject([
        { statut: 'traite', reponse: 'Nous l’avons retirée.', dateReponse: '2026-11-14T09:05:00.000Z' },
      ])
      const { body } = await client.call(notificationsEndpoints.listNotifications, { query: {} })
      expect(body.notifications).toMatchObject([
        {
          titre: 'L’équipe de modération a répondu à ton signalement.',
          cible: { type: 'signalement', id: 'miens', url: '/mon-compte#mes-signalements' },
          acteures: [],
        },
      ])
    }
    expect(kit.mail.sent.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Ton signalement a une réponse'),
    )
    for (const { text, html } of kit.mail.sent) {
      expect(text).toContain('/mon-compte#mes-signalements')
      for (const secret of ['retirée', 'Achetez', 'Corinne']) expect(`${text}${html}`).not.toContain(secret)
    }
  })

  test('[M11] is closed once, and exists', async () => {
    const { id } = publish(auteureId)
    await report(id)
    const signalementId = await openOf(id)
    await close(signalementId, 'traite')
    expect(await refusalOf(close(signalementId, 'sans_suite'))).toBe('signalement_clos')
    expect(await refusalOf(close(randomUUID(), 'traite'))).toBe('introuvable')
  })

  test('[M11] outlives the account of its author, who is then not written to', async () => {
    const { id } = publish(auteureId)
    const { client } = await report(id)
    await kit.db
      .deleteFrom('comptes')
      .where('id', '=', client.id ?? '')
      .execute()
    await kit.runJobs()
    kit.mail.sent.splice(0)
    await close(await openOf(id), 'traite')
    await kit.runJobs()
    expect(kit.mail.sent).toEqual([])
    expect(await rowsOf(id)).toMatchObject([{ statut: 'traite', nb_signalements: 1 }])
  })

  test.each(['sans_suite', 'traite'] as const)(
    '[M11] as %s, shows again what the reports had hidden: from then on, only a decision hides',
    async (statut) => {
      const { id, publication } = publish(auteureId)
      for (let n = 0; n < 3; n += 1) await report(id)
      expect(publication.isMasquee).toBe(true)
      await close(await openOf(id), statut)
      expect(publication.isMasquee).toBe(false)
      expect(await rowsOf(id)).toMatchObject([{ masque_d_office: false }])
    },
  )
})

describe('a version that was judged harmless', () => {
  const judge = async () => {
    const { id, publication } = publish(auteureId)
    const { client } = await report(id)
    await close(await openOf(id), 'sans_suite', 'Bonjour Maëlle, cela respecte la charte.')
    await kit.runJobs()
    kit.mail.sent.splice(0)
    return { id, publication, client }
  }

  test('[M11] is not examined again: its new reporters are answered at once, in words that name nobody', async () => {
    const { id } = await judge()
    for (let n = 0; n < 3; n += 1) {
      const { client, status, body } = await report(id)
      expect([status, body.statut]).toEqual([201, 'sans_suite'])
      expect(await mine(client)).toMatchObject([{ statut: 'sans_suite', reponse: REPONSE_DEJA_EXAMINE }])
    }
    expect(await rowsOf(id)).toMatchObject([
      { statut: 'sans_suite', sans_suite_version: 1, nb_signalements: 1 },
    ])
    expect(acts).toEqual([])
    await kit.runJobs()
    expect(kit.mail.sent).toEqual([])
  })

  test('[M11] keeps the answer of its first reporter, who reports it again', async () => {
    const { id, client } = await judge()
    expect((await report(id, client)).body.statut).toBe('sans_suite')
    expect(await mine(client)).toMatchObject([{ reponse: 'Bonjour Maëlle, cela respecte la charte.' }])
  })

  test('[M11] does not cover the next version, which is examined', async () => {
    const { id, publication, client } = await judge()
    publication.version = 2
    publication.contenu = 'Des insultes'
    expect((await report(id, client)).body.statut).toBe('nouveau')
    expect(await rowsOf(id)).toMatchObject([
      { statut: 'sans_suite' },
      { statut: 'nouveau', version_cible: 2, copie: { contenu: 'Des insultes' } },
    ])
    expect(await mine(client)).toHaveLength(2)
  })

  test('[M11] is the latest that its reporters saw', async () => {
    const { id, publication } = publish(auteureId)
    await report(id)
    publication.version = 2
    await report(id)
    await close(await openOf(id), 'sans_suite')
    expect((await report(id)).body.statut).toBe('sans_suite')
  })

  test('[M11] is not that of a content on which a measure was taken', async () => {
    const { id } = publish(auteureId)
    await report(id)
    await close(await openOf(id), 'traite')
    expect((await report(id)).body.statut).toBe('nouveau')
  })

  test('[M11] is not that of a member: what she does has no version', async () => {
    const { id } = await createProfil(kit.db, kit.clock.now())
    const body = { cibleType: 'adherente', cibleId: id, motif: 'sexisme' } as const
    await (await kit.as('adherente')).call(endpoints.createSignalement, { body })
    await close(await openOf(id), 'sans_suite')
    const again = await (await kit.as('adherente')).call(endpoints.createSignalement, { body })
    expect(again.body.statut).toBe('nouveau')
  })
})
