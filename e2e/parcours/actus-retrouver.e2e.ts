import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { Locator, Page } from '@playwright/test'
import { createPublication } from '../../apps/server/src/modules/actus/actus.factory.ts'
import { createTerritoire } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createDemande } from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { jpeg } from '../../apps/server/src/modules/medias/medias.factory.ts'
import { createSignalementRow } from '../../apps/server/src/modules/moderation/moderation.factory.ts'
import { createRessource } from '../../apps/server/src/modules/ressources/ressources.factory.ts'
import { chooseOne, openMenu } from '../fixtures/choices.ts'
import { said } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { dossier, SIGNALEMENTS } from '../fixtures/moderation.ts'
import { resize } from '../fixtures/resize.ts'
import { expect, test } from '../fixtures/test.ts'

const NOW = new Date()
const carte = (page: Page, mot: string): Locator => page.getByRole('article').filter({ hasText: mot })

test('[M2] a post about an event, a request and a resource, its photos in another order, found again by its words', async ({
  browser,
  product,
}) => {
  const ines = await createMembre(product, 'Inès', 'Joint')
  const awa = await createMembre(product, 'Awa', 'Joint')
  const [mot, atelier, remorque] = [motUnique('Tréteaux'), motUnique('Atelier'), motUnique('Remorque')]
  const guide = motUnique('Guide')
  await createEvenement(product.db, NOW, { titre: atelier })
  await createDemande(product.db, NOW, awa.id, { titre: remorque })
  const ressource = await createRessource(product.db, NOW, null, { type: 'article', titre: guide })
  const page = await pageOf(browser, product, ines.email)

  await page.goto('/actu')
  await page.getByRole('button', { name: 'Une annonce, une question…' }).click()
  await expect(page.getByRole('textbox', { name: 'Ta publication' })).toBeFocused()
  await page.keyboard.type(`${mot} à prêter pour samedi.`)
  for (const [rank, texte] of ['Un étal', 'Une affiche'].entries()) {
    const buffer = await jpeg(900, 600)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${texte}.jpg`, mimeType: 'image/jpeg', buffer })
    const words = page.getByRole('textbox', {
      name: rank === 0 ? 'Que montre la photo' : 'Que montre la photo 2',
    })
    await words.fill(texte)
  }
  const up = page.getByRole('button', { name: 'Monter : Une affiche' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Que montre la photo 1' })).toHaveValue('Une affiche')

  await page.getByRole('button', { name: 'Joindre' }).click()
  await chooseOne(page, page.getByRole('combobox', { name: 'Événement' }), atelier, atelier)
  await chooseOne(page, page.getByRole('combobox', { name: 'Coup de pouce' }), remorque, remorque)
  await chooseOne(page, page.getByRole('combobox', { name: 'Ressource' }), guide, guide)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(said(page, 'Ta publication est en ligne.')).toBeVisible()
  const post = carte(page, mot)
  await expect(post.getByRole('button', { name: /^Agrandir la photo/ })).toHaveText(['', ''])
  await expect(post.getByRole('button', { name: /^Agrandir la photo/ }).first()).toHaveAccessibleName(
    /Une affiche$/,
  )
  await expect(post.getByRole('link', { name: new RegExp(atelier) })).toBeVisible()
  await expect(post.getByRole('link', { name: new RegExp(remorque) })).toBeVisible()
  await expect(post.getByRole('link', { name: new RegExp(guide) })).toHaveAttribute(
    'href',
    `/ressource/article/${ressource}`,
  )

  const words = page.getByRole('searchbox', { name: 'Rechercher dans le fil' })
  await words.fill(mot)
  await expect(page).toHaveURL(`/actu?termes=${encodeURIComponent(mot)}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await words.fill('zzzzzzzz')
  await expect(page.getByRole('heading', { name: 'Aucun résultat pour « zzzzzzzz »' })).toBeVisible()
  await page.getByRole('link', { name: 'Effacer la recherche' }).click()
  await expect(page).toHaveURL('/actu')
  await expect(words).toHaveValue('')

  await openMenu(page, post.getByRole('button', { name: /^Plus d’actions/ }))
  await page.getByRole('menuitem', { name: 'Modifier' }).click()
  const evenement = page.getByRole('combobox', { name: 'Événement' })
  await expect(evenement).toHaveValue(atelier)
  await evenement.fill('')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(said(page, 'Ta publication est enregistrée.')).toBeVisible()
  await expect(carte(page, mot).getByRole('link', { name: new RegExp(atelier) })).toHaveCount(0)
  await expect(carte(page, mot).getByRole('link', { name: new RegExp(remorque) })).toBeVisible()
  await carte(page, mot)
    .getByRole('link', { name: new RegExp(guide) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: guide })).toBeVisible()
  await page.context().close()
})

