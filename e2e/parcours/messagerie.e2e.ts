import type { Page } from '@playwright/test'
import {
  addMessage,
  createDirecte,
  createGroupe,
} from '../../apps/server/src/modules/messagerie/messagerie.factory.ts'
import { jpeg } from '../../apps/server/src/modules/medias/medias.factory.ts'
import { openMenu } from '../fixtures/choices.ts'
import { said, telephoneOf } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { COMMUNES, createMembre, pageOf } from '../fixtures/membres.ts'
import { champ, ecrire, fil, ouvrirFil } from '../fixtures/messagerie.ts'
import { expect, test } from '../fixtures/test.ts'

const point = (page: Page) => page.getByRole('banner').getByRole('link', { name: /messages non lus$/ })
/** The longest that the red dot may take. */
const POINT = { timeout: 5000 }

test(
  '[R2.1-15] [M3] a first contact is accepted, then both write; the red dot follows on three devices',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const mot = motUnique('Bols')
    const nadia = await createMembre(product, 'Nadia', mot, { villeId: COMMUNES.aix })
    const maelle = await createMembre(product, 'Maëlle', mot, { villeId: COMMUNES.brest })
    const [elle, bureau, tablette, telephone] = [
      await pageOf(browser, product, nadia.email),
      await pageOf(browser, product, maelle.email),
      await pageOf(browser, product, maelle.email),
      await telephoneOf(browser, product, maelle.email),
    ]
    const appareils = [bureau, tablette, telephone]
    for (const page of appareils) {
      const opened = page.waitForResponse((answer) => answer.url().endsWith('/api/flux'))
      await page.goto('/faq')
      await opened
      await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
    }

    await elle.goto(`/membre/${maelle.id}`)
    await elle.getByRole('link', { name: 'Écrire à Maëlle' }).click()
    await expect(elle.getByText(/^C’est ton premier message à Maëlle/)).toBeVisible()
    await elle
      .getByRole('textbox', { name: 'Ton message' })
      .fill('Douze caisses de bols à livrer, on en parle ?')
    await elle.getByRole('button', { name: 'Envoyer' }).click()
    await expect(elle).toHaveURL(/\/messagerie\/discussion\/[\da-f-]{36}$/)
    await expect(elle.getByText(/dès qu’elle aura accepté ta demande/)).toBeVisible()
    await expect(champ(elle)).toHaveCount(0)

    await Promise.all(appareils.map((page) => expect(point(page)).toBeVisible(POINT)))
    await bureau
      .getByRole('banner')
      .getByRole('link', { name: /^Messagerie/ })
      .click()
    await expect(bureau.getByRole('heading', { name: /^Demandes de contact/ })).toBeVisible()
    await bureau.getByRole('link', { name: new RegExp(`^Nadia ${mot}`) }).click()
    await expect(bureau.getByText('Vous ne vous êtes encore jamais écrit')).toBeVisible()
    await Promise.all(appareils.map((page) => expect(point(page)).toHaveCount(0, POINT)))
    await bureau.getByRole('button', { name: 'Accepter' }).click()
    await expect(champ(bureau)).toBeFocused()
    await ecrire(bureau, 'Volontiers. Jeudi ?')

    await expect(fil(elle).getByText('Volontiers. Jeudi ?')).toBeVisible()
    await expect(champ(elle)).toBeVisible()
    await ecrire(elle, 'Jeudi, parfait.')
    await expect(fil(bureau).getByText('Jeudi, parfait.')).toBeVisible()
    await telephone.goto('/messagerie')
    await expect(telephone.getByText('Jeudi, parfait.')).toBeVisible()
    await Promise.all([elle, ...appareils].map((page) => page.context().close()))
  },
)

