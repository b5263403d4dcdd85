import type { Page } from '@playwright/test'
import { createCommentaire, createPublication } from '../../apps/server/src/modules/actus/actus.factory.ts'
import { createTerritoire } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createDiskStorage } from '../../apps/server/src/gateways/storage/disk-storage.ts'
import { createMedia, jpeg } from '../../apps/server/src/modules/medias/medias.factory.ts'
import { openMenu } from '../fixtures/choices.ts'
import { openNotification, said } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'

const NOW = new Date()
const FERMES = 'Les commentaires de cette publication sont fermés.'
const field = (page: Page) => page.getByRole('button', { name: 'Ton commentaire' })
const choose = async (page: Page, entry: string): Promise<void> => {
  await openMenu(page, page.getByRole('button', { name: /^Plus d’actions/ }).first())
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}
const write = async (page: Page, words: string): Promise<void> => {
  await field(page).click()
  await expect(page.getByRole('textbox', { name: 'Ton commentaire' })).toBeFocused()
  await page.keyboard.type(words)
}
const send = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Envoyer le commentaire' }).click()
  await expect(said(page, 'Ton commentaire est publié.')).toBeVisible()
}

test('[M2] its author closes the comments: a reader reads them, and is told that she cannot add one', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Bancelle')
  const awa = await createMembre(product, 'Awa', 'Fermés')
  const lea = await createMembre(product, 'Léa', 'Fermés')
  const id = await createPublication(product.db, NOW, awa.id)
  await createCommentaire(product.db, NOW, id, lea.id, { contenu: `<p>${mot}</p>` })
  const [sienne, autre] = [
    await pageOf(browser, product, awa.email),
    await pageOf(browser, product, lea.email),
  ]
  await autre.goto(`/actu/${id}`)
  await expect(field(autre)).toBeVisible()

  const switchComments = async (isOpen: boolean) => {
    await sienne.goto(`/actu/${id}/edition`)
    const reglages = sienne.getByRole('button', { name: 'Réglages' })
    if ((await reglages.getAttribute('aria-expanded')) === 'false') await reglages.click()
    await sienne.getByRole('checkbox', { name: 'Les membres peuvent commenter' }).setChecked(isOpen)
    await sienne.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(said(sienne, 'Ta publication est enregistrée.')).toBeVisible()
  }
  await switchComments(false)
  await autre.reload()
  await expect(autre.getByText(FERMES)).toBeVisible()
  await expect(autre.getByText(mot)).toBeVisible()
  await expect(field(autre)).toHaveCount(0)
  await expect(autre.getByRole('button', { name: /^Répondre/ })).toHaveCount(0)
  await expect(autre.getByRole('link', { name: /^Modifier/ })).toHaveCount(0)

  await switchComments(true)
  await autre.reload()
  await expect(field(autre)).toBeVisible()
  await expect(autre.getByText(FERMES)).toHaveCount(0)
  await Promise.all([sienne, autre].map((page) => page.context().close()))
})