test('[M2] announcements alone, then what is pinned, at a desk and on a phone; the focus follows a filter that is removed', async ({
  browser,
  product,
}) => {
  const antenne = motUnique('Ria')
  const territoire = await createTerritoire(product.db, antenne)
  const ines = await createMembre(product, 'Inès', 'Filtre', { territoire: antenne })
  const soizic = await createMembre(product, 'Soizic', 'Filtre', { coordonne: antenne })
  const pour = { territoire_ids: [territoire] }
  const jusquau = addDays(parisDay(NOW), 5)
  await createPublication(product.db, NOW, ines.id, pour)
  await createPublication(product.db, NOW, soizic.id, {
    ...pour,
    type: 'actualite',
    epinglee_jusquau: jusquau,
  })
  await createPublication(product.db, NOW, soizic.id, { ...pour, type: 'annonce', titre: 'La réunion' })
  const page = await pageOf(browser, product, ines.email)
  const panneau = page.getByRole('search', { name: 'Filtrer les publications' })
  const filtrer = panneau.getByRole('button', { name: 'Filtrer', exact: true })
  const posts = page.getByRole('article')

  await page.goto('/actu?fil=antenne')
  await expect(posts).toHaveCount(3)
  await panneau.getByRole('combobox', { name: 'Afficher' }).selectOption('Annonces')
  await filtrer.click()
  await expect(page).toHaveURL('/actu?fil=antenne&type=annonce')
  await expect(posts).toHaveCount(1)
  await expect(posts).toContainText('La réunion')
  await page.getByRole('link', { name: 'Annonces , retirer ce filtre' }).press('Enter')
  await expect(posts).toHaveCount(3)
  await expect(page.getByRole('heading', { name: '3 publications' })).toBeFocused()

  await resize(page, 390)
  await filtrer.click()
  await panneau.getByRole('combobox', { name: 'Épingle' }).selectOption('Épinglées')
  await filtrer.last().click()
  await expect(page.getByRole('heading', { name: '1 publication' })).toBeVisible()
  await expect(posts).toContainText('Nos prochains rendez-vous')
  await page.goto('/actu?fil=antenne&type=annonce&epinglees=oui')
  await page.getByRole('link', { name: 'Effacer les filtres' }).click()
  await expect(page).toHaveURL('/actu?fil=antenne')
  await expect(posts).toHaveCount(3)
  await page.context().close()
})

test('[C2] a saved request waits beside the saved posts', async ({ browser, product }) => {
  const ines = await createMembre(product, 'Inès', 'Garde')
  const awa = await createMembre(product, 'Awa', 'Garde')
  const camion = motUnique('Camion')
  const id = await createDemande(product.db, NOW, awa.id, { titre: camion })
  const page = await pageOf(browser, product, ines.email)
  const menu = page.getByRole('button', { name: /^Plus d’actions sur cette demande/ })

  await page.goto(`/coup-de-pouce/${id}`)
  await openMenu(page, menu)
  await page.getByRole('menuitem', { name: 'Enregistrer', exact: true }).click()
  await expect(said(page, /^Tu la retrouves dans le fil d’actu/)).toBeVisible()

  await page.goto('/actu?fil=enregistrees')
  await expect(page.getByRole('heading', { name: 'Aucune publication enregistrée' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Ce que tu as enregistré' })
    .getByRole('link', { name: 'Coups de pouce' })
    .click()
  await page.getByRole('heading', { name: camion }).getByRole('link').click()
  await expect(page).toHaveURL(`/coup-de-pouce/${id}`)
  await openMenu(page, menu)
  await page.getByRole('menuitem', { name: 'Ne plus enregistrer' }).click()
  await expect(said(page, 'Elle n’est plus dans tes demandes enregistrées.')).toBeVisible()
  await page.goto('/actu?fil=enregistrees&quoi=coups-de-pouce')
  await expect(page.getByRole('heading', { name: 'Aucun coup de pouce enregistré' })).toBeVisible()
  await page.context().close()
})

test('[C2] who examines the report of a post reads what it said before its edits', async ({
  product,
  asAlone,
}) => {
  const corinne = await createMembre(product, 'Corinne', 'Version')
  const maelle = await createMembre(product, 'Maëlle', 'Version')
  const avant = motUnique('Mes crèmes guérissent')
  const contenu = '<p>Bonjour à toutes.</p>'
  const id = await createPublication(product.db, NOW, corinne.id, { contenu, version: 2 })
  const images = JSON.stringify([{ id, nom: 'pot.webp', proportions: 1, texteAlternatif: 'Un pot de crème' }])
  await product.db
    .insertInto('versions_publication')
    .values({ publication_id: id, version: 1, contenu: `<p>${avant}</p>`, images, remplacee_le: NOW })
    .execute()
  const dossierId = await createSignalementRow(product.db, NOW, {
    compteId: maelle.id,
    cibleType: 'publication',
    cibleId: id,
    auteureId: corinne.id,
    version: 2,
    titre: 'Corinne Version',
    copie: { contenu },
  })
  const page = await asAlone('administratrice')
  await page.goto(`${SIGNALEMENTS}?dossier=${dossierId}`)
  const examen = dossier(page, 'Publication signalée 1 fois')
  await expect(examen).toContainText('Bonjour à toutes.')
  await examen.getByRole('button', { name: 'Versions précédentes' }).click()
  await expect(examen.getByText(/^Version 1, remplacée le/)).toBeVisible()
  await expect(examen.getByText(avant)).toBeVisible()
  await expect(examen.getByText('Un pot de crème')).toBeVisible()
})
