import type { Locator, Page } from '@playwright/test'
import { pdf } from '../../apps/server/src/modules/fichiers/fichiers.factory.ts'
import { jpeg } from '../../apps/server/src/modules/medias/medias.factory.ts'
import {
  createProposition,
  createRemarque,
  createRessource,
} from '../../apps/server/src/modules/ressources/ressources.factory.ts'
import { createCoordination, createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { chooseAmong, openMenu } from '../fixtures/choices.ts'
import { openNotification, said, telephoneOf } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre } from '../fixtures/membres.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const RESSOURCES = '/administratrice/ressource'
const ANTENNES = '/coordinatrice/ressources'

const lineOf = (page: Page, titre: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: titre }) })
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Filtrer par état' }).getByRole('link', { name })
const texteOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Texte', exact: true })
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const confirmPublication = (page: Page): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click()

test(
  '[R2.1-21] [R2.1-13] [M5] an administrator writes an article with a heading, a quote, a callout and a picture, publishes it, then changes it and publishes the changes; a member reads it, prints it and keeps it',
  { tag: '@gate' },
  async ({ as, product }) => {
    const mot = motUnique('Délibération')
    const membre = await createMembre(product, 'Awa', mot)
    // Only members who asked for it are told.
    await product.db
      .insertInto('preferences_notifications')
      .values({ compte_id: membre.id, famille: 'ressource', canal: 'app', frequence: 'immediat' })
      .execute()
    const page = await as('administratrice')
    await page.goto(RESSOURCES)
    await expect(page).toHaveTitle('Ressources — Administratrice — Entrelles')
    await page.getByRole('link', { name: 'Ajouter une ressource' }).first().click()
    await page.getByRole('link', { name: 'Écrire un article' }).click()
    await expect(page).toHaveURL(`${RESSOURCES}/creation/article`)

    // Its text is missing: it may be saved, not published.
    await page.getByRole('textbox', { name: 'Titre' }).fill(mot)
    await press(page, 'Publier')
    await expect(page.getByRole('alert').getByText(/Écris le texte de l’article/)).toBeVisible()
    await texteOf(page).click()
    await press(page, 'Intertitre')
    await page.keyboard.type('Se décider')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Il fallait surtout connaître les gens.')
    await press(page, 'Citation')
    await press(page, 'Dire qui parle')
    await page.keyboard.type('Camille Perrot')
    await page.keyboard.press('Enter')
    await page.keyboard.type('La suite.')
    await press(page, 'Encadré')

    await press(page, 'Ajouter une image')
    const dialog = page.getByRole('dialog', { name: 'Ajouter une image' })
    const photo = { name: 'salle.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 600) }
    await dialog.locator('input[type=file]').setInputFiles(photo)
    await dialog.getByRole('button', { name: 'Changer d’image' }).waitFor()
    await dialog.getByRole('button', { name: 'Ajouter l’image' }).click()
    await expect(dialog.getByText(/^Décris l’image en quelques mots/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Texte de l’image' }).fill('La salle du conseil')
    await dialog.getByRole('button', { name: 'Ajouter l’image' }).click()
    await expect(texteOf(page).getByRole('img', { name: 'La salle du conseil' })).toBeVisible()

    const motsCles = page.getByRole('textbox', { name: 'Mots-clés' })
    await motsCles.fill('élections')
    await motsCles.press('Enter')
    await press(page, 'Enregistrer le brouillon')
    await expect(said(page, 'Le brouillon est enregistré.')).toBeVisible()
    await expect(page).toHaveURL(/\/administratrice\/ressource\/article\/[\da-f-]{36}\/edition$/)
    await expect(page.getByRole('button', { name: 'Retirer : élections' })).toBeVisible()

    await press(page, 'Aperçu')
    const apercu = page.getByRole('dialog', { name: 'Aperçu' })
    await expect(apercu.getByRole('heading', { name: 'Se décider' })).toBeVisible()
    await expect(apercu.getByRole('img', { name: 'La salle du conseil' })).toBeVisible()
    await expect(apercu.getByText('La suite.')).toBeVisible()
    await apercu.getByRole('button', { name: 'Fermer' }).click()
    await press(page, 'Publier')
    await confirmPublication(page)
    await expect(said(page, 'La ressource est publiée.')).toBeVisible()

    const hers = await as('adherente', { storageState: await signIn(product, membre.email) })
    await openNotification(hers, new RegExp(mot))
    await expect(hers.getByText('Camille Perrot')).toBeVisible()

    // What she changes waits, until she publishes it.
    await page.getByRole('textbox', { name: 'Titre' }).fill(`${mot} publique`)
    await press(page, 'Enregistrer')
    await expect(page.getByText('Modifications non publiées', { exact: true })).toBeVisible()
    await hers.reload()
    await expect(hers.getByRole('heading', { level: 1, name: mot, exact: true })).toBeVisible()
    await press(page, 'Publier les modifications')
    await expect(said(page, 'Les modifications sont publiées.')).toBeVisible()
    await expect(page.getByText('Modifications non publiées', { exact: true })).toHaveCount(0)
    await hers.reload()
    const titre = hers.getByRole('heading', { level: 1, name: `${mot} publique` })
    await expect(titre).toBeVisible()

    // On paper: the article, without what surrounds it.
    await hers.emulateMedia({ media: 'print' })
    for (const part of [
      titre,
      hers.getByText('La suite.'),
      hers.getByRole('img', { name: 'La salle du conseil' }),
    ])
      await expect(part).toBeVisible()
    for (const role of ['banner', 'navigation', 'contentinfo', 'button', 'searchbox'] as const)
      await expect(hers.getByRole(role)).toHaveCount(0)
    await hers.emulateMedia({ media: 'screen' })
    await expect(hers.getByRole('banner')).toHaveCount(1)

    await hers.getByRole('button', { name: /^Ajouter aux favoris/ }).click()
    await expect(said(hers, /^C’est dans tes favoris/)).toBeVisible()
    await hers.goto('/ressource')
    await hers
      .getByRole('navigation', { name: 'Quelles ressources' })
      .getByRole('link', { name: 'Mes favoris' })
      .click()
    await expect(hers.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([
      `${mot} publique`,
    ])

    // Those that she drops are gone.
    await page.getByRole('textbox', { name: 'Résumé' }).fill('Un résumé de trop')
    await press(page, 'Enregistrer')
    await press(page, 'Abandonner les modifications')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click()
    await expect(page.getByRole('textbox', { name: 'Résumé' })).toHaveValue('')
  },
)

test(
  '[R2.1-21] [M5] an administrator adds a link and a file, keeps a proposal as a draft and refuses another',
  { tag: '@gate' },
  async ({ as, product }) => {
    const mot = motUnique('Guide')
    const { id, email } = await createMembre(product, 'Soizic', mot)
    await createProposition(product.db, new Date(), id, { titre: `${mot} des congés` })
    await createProposition(product.db, new Date(), id, { titre: `${mot} périmé` })
    const page = await as('administratrice')
    await page.goto(`${RESSOURCES}/creation/lien`)
    await page.getByRole('textbox', { name: 'Titre' }).fill(`${mot} du bénévolat`)
    await page.getByRole('textbox', { name: 'Adresse' }).fill('http://exemple.fr')
    await press(page, 'Publier')
    await expect(page.getByRole('alert').getByText(/commence par https/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Adresse' }).fill('https://www.exemple.fr/guide')
    await press(page, 'Publier')
    await confirmPublication(page)
    await expect(said(page, 'La ressource est publiée.')).toBeVisible()
    await expect(page).toHaveURL(/\/ressource\/lien\/[\da-f-]{36}\/edition$/)

    await page.goto(`${RESSOURCES}/creation/lien`)
    await page.getByRole('radio', { name: /^Un fichier/ }).check()
    await page.getByRole('textbox', { name: 'Titre' }).fill(`${mot} à imprimer`)
    const fichier = { name: 'guide.pdf', mimeType: 'application/pdf', buffer: pdf('Guide') }
    await page.getByRole('group', { name: 'Fichier' }).locator('input[type=file]').setInputFiles(fichier)
    await page.getByRole('button', { name: 'Retirer guide.pdf' }).waitFor()
    await press(page, 'Enregistrer le brouillon')
    await expect(said(page, 'Le brouillon est enregistré.')).toBeVisible()

    await page.goto(RESSOURCES)
    await expect(lineOf(page, `${mot} du bénévolat`)).toContainText('Lien')
    await tab(page, 'Brouillons').click()
    await expect(lineOf(page, `${mot} à imprimer`)).toContainText('Fichier')
    await tab(page, 'Propositions').click()
    await page.getByRole('button', { name: `Écarter : ${mot} périmé` }).click()
    const refus = page.getByRole('dialog', { name: 'Écarter la proposition' })
    await refus
      .getByRole('textbox', { name: 'Ton mot pour Soizic' })
      .fill('Il date de 2019, merci quand même.')
    await refus.getByRole('button', { name: 'Écarter' }).click()
    await expect(said(page, 'La proposition est écartée.')).toBeVisible()
    await page.getByRole('button', { name: `Retenir : ${mot} des congés` }).click()
    await expect(page).toHaveURL(/\/ressource\/lien\/[\da-f-]{36}\/edition$/)
    await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(`${mot} des congés`)
    await expect(page.getByText(`Sur une proposition de Soizic ${mot}.`)).toBeVisible()
    expect((await product.mails.mailTo(email)).subject).not.toBe('')
  },
)

test(
  '[R2.1-23] [M15] a coordinator creates and edits on her page the resources of her branches, and no other',
  { tag: '@gate' },
  async ({ as, product }) => {
    const mot = motUnique('Antenne')
    const antenne = `Vallée ${mot}`
    const { id, email } = await createPersona(product.db, new Date(), 'adherente')
    const sienne = await createCoordination(product.db, new Date(), id, antenne)
    await createRessource(product.db, new Date(), null, { titre: `${mot} du réseau` })
    const ressource = await createRessource(product.db, new Date(), id, {
      titre: `${mot} à relire`,
      statut: 'a_verifier',
      territoire_ids: [sienne.id],
    })
    await createRemarque(product.db, new Date(), ressource, null, { texte: `Le numéro a changé, ${mot}.` })
    const page = await as('coordinatrice', { storageState: await signIn(product, email) })
    await page.goto(ANTENNES)
    await expect(page.getByRole('heading', { name: 'Aucune ressource publiée' })).toBeVisible()
    await expect(tab(page, 'Propositions')).toHaveCount(0)

    await page.getByRole('link', { name: 'Ajouter une ressource' }).first().click()
    await page.getByRole('link', { name: 'Écrire un article' }).click()
    await expect(page).toHaveURL(`${ANTENNES}?creation=article`)
    await expect(page.getByRole('heading', { level: 1, name: 'Écrire un article' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Titre' }).fill(`${mot} d’ici`)
    await texteOf(page).fill('Les adresses de la vallée.')
    // Her only branch is chosen already.
    await page.getByRole('button', { name: `Retirer : ${antenne}` }).click()
    await page.keyboard.press('Escape')
    await press(page, 'Enregistrer le brouillon')
    await expect(page.getByRole('alert').getByText(/Choisis au moins une antenne/)).toBeVisible()
    await chooseAmong(page, page.getByRole('combobox', { name: 'Antennes' }), mot, antenne)
    await press(page, 'Publier')
    await confirmPublication(page)
    await expect(said(page, 'La ressource est publiée.')).toBeVisible()
    await expect(page).toHaveURL(/\/coordinatrice\/ressources\?edition=[\da-f-]{36}$/)

    // What she has typed is not lost without a word.
    await page.getByRole('textbox', { name: 'Titre' }).fill(`${mot} d’ici et là`)
    await page
      .getByRole('navigation', { name: 'Fil d’Ariane' })
      .getByRole('link', { name: 'Ressources' })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitter sans enregistrer' }).click()
    await expect(lineOf(page, `${mot} d’ici`)).toContainText(antenne)
    await expect(lineOf(page, `${mot} du réseau`)).toHaveCount(0)

    await tab(page, 'Remarques').click()
    await expect(page.getByText(`Le numéro a changé, ${mot}.`)).toBeVisible()
    await press(page, 'Marquer comme traitée')
    await expect(page.getByRole('heading', { level: 2, name: '0 remarque' })).toBeFocused()
    await tab(page, 'À vérifier').click()
    await openMenu(page, lineOf(page, `${mot} à relire`).getByRole('button', { name: /^Actions/ }))
    await page.getByRole('menuitem', { name: 'Marquer comme relue' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
    await expect(said(page, 'La ressource est à jour.')).toBeVisible()

    await page.goto(RESSOURCES)
    await expect(page).toHaveURL('/')
  },
)

test('[R2.1-23] [R2.1-13] [M5] on phones: a coordinator publishes a link for her branch and sees no other resource, a member of the branch keeps it, another does not find it', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Vallon')
  const antenne = `Pays de ${mot}`
  const { id, email } = await createPersona(product.db, new Date(), 'adherente')
  await createCoordination(product.db, new Date(), id, antenne)
  const dedans = await createMembre(product, 'Awa', mot, { territoire: antenne })
  const dehors = await createMembre(product, 'Inès', mot)
  await createRessource(product.db, new Date(), null, { titre: `${mot} du réseau` })

  const page = await telephoneOf(browser, product, email)
  await page.goto(`${ANTENNES}?creation=lien`)
  await page.getByRole('textbox', { name: 'Titre' }).fill(`${mot} à visiter`)
  await page.getByRole('textbox', { name: 'Adresse' }).fill('https://www.exemple.fr/vallon')
  await expect(page.getByRole('button', { name: `Retirer : ${antenne}` })).toBeVisible()
  await press(page, 'Publier')
  await confirmPublication(page)
  await expect(said(page, 'La ressource est publiée.')).toBeVisible()
  await page.goto(ANTENNES)
  await expect(lineOf(page, `${mot} à visiter`)).toContainText(antenne)
  await expect(lineOf(page, `${mot} du réseau`)).toHaveCount(0)

  const titresDe = (lectrice: Page) => lectrice.getByRole('main').getByRole('article').getByRole('heading')
  const hers = await telephoneOf(browser, product, dedans.email)
  await hers.goto(`/ressource?termes=${mot}`)
  await expect(titresDe(hers)).toHaveText([/à visiter/, /du réseau/])
  const carte = hers
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: `${mot} à visiter` })
  await carte.getByRole('button', { name: /^Ajouter aux favoris/ }).click()
  await expect(said(hers, /^C’est dans tes favoris/)).toBeVisible()
  await hers
    .getByRole('navigation', { name: 'Quelles ressources' })
    .getByRole('link', { name: 'Mes favoris' })
    .click()
  await expect(titresDe(hers)).toHaveText([/à visiter/])

  const autre = await telephoneOf(browser, product, dehors.email)
  await autre.goto(`/ressource?termes=${mot}`)
  await expect(titresDe(autre)).toHaveText([/du réseau/])
  for (const one of [page, hers, autre]) await one.context().close()
})

test('[R2.1-21] [0037] an article changed meanwhile by somebody else is not overwritten without a word; it is archived, put back and archived again, then deleted', async ({
  as,
  product,
}) => {
  const mot = motUnique('Archive')
  const id = await createRessource(product.db, new Date(), null, { type: 'article', titre: mot })
  const address = `${RESSOURCES}/article/${id}/edition`
  const page = await as('administratrice')
  const other = await as('administratrice')
  await page.goto(address)
  await other.goto(address)
  await other.getByRole('textbox', { name: 'Résumé' }).fill('Le résumé de l’autre')
  await press(other, 'Enregistrer')
  await expect(said(other, /pas encore publiées/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Titre' }).fill(`${mot} corrigée`)
  await press(page, 'Enregistrer')
  await page.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect(said(page, /pas encore publiées/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Résumé' })).toHaveValue('Le résumé de l’autre')

  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
  await press(page, 'Archiver')
  await confirm('Archiver')
  await press(page, 'Remettre en ligne')
  await confirm('Remettre en ligne')
  await press(page, 'Archiver')
  await confirm('Archiver')
  await press(page, 'Supprimer')
  await confirm('Supprimer')
  await expect(page).toHaveURL(RESSOURCES)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
})

test('[M5] on a slow line, what the form of a coordinator refuses stays said once her branch is chosen', async ({
  as,
  product,
}) => {
  const antenne = `Plateau ${motUnique('Lenteur')}`
  const { id, email } = await createPersona(product.db, new Date(), 'adherente')
  await createCoordination(product.db, new Date(), id, antenne)
  const page = await as('coordinatrice', { storageState: await signIn(product, email) })
  await page.route('**/api/bo/territoires?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`${ANTENNES}?creation=lien`)
  await press(page, 'Publier')
  await expect(page.getByRole('button', { name: `Retirer : ${antenne}` })).toBeVisible()
  await expect(page.getByRole('alert').first()).toBeVisible()
})
