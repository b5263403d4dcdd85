import type { Locator, Page } from '@playwright/test'
import { createPublication } from '../../apps/server/src/modules/actus/actus.factory.ts'
import { createCommentaire } from '../../apps/server/src/modules/actus/commentaires/commentaires.factory.ts'
import { createTerritoire } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createCoordination } from '../../apps/server/src/modules/session/session.factory.ts'
import { jpeg } from '../../apps/server/src/modules/medias/medias.factory.ts'
import { bringIntoSight, openMenu } from '../fixtures/choices.ts'
import { openNotification, said, telephoneOf } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'

const NOW = new Date()

const photo = async () => ({ name: 'etal.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 600) })
const carte = (page: Page, mot: string): Locator => page.getByRole('article').filter({ hasText: mot })
const openByKeyboard = async (button: Locator): Promise<void> => {
  await bringIntoSight(button)
  await button.press('Enter')
}
const composer = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Une annonce, une question…' }).click()
  const texte = page.getByRole('textbox', { name: 'Ta publication' })
  await expect(texte).toBeFocused()
  return texte
}

test(
  '[R2.1-12] [M2] on two phones: a post with a photo and a mention, a comment, a reaction, an edit',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const mot = motUnique('Tréteaux')
    const soizic = await createMembre(product, 'Soizic', mot)
    const maelle = await createMembre(product, 'Maëlle', mot)
    const [sienne, autre] = [
      await telephoneOf(browser, product, soizic.email),
      await telephoneOf(browser, product, maelle.email),
    ]

    await sienne.goto('/actu')
    const texte = await composer(sienne)
    await sienne.keyboard.type(`Le marché est plein. Merci @maelle ${mot.slice(0, 6)}`)
    await sienne.getByRole('option', { name: new RegExp(`Maëlle ${mot}`) }).waitFor()
    await sienne.keyboard.press('Enter')
    await expect(texte).toContainText(`Merci @Maëlle ${mot}`)
    await sienne.keyboard.type('pour les tréteaux.')
    await sienne.locator('input[type=file]').setInputFiles(await photo())
    await sienne.getByRole('textbox', { name: 'Que montre la photo ?' }).waitFor()
    await sienne.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(sienne.getByText(/^Décris la photo en quelques mots/).first()).toBeVisible()
    await sienne.getByRole('textbox', { name: 'Que montre la photo ?' }).fill('Un étal de Noël')
    await sienne.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(said(sienne, 'Ta publication est en ligne.')).toBeVisible()
    await expect(
      carte(sienne, mot).first().getByRole('button', { name: 'Agrandir la photo : Un étal de Noël' }),
    ).toBeVisible()

    await openNotification(autre, new RegExp(`Soizic ${mot} te mentionne`))
    await expect(autre).toHaveURL(/\/actu\/[\da-f-]{36}/)
    await expect(autre.getByRole('link', { name: `@Maëlle ${mot}` })).toHaveAttribute(
      'href',
      `/membre/${maelle.id}`,
    )
    const aimer = autre.getByRole('button', { name: /réagir à la publication/ })
    await aimer.click()
    await expect(autre.getByRole('button', { name: /^Toi ?, ta réaction/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await autre.getByRole('button', { name: 'Ton commentaire' }).click()
    await expect(autre.getByRole('textbox', { name: 'Ton commentaire' })).toBeFocused()
    await autre.keyboard.type('Il y en a douze.')
    await autre.getByRole('button', { name: 'Envoyer le commentaire' }).click()
    await expect(said(autre, 'Ton commentaire est publié.')).toBeVisible()
    await expect(autre.locator('[id^=commentaire-]')).toBeFocused()

    await openNotification(sienne, new RegExp(`Maëlle ${mot}.*commenté`))
    await expect(sienne.getByRole('heading', { level: 2, name: '1 commentaire' })).toBeVisible()
    await openMenu(sienne, sienne.getByRole('button', { name: /^Plus d’actions/ }).first())
    await sienne.getByRole('menuitem', { name: 'Modifier' }).click()
    await expect(sienne.getByRole('heading', { level: 1, name: 'Modifier ma publication' })).toBeVisible()
    const edite = sienne.getByRole('textbox', { name: 'Ta publication' })
    await expect(edite).toContainText(`@Maëlle ${mot}`)
    await edite.press('End')
    await sienne.keyboard.type(' À samedi.')
    await sienne.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(said(sienne, 'Ta publication est enregistrée.')).toBeVisible()
    await expect(carte(sienne, mot)).toContainText('À samedi.')
    await Promise.all([sienne, autre].map((page) => page.context().close()))
  },
)

test('[M2] [community C2] a coordinator tries her announcement; it reaches her branch only, and counts who has seen it', async ({
  browser,
  product,
}) => {
  const antenne = motUnique('Pays')
  const territoire = await createTerritoire(product.db, antenne)
  const coordinatrice = await createMembre(product, 'Soizic', 'Annonce', {
    territoire: antenne,
    coordonne: antenne,
  })
  const voisine = await createMembre(product, 'Claire', 'Annonce', { territoire: antenne })
  const ailleurs = await createMembre(product, 'Awa', 'Ailleurs', { territoire: motUnique('Ailleurs') })
  const titre = motUnique('Réunion du collectif')

  const page = await pageOf(browser, product, coordinatrice.email)
  await page.goto('/actu')
  await composer(page)
  await page.keyboard.type('Rendez-vous jeudi à 18 h.')
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Annonce')
  await expect(page.getByRole('combobox', { name: 'Pour qui ?' })).toHaveValue(territoire)
  await expect(page.getByRole('combobox', { name: 'Pour qui ?' }).getByRole('option')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Titre' }).fill(titre)
  await expect(page.getByText('Part à 2 membres.')).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  const depart = page.getByRole('dialog', { name: 'Part à 2 membres' })
  await expect(depart).toContainText(`${antenne}, adhésion active`)
  await depart.getByRole('button', { name: 'M’envoyer un essai' }).click()
  await expect(said(page, 'Un essai t’est envoyé par e-mail.')).toBeVisible()
  const essai = await product.mails.mailTo(coordinatrice.email)
  expect(essai.subject).toBe(`Essai\u00a0: ${titre}`)
  await depart.getByRole('button', { name: 'Envoyer maintenant' }).click()
  await expect(said(page, 'Ta publication est en ligne.')).toBeVisible()

  const hers = await pageOf(browser, product, voisine.email)
  await openNotification(hers, new RegExp(titre))
  await expect(hers.getByRole('heading', { level: 1, name: titre })).toBeVisible()
  await expect(hers.getByText(`Antenne ${antenne}`)).toBeVisible()
  const adresse = new URL(hers.url()).pathname
  await hers.goto(`/antenne/${territoire}/publication`)
  await expect(hers.getByRole('heading', { name: titre })).toBeVisible()

  const foreign = await pageOf(browser, product, ailleurs.email)
  await foreign.goto('/actu')
  await expect(foreign.getByRole('heading', { level: 1, name: 'Fil d’actu' })).toBeVisible()
  await expect(foreign.getByRole('heading', { name: titre })).toHaveCount(0)
  await foreign.goto(`/antenne/${territoire}/publication`)
  await expect(foreign.getByRole('heading', { name: 'Ici, on se parle entre voisines' })).toBeVisible()
  await foreign.goto(adresse)
  await expect(foreign.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()

  await openMenu(page, carte(page, titre).getByRole('button', { name: /^Plus d’actions/ }))
  await page.getByRole('menuitem', { name: 'Qui l’a vue' }).click()
  const chiffres = page.getByRole('dialog', { name: 'Qui l’a vue' })
  await expect(chiffres.getByRole('definition').nth(2)).toHaveText(/^[1-9]/)
  await Promise.all([page, hers, foreign].map((one) => one.context().close()))
})

test('[M2] a coordinator of two branches writes to one of them or to both', async ({ browser, product }) => {
  const [premiere, seconde] = [motUnique('Aber'), motUnique('Belle-Île')]
  const coordinatrice = await createMembre(product, 'Soizic', 'Deux', { coordonne: premiere })
  await createCoordination(product.db, NOW, coordinatrice.id, seconde)
  for (const territoire of [premiere, seconde]) await createMembre(product, 'Claire', 'Deux', { territoire })
  const titre = motUnique('Réunion des deux antennes')

  const page = await pageOf(browser, product, coordinatrice.email)
  await page.goto('/actu')
  await composer(page)
  await page.keyboard.type('Rendez-vous jeudi à 18 h.')
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Annonce')
  const audience = page.getByRole('combobox', { name: 'Pour qui ?' })
  await expect(audience.getByRole('option')).toHaveText([
    `Antenne ${premiere}`,
    `Antenne ${seconde}`,
    `Antennes ${premiere} et ${seconde}`,
  ])
  await audience.selectOption(`Antenne ${seconde}`)
  await expect(page.getByText('Part à 1 membre.')).toBeVisible()
  await audience.selectOption(`Antennes ${premiere} et ${seconde}`)
  await page.getByRole('textbox', { name: 'Titre' }).fill(titre)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  const depart = page.getByRole('dialog', { name: 'Part à 2 membres' })
  await expect(depart).toContainText(`${premiere}, ${seconde}, adhésion active`)
  await depart.getByRole('button', { name: 'Envoyer maintenant' }).click()
  await expect(said(page, 'Ta publication est en ligne.')).toBeVisible()
  await expect(carte(page, titre)).toContainText(`Antennes ${premiere} et ${seconde}`)
  await page.context().close()
})

test('[M2] by keyboard: reactions, an answer, a deletion taken back, a saved post and a muted one', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Clavier')
  const moi = await createMembre(product, 'Inès', 'Clavier')
  const elle = await createMembre(product, 'Claire', 'Clavier')
  const sienne = await createPublication(product.db, NOW, elle.id, { contenu: `<p>${mot} de Claire</p>` })
  await createCommentaire(product.db, NOW, sienne, elle.id, { contenu: '<p>Une précision.</p>' })
  await createPublication(product.db, NOW, moi.id, { contenu: `<p>${mot} d’Inès</p>` })
  const page = await pageOf(browser, product, moi.email)
  await page.goto('/actu')

  const autre = carte(page, `${mot} de Claire`)
  await openByKeyboard(autre.getByRole('button', { name: /^Choisir une réaction/ }).first())
  await expect(page.getByRole('menuitem', { name: 'J’aime' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(autre.getByRole('button', { name: /^Toi ?, ta réaction\s: Bravo/ })).toBeVisible()
  await autre.getByRole('button', { name: /^Toi ?, ta réaction\s: Bravo/ }).press('Enter')
  await expect(autre.getByRole('button', { name: /^J’aime/ })).toHaveAttribute('aria-pressed', 'false')

  await autre.getByRole('button', { name: /^1 commentaire/ }).press('Enter')
  await autre.getByRole('button', { name: /^Répondre à Claire/ }).press('Enter')
  await expect(autre.getByRole('textbox', { name: 'Ta réponse à Claire' })).toBeFocused()
  await page.keyboard.type('Merci pour elle.')
  await autre.getByRole('button', { name: 'Envoyer le commentaire' }).press('Enter')
  await expect(autre.getByRole('list', { name: 'Réponses à Claire' })).toContainText('Merci pour elle.')

  const menu = autre.getByRole('button', { name: /^Plus d’actions sur cette publication/ })
  await openByKeyboard(menu)
  await page.getByRole('menuitem', { name: 'Enregistrer' }).press('Enter')
  await expect(said(page, /Enregistrées/)).toBeVisible()
  await openByKeyboard(menu)
  await page.getByRole('menuitem', { name: 'Couper les notifications' }).press('Enter')
  await expect(said(page, /plus prévenue de rien/)).toBeVisible()

  const mienne = carte(page, `${mot} d’Inès`)
  await openByKeyboard(mienne.getByRole('button', { name: /^Plus d’actions/ }))
  await page.getByRole('menuitem', { name: 'Supprimer' }).press('Enter')
  await expect(said(page, 'Ta publication est supprimée.')).toBeVisible()
  await expect(mienne).toHaveCount(0)
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Annuler' })
    .press('Enter')
  await expect(said(page, 'La publication est de retour.')).toBeVisible()
  await expect(mienne).toHaveCount(1)

  await page.getByRole('radio', { name: 'Enregistrées' }).click()
  await expect(page).toHaveURL('/actu?fil=enregistrees')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('radio', { name: 'Mes publications' }).click()
  await expect(page.getByRole('article')).toHaveText([new RegExp(`${mot} d’Inès`)])
  await page.context().close()
})

test('[M2] a draft waits in her posts until she publishes it', async ({ browser, product }) => {
  const mot = motUnique('Brouillon')
  const { email } = await createMembre(product, 'Awa', 'Brouillon')
  const page = await pageOf(browser, product, email)
  await page.goto('/actu')
  await composer(page)
  await page.keyboard.type(mot)
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(said(page, /^Ton brouillon est enregistré/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Une annonce, une question…' })).toBeFocused()
  // The choice is checked once the page of its address is there.
  await page.getByRole('radio', { name: 'Mes publications' }).click()
  await carte(page, mot).getByRole('link', { name: 'Reprendre le brouillon' }).click()
  await expect(page.getByRole('textbox', { name: 'Ta publication' })).toContainText(mot)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(said(page, 'Ta publication est en ligne.')).toBeVisible()
  await expect(page).toHaveURL(/\/actu\/[\da-f-]{36}$/)
  await page.context().close()
})
