import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Page } from '@playwright/test'
import { publishNonLus } from '../../apps/server/src/modules/non-lus/non-lus.public.ts'
import { createNotification } from '../../apps/server/src/modules/notifications/notifications.factory.ts'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { createLues, createOffreNotification, minutesAgo } from '../fixtures/notifications.ts'
import type { Product } from '../fixtures/product.ts'
import { speakWith } from '../fixtures/shared-memory.ts'
import { expect, test } from '../fixtures/test.ts'

/** R1-3: the dot goes at most this long after the act. */
const DOT_MS = 5000

const createLectrice = ({ db }: Product) => createPersona(db, new Date(), 'adherente')
const dotOf = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Notifications, notifications non lues' })
const rowsOf = (page: Page, section: string) =>
  page.getByRole('region', { name: section, exact: true }).getByRole('listitem')
const linkOf = (page: Page, titre: string) => page.getByRole('main').getByRole('link', { name: titre })
const menuOf = (page: Page, titre: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^Actions.*${titre}`) })
const said = (page: Page, message: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(message).first()
const unreadOf = async ({ db }: Product, id: string) =>
  (
    await db
      .selectFrom('notifications')
      .where('destinataire_id', '=', id)
      .where('lu_le', 'is', null)
      .select('id')
      .execute()
  ).length

/** Opens a page whose stream is open: the dot follows what other devices do. */
const openStreaming = async (page: Page, address: string): Promise<void> => {
  const opened = page.waitForResponse((answer) => answer.url().endsWith('/api/flux'))
  await page.goto(address)
  await opened
}

test(
  '[R2.1-16] [R1-3] a member reads a notification by opening it, then all, deletes one by keyboard and loads more',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const { id: destinataireId, email } = await createLectrice(product)
    await createLues(product, destinataireId, 25)
    const write = (titre: string, minutes: number) =>
      createOffreNotification(product, titre, { destinataireId, at: minutesAgo(minutes) })
    const prixId = await write('Fixer ses prix', 5)
    await write('Oser le prêt', 10)
    await write('Prendre la parole', 15)

    const other = await pageOf(browser, product, email)
    await openStreaming(other, '/faq')
    await expect(dotOf(other)).toBeVisible()
    const page = await pageOf(browser, product, email)
    await page.goto('/')
    await dotOf(page).click()
    await expect(page).toHaveURL('/notifications')
    await expect(page).toHaveTitle('Notifications — Entrelles')
    await expect(rowsOf(page, 'Nouvelles')).toHaveCount(3)
    await expect(rowsOf(page, 'Nouvelles').getByText('Non lue')).toHaveCount(3)
    await expect(rowsOf(page, 'Nouvelles').first()).toContainText(/il y a \d+\sminutes/)
    await expect(rowsOf(page, 'Plus tôt')).toHaveCount(17)
    await expect(rowsOf(page, 'Plus tôt').getByText('Non lue')).toHaveCount(0)

    // By opening it. The whole row is the link, also where no word stands.
    await rowsOf(page, 'Nouvelles')
      .first()
      .click({ position: { x: 500, y: 8 } })
    await expect(page).toHaveURL(`/evenement/${prixId}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Fixer ses prix' })).toBeVisible()
    await expect.poll(() => unreadOf(product, destinataireId)).toBe(2)
    await page.goBack()
    await expect(rowsOf(page, 'Nouvelles')).toHaveCount(2)
    await expect(rowsOf(page, 'Plus tôt').first()).toContainText('Fixer ses prix')
    await expect(dotOf(page)).toBeVisible()

    // By its menu: the next row has the focus.
    await menuOf(page, 'Oser le prêt').click()
    await page.getByRole('menuitem', { name: 'Marquer comme lue' }).click()
    await expect(rowsOf(page, 'Nouvelles')).toHaveCount(1)
    await expect(linkOf(page, 'Prendre la parole')).toBeFocused()

    // All of them: here and on the other device.
    await page.getByRole('button', { name: 'Tout marquer comme lu' }).click()
    await expect(said(page, 'Tout est marqué comme lu.')).toBeVisible()
    await expect(dotOf(other)).toHaveCount(0, { timeout: DOT_MS })
    await expect(dotOf(page)).toHaveCount(0, { timeout: DOT_MS })
    await expect(page.getByRole('heading', { name: 'Nouvelles' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Tout marquer comme lu' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused()

    // By keyboard.
    await menuOf(page, 'Fixer ses prix').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(said(page, 'La notification est supprimée.')).toBeVisible()
    await expect(linkOf(page, 'Fixer ses prix')).toHaveCount(0)
    await expect(linkOf(page, 'Oser le prêt')).toBeFocused()

    await expect(rowsOf(page, 'Plus tôt')).toHaveCount(20)
    await page.getByRole('button', { name: 'Voir plus de notifications' }).click()
    await expect(rowsOf(page, 'Plus tôt')).toHaveCount(27)
    await expect(rowsOf(page, 'Plus tôt').nth(20)).toBeFocused()
    await expect(rowsOf(page, 'Plus tôt').last()).toContainText('Pays 25')
    await expect(page.getByRole('button', { name: 'Voir plus de notifications' })).toHaveCount(0)
    await other.context().close()
    await page.context().close()
  },
)

test('[R2.1-16] [R1-3] what arrives while the list is open is shown', async ({ browser, product }) => {
  const memory = speakWith(product)
  await expect.poll(() => memory.isReachable()).toBe(true)
  const { id: destinataireId, email } = await createLectrice(product)
  const page = await pageOf(browser, product, email)
  await openStreaming(page, '/notifications')
  await expect(page.getByRole('heading', { name: 'Rien de neuf' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tout marquer comme lu' })).toHaveCount(0)

  await createOffreNotification(product, 'Oser le prêt', { destinataireId, at: new Date() })
  await publishNonLus(memory, [destinataireId])
  await expect(rowsOf(page, 'Nouvelles')).toHaveText(/Oser le prêt/)
  await expect(dotOf(page)).toBeVisible()
  await memory.close()
  await page.context().close()
})

test('[R2.1-16] opening the page of an event reads what is about it, and nothing else', async ({
  browser,
  product,
}) => {
  const { id: destinataireId, email } = await createLectrice(product)
  const write = (titre: string) =>
    createOffreNotification(product, titre, { destinataireId, at: minutesAgo(5) })
  const [prixId, pretId] = [await write('Fixer ses prix'), await write('Oser le prêt')]
  const page = await pageOf(browser, product, email)
  await page.goto(`/evenement/${prixId}`)
  await expect.poll(() => unreadOf(product, destinataireId)).toBe(1)
  await expect(dotOf(page)).toBeVisible()
  await page.goto(`/evenement/${pretId}`)
  await expect.poll(() => unreadOf(product, destinataireId)).toBe(0)
  await expect(dotOf(page)).toHaveCount(0, { timeout: DOT_MS })
  await page.context().close()
})

test('[R2.1-16] [P-1] a line grows with the facts of its group until it is read; then a new one begins', async ({
  browser,
  product,
}) => {
  const { id: destinataireId, email } = await createLectrice(product)
  const territoireId = crypto.randomUUID()
  const join = async (prenom: string, nom: string, minutes: number) => {
    const { id: acteureId } = await createMembre(product, prenom, nom)
    await createNotification(product.db, minutesAgo(minutes), {
      destinataireId,
      type: 'nouvelle_adherente',
      groupe: `nouvelle_adherente:${territoireId}`,
      donnees: { compteId: acteureId, territoireId },
      cible: { type: 'territoire', id: territoireId, url: pathTo('/notifications') },
      acteureId,
    })
  }
  await join('Nadia', 'Benali', 30)
  const page = await pageOf(browser, product, email)
  await page.goto('/notifications')
  const nouvelles = rowsOf(page, 'Nouvelles')
  await expect(nouvelles).toHaveText(/Nadia Benali vient de rejoindre ton antenne\./)
  await join('Awa', 'Diallo', 20)
  await page.reload()
  await expect(nouvelles).toHaveText(/Awa Diallo et Nadia Benali viennent de rejoindre ton antenne\./)
  await join('Fatou', 'Ndiaye', 10)
  await page.reload()
  await expect(nouvelles).toHaveText(/Fatou Ndiaye et 2\sautres viennent de rejoindre ton antenne\./)
  await expect(nouvelles).toHaveCount(1)

  await page.getByRole('button', { name: 'Tout marquer comme lu' }).click()
  await expect(said(page, 'Tout est marqué comme lu.')).toBeVisible()
  await join('Inès', 'Rossi', 0)
  await page.reload()
  await expect(nouvelles).toHaveText(/Inès Rossi vient de rejoindre ton antenne\./)
  await expect(rowsOf(page, 'Plus tôt')).toHaveText(/Fatou Ndiaye et 2\sautres/)
  await page.context().close()
})