test('[M2] a picture in a comment says what it shows, and is read by the author of the post', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Affiche')
  const awa = await createMembre(product, 'Awa', mot)
  const lea = await createMembre(product, 'Léa', mot)
  const id = await createPublication(product.db, NOW, awa.id)
  const page = await pageOf(browser, product, lea.email)
  await page.goto(`/actu/${id}`)
  await write(page, `${mot} est prête.`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'affiche.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 600) })
  const montre = page.getByRole('textbox', { name: 'Que montre la photo' })
  await montre.waitFor()
  // One picture for a comment.
  await expect(page.getByRole('button', { name: 'Photo', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Envoyer le commentaire' }).click()
  await expect(page.getByText(/^Décris la photo en quelques mots/).first()).toBeVisible()
  await montre.fill('L’affiche du marché')
  await send(page)
  await page.context().close()

  const sienne = await pageOf(browser, product, awa.email)
  await openNotification(sienne, new RegExp(`Léa ${mot}.*commenté ta publication`))
  const commentaire = sienne.locator('[id^=commentaire-]').filter({ hasText: mot })
  await commentaire.getByRole('button', { name: 'Agrandir la photo : L’affiche du marché' }).click()
  await expect(
    sienne.getByRole('dialog', { name: 'Photo' }).getByRole('img', { name: 'L’affiche du marché' }),
  ).toBeVisible()
  await sienne.context().close()
})

test('[M2] [C2] « Partager » copies the link of a post, which opens for those who may read it alone', async ({
  browser,
  product,
}) => {
  const antenne = motUnique('Vasière')
  const mot = motUnique('Covoiturage')
  const territoire = await createTerritoire(product.db, antenne)
  const awa = await createMembre(product, 'Awa', 'Partage', { territoire: antenne })
  const voisine = await createMembre(product, 'Claire', 'Partage', { territoire: antenne })
  const ailleurs = await createMembre(product, 'Inès', 'Partage', { territoire: motUnique('Arrière-pays') })
  const id = await createPublication(product.db, NOW, awa.id, {
    contenu: `<p>${mot}</p>`,
    territoire_ids: [territoire],
  })

  const page = await pageOf(browser, product, voisine.email)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/actu')
  await page
    .getByRole('article')
    .filter({ hasText: mot })
    .getByRole('button', { name: /^Partager/ })
    .click()
  await expect(said(page, 'Le lien de la publication est copié.')).toBeVisible()
  const lien = await page.evaluate(() => navigator.clipboard.readText())
  expect(lien).toBe(`${product.url}/actu/${id}`)
  await page.goto(lien)
  await expect(page.getByRole('article')).toContainText(mot)

  const foreign = await pageOf(browser, product, ailleurs.email)
  await foreign.goto(lien)
  await expect(foreign.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
  await expect(foreign.getByText(mot)).toHaveCount(0)
  await Promise.all([page, foreign].map((one) => one.context().close()))
})

test('[M2] [C2] who follows a post is told of its comments; who mutes it, even its author, is not until she asks for them again', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Suivi')
  const awa = await createMembre(product, 'Awa', 'Suivie')
  const ines = await createMembre(product, 'Inès', 'Suiveuse')
  const claire = await createMembre(product, 'Claire', mot)
  const id = await createPublication(product.db, NOW, awa.id)
  const [auteure, suiveuse, autre] = [
    await pageOf(browser, product, awa.email),
    await pageOf(browser, product, ines.email),
    await pageOf(browser, product, claire.email),
  ]
  for (const page of [auteure, suiveuse, autre]) await page.goto(`/actu/${id}`)
  await choose(suiveuse, 'Suivre les commentaires')
  await expect(said(suiveuse, 'Tu seras prévenue des prochains commentaires.')).toBeVisible()
  await choose(auteure, 'Couper les notifications')
  await expect(said(auteure, 'Tu ne seras plus prévenue de rien sur cette publication.')).toBeVisible()

  await write(autre, 'Un premier mot.')
  await send(autre)
  await openNotification(suiveuse, new RegExp(`Claire ${mot}.*une publication que tu suis`))
  await expect(suiveuse.locator('[id^=commentaire-]')).toBeFocused()
  // Authors are told in the transaction of the comment, followers after it.
  await auteure.goto('/notifications')
  await expect(auteure.getByRole('heading', { name: 'Rien de neuf' })).toBeVisible()

  await choose(suiveuse, 'Ne plus suivre')
  await expect(said(suiveuse, 'Tu ne seras plus prévenue des commentaires.')).toBeVisible()
  await auteure.goto(`/actu/${id}`)
  await choose(auteure, 'Remettre les notifications')
  await expect(said(auteure, 'Les notifications sont de retour.')).toBeVisible()
  await autre.reload()
  await write(autre, 'Un second mot.')
  await send(autre)
  await openNotification(auteure, new RegExp(`Claire ${mot}.*commenté ta publication`))
  await expect(auteure.getByText('Un second mot.')).toBeVisible()
  await Promise.all([auteure, suiveuse, autre].map((page) => page.context().close()))
})

test('[M2] a post is read on the home and on the profile of its author, with a preview for which no other site is asked', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Halles')
  const awa = await createMembre(product, 'Awa', mot)
  const lea = await createMembre(product, 'Léa', mot)
  const lien = 'https://exemple.fr/halles'
  // The picture that the worker has taken from that site and stored.
  const nom = await createMedia(product.db, createDiskStorage(product.uploads), NOW, {
    usage: 'apercu',
    image: await jpeg(1200, 630),
    compteId: null,
  })
  const image = { nom, proportions: 1200 / 630 }
  const apercu = { url: lien, site: 'exemple.fr', titre: `Le plan ${mot}`, description: null, image }
  for (const n of [1, 2]) await createPublication(product.db, NOW, awa.id, { contenu: `<p>N° ${n}</p>` })
  await createPublication(product.db, NOW, awa.id, { contenu: '<p>Secret</p>', statut: 'brouillon' })
  await createPublication(product.db, new Date(), awa.id, {
    contenu: `<p>${mot} <a href="${lien}">${lien}</a></p>`,
    lien,
    apercu: JSON.stringify(apercu),
  })
  const page = await pageOf(browser, product, lea.email)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(product.url))
      elsewhere.push(request.url())
  })

  await page.goto('/')
  const accueil = page.getByRole('region', { name: 'Fil d’actu' })
  await expect(accueil.getByRole('article').filter({ hasText: mot })).toHaveCount(1)
  const plan = accueil.getByRole('link', { name: new RegExp(`Le plan ${mot}`) })
  await expect(plan).toHaveAttribute('href', lien)
  const vignette = plan.locator('img')
  await vignette.scrollIntoViewIfNeeded()
  await expect.poll(() => vignette.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(accueil.getByRole('link', { name: /^Tout lire/ })).toHaveAttribute('href', '/actu')

  await page.goto(`/membre/${awa.id}`)
  const siennes = page.getByRole('region', { name: 'Ses publications' })
  await expect(siennes.getByRole('article')).toHaveCount(2)
  await expect(siennes).toContainText(mot)
  await siennes.getByRole('link', { name: /^Tout voir/ }).click()
  await expect(page.getByText(`Les publications de Awa ${mot}.`)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByText('Secret')).toHaveCount(0)
  expect(elsewhere).toEqual([])
  await page.context().close()
})
