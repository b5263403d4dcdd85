import type { Page } from '@playwright/test'
import { createTerritoire } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import {
  createRessource,
  type RessourceFields,
} from '../../apps/server/src/modules/ressources/ressources.factory.ts'
import { said, telephoneOf } from '../fixtures/coups-de-pouce.ts'
import { midi, motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'

const NOW = new Date()
const SITE = 'https://aides.example/carte'

const paragraphes =
  '<p>Camille a hésité deux ans, puis assisté à six conseils au fond de la salle.</p>'.repeat(8)
const TEXTE = [
  '<h3>Se décider</h3>',
  paragraphes,
  '<blockquote><p>« La deuxième, j’ai demandé la parole. »</p><cite>Camille Perrot</cite></blockquote>',
  '<h3>Les délais à ne pas manquer</h3>',
  '<ul><li><strong>Dépôt de la liste</strong> : en préfecture.</li></ul>',
  '<aside><p>Ces délais changent d’un scrutin à l’autre.</p></aside>',
  paragraphes,
  '<h3>La première année</h3>',
  paragraphes,
].join('')

const articles = (page: Page) => page.getByRole('main').getByRole('article')
const titres = (page: Page) => articles(page).getByRole('heading')

/** The other site answers, without a network. */
const answerSite = (page: Page) =>
  page
    .context()
    .route(`${SITE}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Aides</h1>' }))

const ligneDe = ({ db }: Product, id: string) =>
  db
    .selectFrom('ressources')
    .where('id', '=', id)
    .select(['nb_vues', 'nb_utiles', 'nb_remarques'])
    .executeTakeFirstOrThrow()

test(
  '[R2.1-13] [M5] a member finds a resource, keeps it, reads an article by its table of contents, tells an error and proposes a link',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const mot = motUnique('Bocage')
    const camille = await createMembre(product, 'Camille', mot)
    const { email, id: moi } = await createMembre(product, 'Maëlle', mot)
    const creer = (titre: string, fields: RessourceFields) =>
      createRessource(product.db, NOW, camille.id, { titre: `${mot} ${titre}`, ...fields })
    const lien = await creer('carte des aides', { url: SITE })
    const article = await creer('se faire élire', {
      type: 'article',
      contenu: TEXTE,
      resume: 'Trois conseillères racontent.',
      relue_par_id: camille.id,
      relue_le: NOW,
    })

    const page = await pageOf(browser, product, email)
    await page.goto('/')
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Ressources' })
      .click()
    await expect(page).toHaveTitle('Ressources — Entrelles')
    await page.getByRole('searchbox', { name: 'Rechercher', exact: true }).fill(mot)
    await expect(page).toHaveURL(`/ressource?termes=${mot}`)
    await expect(titres(page)).toHaveCount(2)

    // A link: kept, found useful, opened in a new window.
    const carte = articles(page).filter({ hasText: 'carte des aides' })
    await carte.getByRole('button', { name: /^Ajouter aux favoris/ }).click()
    await expect(said(page, /^C’est dans tes favoris/)).toBeVisible()
    await carte.getByRole('button', { name: /^Utile/ }).click()
    await expect(carte.getByRole('button', { name: /^Utile, 1/ })).toHaveAttribute('aria-pressed', 'true')
    await answerSite(page)
    const opened = page.waitForEvent('popup')
    await carte.getByRole('heading').getByRole('link').click()
    await expect(await opened).toHaveURL(SITE)
    await (await opened).close()
    await expect.poll(() => ligneDe(product, lien)).toMatchObject({ nb_vues: 1, nb_utiles: 1 })
    const onglets = page.getByRole('navigation', { name: 'Quelles ressources' })
    await onglets.getByRole('link', { name: 'Mes favoris' }).click()
    await expect(titres(page)).toHaveText([/carte des aides/])
    await onglets.getByRole('link', { name: 'Articles' }).click()
    await expect(page).toHaveURL(`/ressource?type=article&termes=${mot}`)

    // An article, by its table of contents.
    await expect(titres(page)).toHaveText([/se faire élire/])
    await titres(page).getByRole('link').click()
    await expect(page).toHaveURL(`/ressource/article/${article}`)
    await expect(page.getByRole('heading', { level: 1, name: `${mot} se faire élire` })).toBeFocused()
    const sommaire = page.getByRole('navigation', { name: 'Dans cet article' })
    await expect(sommaire.getByRole('link')).toHaveText([
      'Se décider',
      'Les délais à ne pas manquer',
      'La première année',
    ])
    await sommaire.getByRole('link', { name: 'La première année' }).click()
    const section = page.getByRole('heading', { level: 2, name: 'La première année' })
    await expect(section).toBeFocused()
    await expect(section).toBeInViewport()
    await expect(page).toHaveURL(/#section-la-premiere-annee$/)
    await expect(page.locator('blockquote cite')).toHaveText('Camille Perrot')
    await expect(page.getByRole('region', { name: 'Écrit par' })).toContainText('Relu par')
    await page.getByRole('button', { name: 'Utile' }).click()
    await expect(page.getByRole('button', { name: 'Utile, 1' })).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('button', { name: /Dis-le-nous/ }).click()
    const erreur = page.getByRole('dialog', { name: /^Une erreur/ })
    await erreur.getByRole('textbox').fill('Le sixième vendredi est devenu le septième.')
    await erreur.getByRole('button', { name: 'Envoyer' }).click()
    await expect(said(page, /On vérifie/)).toBeVisible()
    await expect.poll(() => ligneDe(product, article)).toEqual({ nb_vues: 1, nb_utiles: 1, nb_remarques: 1 })

    // A proposal: what is missing is said, then it leaves.
    await page
      .getByRole('navigation', { name: 'Fil d’Ariane' })
      .getByRole('link', { name: 'Ressources' })
      .click()
    await page.getByRole('button', { name: 'Proposer une ressource' }).click()
    const proposer = page.getByRole('dialog', { name: 'Proposer une ressource' })
    await proposer.getByRole('textbox', { name: 'Titre' }).fill(`${mot} simulateur`)
    await proposer.getByRole('textbox', { name: 'Adresse du site' }).fill('http://simulateur.example')
    await proposer.getByRole('button', { name: 'Proposer' }).click()
    await expect(proposer.getByRole('alert')).toContainText('https://')
    await proposer.getByRole('textbox', { name: 'Adresse du site' }).fill('https://simulateur.example/conge')
    await proposer.getByRole('button', { name: 'Proposer' }).click()
    await expect(said(page, /Ta proposition est envoyée/)).toBeVisible()
    const propositions = await product.db
      .selectFrom('propositions_ressource')
      .where('auteure_id', '=', moi)
      .select(['titre', 'url', 'statut'])
      .execute()
    expect(propositions).toEqual([
      { titre: `${mot} simulateur`, url: 'https://simulateur.example/conge', statut: 'a_traiter' },
    ])
    await page.context().close()
  },
)

test(
  '[R2.1-13] [M5] on a phone: the details of a link that is broken, then an article',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const mot = motUnique('Estran')
    const { email, id: auteure } = await createMembre(product, 'Soizic', mot)
    await createRessource(product.db, NOW, auteure, {
      titre: `${mot} simulateur`,
      url: SITE,
      statut: 'a_verifier',
      etat_lien: 'brise',
      lien_verifie_le: NOW,
    })
    await createRessource(product.db, NOW, auteure, {
      titre: `${mot} récit`,
      type: 'article',
      contenu: TEXTE,
    })
    const page = await telephoneOf(browser, product, email)
    await page.goto(`/ressource?type=lien&termes=${mot}`)
    await expect(articles(page)).toContainText('Lien brisé')
    await page.getByRole('link', { name: /^Détails/ }).click()
    const detail = page.getByRole('dialog', { name: `${mot} simulateur` })
    await expect(detail).toContainText('L’adresse ne répondait plus')
    const ouvrir = detail.getByRole('link', { name: /^Ouvrir le site/ })
    await expect(ouvrir).toHaveAttribute('target', '_blank')
    await expect(ouvrir).toHaveAttribute('rel', /noopener/)
    await detail.getByRole('button', { name: 'Fermer' }).click()
    await expect(detail).toHaveCount(0)
    await expect(page).toHaveURL(`/ressource?type=lien&termes=${mot}`)

    await page
      .getByRole('navigation', { name: 'Quelles ressources' })
      .getByRole('link', { name: 'Articles' })
      .click()
    await titres(page)
      .getByRole('link', { name: `${mot} récit` })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: `${mot} récit` })).toBeVisible()
    await page.getByRole('navigation', { name: 'Dans cet article' }).getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 2, name: 'La première année' })).toBeInViewport()
    await page.context().close()
  },
)

test('[R2.1-13] [M5] what is kept for a branch is read there, on its page, after an event and on the home page', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Garrigue')
  const antenne = `Pays de ${mot}`
  const territoire = await createTerritoire(product.db, antenne)
  const dedans = await createMembre(product, 'Awa', mot, { territoire: antenne })
  const dehors = await createMembre(product, 'Inès', mot)
  // The newest of all, which the home page shows.
  const id = await createRessource(product.db, new Date(), dedans.id, {
    titre: `${mot} annuaire des salles`,
    url: SITE,
    territoire_ids: [territoire],
  })
  const evenement = await createEvenement(product.db, NOW, { titre: `${mot} atelier`, debut: midi(-3) })
  await product.db
    .insertInto('evenements_ressources')
    .values({ evenement_id: evenement, ressource_id: id, ordre: 1 })
    .execute()
  const carte = { name: new RegExp(`^${mot} annuaire`) }

  const page = await pageOf(browser, product, dedans.email)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Ressources' }).getByRole('link', carte)).toBeVisible()
  await page.goto(`/evenement/${evenement}`)
  await expect(page.getByRole('main').getByRole('link', carte)).toBeVisible()
  await page.goto(`/antenne/${territoire}`)
  await page.getByRole('link', { name: /^Tout voir.*ressources de l’antenne$/ }).click()
  await expect(page).toHaveURL(`/ressource?territoire=${territoire}`)
  await expect(titres(page)).toHaveText([carte.name])
  await page.getByRole('link', { name: new RegExp(`^Antenne ${antenne}`) }).click()
  await expect(page).toHaveURL('/ressource')
  await page
    .getByRole('navigation', { name: 'Quelles ressources' })
    .getByRole('link', { name: 'Mon antenne' })
    .click()
  await expect(titres(page)).toHaveText([carte.name])

  // Somebody else is not told that it exists.
  const autre = await pageOf(browser, product, dehors.email)
  await autre.goto(`/ressource?termes=${mot}`)
  await expect(autre.getByRole('heading', { name: /^Aucun résultat/ })).toBeVisible()
  await autre.goto(`/ressource?ouverte=${id}`)
  await expect(autre.getByRole('dialog')).toContainText('n’est plus disponible')
  await autre.goto(`/ressource/article/${id}`)
  await expect(autre.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
  await page.context().close()
  await autre.context().close()
})
