import { notificationsEndpoints as endpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { attachTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { welcome } from './welcome.ts'

const kit = useTestApp()
let coordinatrice: Client
let territoireId: string
beforeEach(async () => {
  kit.clock.set('2026-11-18T09:00:00Z')
  coordinatrice = await kit.as('adherente')
  territoireId = await createTerritoire(kit.db)
  await kit.db
    .insertInto('coordinations')
    .values({ territoire_id: territoireId, compte_id: coordinatrice.id ?? '', depuis: kit.clock.now() })
    .execute()
})

const greet = (id: string) =>
  jobCtxOf(kit.services)(kit.services.log).transaction((inside) => welcome(id, inside))
/** A member of the branch who has just paid her first year. */
const join = async (prenom: string): Promise<string> => {
  const { id } = await createCompte(kit.db, kit.clock.now(), { prenom, nom: null })
  await attachTerritoire(kit.db, kit.clock.now(), id, territoireId)
  await greet(id)
  kit.clock.advance(60_000)
  return id
}
const list = async (of: Client) => (await of.call(endpoints.listNotifications, { query: {} })).body
const first = async (of: Client) => (await list(of)).notifications[0]

test('[R7-11] a new member is welcomed once, and sent to her profile', async () => {
  const id = await join('Awa')
  await greet(id)
  const { notifications } = await list(await kit.signIn(id))
  expect(notifications).toMatchObject([
    {
      titre: 'Bienvenue\u202f! Complète ton profil pour que les autres te trouvent.',
      cible: { type: 'adherente', id, url: `/membre/${id}/edition` },
    },
  ])
})

test('[P-1] the line of the new members of a branch grows while it is unread, counts each once, and starts again once read', async () => {
  const awa = await join('Awa')
  expect(await first(coordinatrice)).toMatchObject({
    titre: 'Awa vient de rejoindre ton antenne.',
    cible: { url: `/coordinatrice/antenne?antenne=${territoireId}` },
  })
  await join('Zoé')
  expect((await first(coordinatrice))?.titre).toBe('Zoé et Awa viennent de rejoindre ton antenne.')
  for (const prenom of ['Léa', 'Inès', 'Fatou']) await join(prenom)
  // A retry.
  await greet(awa)
  expect(await first(coordinatrice)).toMatchObject({
    titre: 'Fatou et 4\u00a0autres viennent de rejoindre ton antenne.',
    nbActeures: 5,
    acteures: [{ prenom: 'Fatou' }, { prenom: 'Inès' }, { prenom: 'Léa' }],
  })
  expect((await list(coordinatrice)).nbnotifications).toBe(1)
  await coordinatrice.call(endpoints.updateToutesLues, { body: { avant: kit.clock.now().toISOString() } })
  await join('Maëlle')
  expect((await first(coordinatrice))?.titre).toBe('Maëlle vient de rejoindre ton antenne.')
  expect((await list(coordinatrice)).nbnotifications).toBe(2)
})