test('[M3] a group: a quotation, an edit, a deletion and a reaction reach the others', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Marché')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const groupe = await createGroupe(product.db, new Date(), `Groupe ${mot}`, [awa.id, lea.id])
  const [chezAwa, chezLea] = [
    await pageOf(browser, product, awa.email),
    await pageOf(browser, product, lea.email),
  ]
  await ouvrirFil(chezAwa, groupe)
  await ouvrirFil(chezLea, groupe)
  await ecrire(chezAwa, 'On se retrouve à 8 h ?')
  await expect(fil(chezLea).getByText('On se retrouve à 8 h ?')).toBeVisible()
  await expect(fil(chezAwa).getByText(/ · Vu par Léa/)).toBeVisible()

  await openMenu(
    chezLea,
    chezLea.getByRole('button', { name: `Plus d’actions sur ce message de Awa ${mot}` }),
  )
  await chezLea.getByRole('menuitem', { name: 'Répondre' }).click()
  await expect(champ(chezLea)).toBeFocused()
  await ecrire(chezLea, 'Plutôt 7 h.')
  const reponse = fil(chezAwa).getByRole('listitem').filter({ hasText: 'Plutôt 7 h.' })
  await expect(reponse.getByRole('button', { name: /^En réponse à Toi/ })).toContainText(
    'On se retrouve à 8 h ?',
  )

  await openMenu(chezAwa, reponse.getByRole('button', { name: /^Plus d’actions/ }))
  await chezAwa.getByRole('menuitem', { name: 'Réagir' }).click()
  await chezAwa.getByRole('dialog').getByRole('button', { name: 'Bravo' }).click()
  await expect(fil(chezLea).getByRole('button', { name: /^1\s«\sBravo\s»/ })).toBeVisible()

  await fil(chezLea).getByRole('button', { name: 'Modifier ton message' }).click()
  await chezLea.getByRole('textbox', { name: 'Ton message', exact: true }).fill('Plutôt 6 h.')
  await chezLea.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(fil(chezAwa).getByText('Plutôt 6 h.')).toBeVisible()
  await expect(fil(chezAwa).getByText(/· modifié/)).toBeVisible()

  await openMenu(
    chezLea,
    fil(chezLea).getByRole('button', { name: 'Plus d’actions sur ce message', exact: true }),
  )
  await chezLea.getByRole('menuitem', { name: 'Supprimer' }).click()
  await chezLea.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(fil(chezAwa).getByText('Message supprimé')).toBeVisible()
  await expect(fil(chezAwa).getByText('Plutôt 6 h.')).toHaveCount(0)
  await Promise.all([chezAwa, chezLea].map((page) => page.context().close()))
})

test('[M3] a photo needs its words, and reaches the other member with them', async ({ browser, product }) => {
  const mot = motUnique('Étal')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const id = await createDirecte(product.db, new Date(), [awa.id, lea.id])
  await addMessage(product.db, new Date(), { discussionId: id, auteureId: awa.id })
  const [chezAwa, chezLea] = [
    await pageOf(browser, product, awa.email),
    await telephoneOf(browser, product, lea.email),
  ]
  await ouvrirFil(chezAwa, id)
  await ouvrirFil(chezLea, id)
  await chezAwa
    .locator('input[type=file]')
    .setInputFiles({ name: 'etal.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 600) })
  await chezAwa.getByRole('button', { name: 'Retirer etal.jpg' }).waitFor()
  await chezAwa.getByRole('button', { name: 'Envoyer' }).click()
  await expect(chezAwa.getByText(/^Décris la photo/).first()).toBeVisible()
  await expect(chezAwa.getByRole('textbox', { name: 'Que montre la photo ?' })).toBeFocused()
  await chezAwa.keyboard.type('Un étal de Noël')
  await chezAwa.getByRole('button', { name: 'Envoyer' }).click()
  await expect(fil(chezLea).getByRole('img', { name: 'Un étal de Noël' })).toBeVisible()
  await Promise.all([chezAwa, chezLea].map((page) => page.context().close()))
})

test('[M3] the inbox: pin, silence, archive, leave, and words found', async ({ browser, product }) => {
  const mot = motUnique('Tréteaux')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const id = await createDirecte(product.db, new Date(), [awa.id, lea.id])
  await addMessage(product.db, new Date(), { discussionId: id, auteureId: lea.id }, `Voici les ${mot} promis`)
  const groupe = await createGroupe(product.db, new Date(), `Groupe ${mot}`, [lea.id, awa.id])
  await addMessage(product.db, new Date(), { discussionId: groupe, auteureId: lea.id })
  const page = await pageOf(browser, product, awa.email)
  await page.goto('/messagerie')
  const menu = async (nom: string, entree: string) => {
    await openMenu(page, page.getByRole('button', { name: `Actions : ${nom}` }))
    await page.getByRole('menuitem', { name: entree }).click()
  }
  await menu(`Léa ${mot}`, 'Épingler')
  await expect(said(page, 'La discussion est épinglée.')).toBeVisible()
  await expect(page.getByRole('main').locator('[data-discussion]').first()).toContainText(`Léa ${mot}`)
  await menu(`Groupe ${mot}`, 'Couper les notifications')
  await page.getByRole('button', { name: 'Pendant une semaine' }).click()
  await expect(page.getByText('Sans notification')).toBeAttached()
  await menu(`Groupe ${mot}`, 'Quitter la discussion')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitter' }).click()
  await expect(said(page, `Tu as quitté « Groupe ${mot} ».`)).toBeVisible()
  await menu(`Léa ${mot}`, 'Archiver')
  await expect(page.getByRole('link', { name: new RegExp(`^Léa ${mot}`) })).toHaveCount(0)
  await page.getByRole('link', { name: 'Archivées' }).click()
  await expect(page.getByRole('link', { name: new RegExp(`^Léa ${mot}`) })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Rechercher dans mes messages' }).fill(mot)
  await page.getByRole('link', { name: new RegExp(`Voici les ${mot} promis`) }).click()
  await expect(page).toHaveURL(/\?message=/)
  await expect(fil(page).getByText(`Voici les ${mot} promis`)).toBeVisible()
  await page.context().close()
})
