import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { createTerritoire } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import {
  createDemande,
  createReponse,
  followDemande,
} from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { said } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { COMMUNES, createMembre, pageOf } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'

const NOW = new Date()

test('[R2.1-9] [R2.1-14] the tabs and the filters of help requests are in the URL, and a branch lists its own', async ({
  browser,
  product,
}, testInfo) => {
  const antenne = `Pays de pouce ${testInfo.repeatEachIndex}`
  const mot = motUnique('Zeste')
  const territoire = await createTerritoire(product.db, antenne)
  const moi = await createMembre(product, 'Maëlle', 'Liste', {
    villeId: COMMUNES.quimper,
    territoire: antenne,
  })
  const elle = await createMembre(product, 'Claire', 'Liste', { villeId: COMMUNES.aix })
  const creer = (titre: string, auteure: string, fields: Parameters<typeof createDemande>[3] = {}) =>
    createDemande(product.db, NOW, auteure, { titre: `${mot} ${titre}`, ...fields })
  await creer('de mon antenne', elle.id, { territoire_id: territoire })
  const suivie = await creer('suivie', elle.id)
  await followDemande(product.db, NOW, suivie, moi.id)
  await createReponse(product.db, NOW, suivie, moi.id)
  await creer('mienne', moi.id)
  await creer('brouillon', moi.id, { statut: 'brouillon' })
  await creer('juridique', elle.id, { categorie: 'Juridique' })
  await creer('résolue', moi.id, { statut: 'resolu' })

  const page = await pageOf(browser, product, moi.email)
  const titres = page.getByRole('main').getByRole('article').getByRole('heading')
  const nommes = (...noms: readonly string[]) => noms.map((nom) => `${mot} ${nom}`)
  const onglet = (name: string) =>
    page.getByRole('navigation', { name: 'Quelles demandes' }).getByRole('link', { name }).click()

  await page.goto('/coup-de-pouce')
  await page.getByRole('searchbox', { name: 'Rechercher', exact: true }).fill(mot)
  await expect(page).toHaveURL(`/coup-de-pouce?termes=${mot}`)
  await expect(titres).toHaveCount(4)
  await onglet('Mon antenne')
  await expect(page).toHaveURL(`/coup-de-pouce?onglet=antenne&termes=${mot}`)
  await expect(titres).toHaveText(nommes('de mon antenne'))
  await onglet('Sans réponse')
  await expect(titres).toHaveCount(3)
  await expect(titres.filter({ hasText: 'suivie' })).toHaveCount(0)
  await onglet('Suivis')
  await expect(titres).toHaveText(nommes('suivie'))
  await page.getByRole('searchbox', { name: 'Rechercher', exact: true }).fill('')
  await expect(page).toHaveURL('/coup-de-pouce?onglet=suivis')
  await onglet('Mes demandes')
  await expect(titres).toHaveCount(2)
  await expect(page.getByRole('article').filter({ hasText: 'brouillon' })).toContainText('Brouillon')
  await page.getByRole('link', { name: 'Résolues' }).click()
  await expect(page).toHaveURL('/coup-de-pouce?onglet=miennes&statut=resolu')
  await expect(titres).toHaveText(nommes('résolue'))
  await page.reload()
  await expect(titres).toHaveText(nommes('résolue'))

  await onglet('Tout le réseau')
  await expect(page).toHaveURL('/coup-de-pouce')
  await expect(titres.filter({ hasText: mot })).toHaveCount(4)
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('Juridique')
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  await expect(page).toHaveURL(/\/coup-de-pouce\?categorie=/)
  await expect(titres.filter({ hasText: mot })).toHaveText(nommes('juridique'))
  await page.getByRole('link', { name: 'Juridique , retirer ce filtre' }).click()
  await expect(page).toHaveURL('/coup-de-pouce')
  await expect(page.getByRole('heading', { level: 2, name: /coups de pouce$/ })).toBeFocused()

  await page.getByRole('combobox', { name: 'Antenne' }).selectOption(antenne)
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  await expect(page).toHaveURL(`/coup-de-pouce?territoire=${territoire}`)
  await expect(titres).toHaveText(nommes('de mon antenne'))
  await page.getByRole('link', { name: `${antenne} , retirer ce filtre` }).click()
  await expect(page).toHaveURL('/coup-de-pouce')
  await onglet('Mon antenne')
  await expect(page.getByRole('combobox', { name: 'Catégorie' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Antenne' })).toHaveCount(0)

  await page.goto(`/antenne/${territoire}`)
  const rubriques = page.getByRole('navigation', { name: 'Rubriques de l’antenne' })
  await rubriques.getByRole('link', { name: /^Coups de pouce/ }).click()
  await expect(page).toHaveURL(`/antenne/${territoire}/coup-de-pouce`)
  await expect(page).toHaveTitle(`Coups de pouce de l’antenne — ${antenne} — Entrelles`)
  await expect(page.getByRole('heading', { level: 2, name: '1 coup de pouce' })).toBeVisible()
  await expect(titres).toHaveText(nommes('de mon antenne'))

  await page.goto(`/membre/${elle.id}`)
  await expect(page.getByRole('region', { name: 'Ses demandes en cours' }).getByRole('article')).toHaveCount(
    3,
  )
  await page.context().close()
})

test('[R2.1-9] [M1] near her: the requests around her commune with their distance, or farther if she asks', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Alentour')
  const moi = await createMembre(product, 'Maëlle', 'Alentour', { villeId: COMMUNES.quimper })
  const elle = await createMembre(product, 'Claire', 'Alentour')
  for (const [heures, titre, ville_id] of [
    [3, 'à Aix', COMMUNES.aix],
    [2, 'à Brest', COMMUNES.brest],
    [1, 'à Concarneau', COMMUNES.concarneau],
  ] as const)
    await createDemande(product.db, new Date(NOW.getTime() - heures * 3_600_000), elle.id, {
      titre: `${mot} ${titre}`,
      ville_id,
    })
  const page = await pageOf(browser, product, moi.email)
  await page.goto(`/coup-de-pouce?termes=${mot}`)
  const cartes = page.getByRole('main').getByRole('article')
  await expect(cartes).toHaveCount(3)
  await page.getByRole('link', { name: 'Près de chez moi' }).click()
  await expect(page).toHaveURL(`/coup-de-pouce?onglet=proches&termes=${mot}`)
  await expect(cartes.getByRole('heading')).toHaveText([`${mot} à Concarneau`])
  await expect(cartes).toContainText(/Concarneau · à \d+\skm/)
  await page.goto(`/coup-de-pouce?onglet=proches&termes=${mot}&distanceKilometre=100`)
  await expect(cartes.getByRole('heading')).toHaveText([`${mot} à Concarneau`, `${mot} à Brest`])
  await page.context().close()
})

test('[R2.1-9] the type, the state, the distance and the order are chosen in the filters, and kept in the URL', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Réglage')
  const moi = await createMembre(product, 'Maëlle', 'Réglage', { villeId: COMMUNES.quimper })
  const elle = await createMembre(product, 'Claire', 'Réglage')
  const jour = (jours: number) => addDays(parisDay(NOW), jours)
  for (const [heures, titre, fields] of [
    [4, 'à Aix', { ville_id: COMMUNES.aix, date_limite: jour(10) }],
    [3, 'à Concarneau', { ville_id: COMMUNES.concarneau, date_limite: jour(20) }],
    [2, 'offerte', { type: 'offre', ville_id: COMMUNES.brest, date_limite: jour(30) }],
    [1, 'résolue', { statut: 'resolu' }],
    [0, 'close', { statut: 'clos', motif_cloture: 'sans_suite' }],
  ] as const)
    await createDemande(product.db, new Date(NOW.getTime() - heures * 3_600_000), elle.id, {
      titre: `${mot} ${titre}`,
      ...fields,
    })
  const page = await pageOf(browser, product, moi.email)
  await page.goto(`/coup-de-pouce?termes=${mot}`)
  const titres = page.getByRole('main').getByRole('article').getByRole('heading')
  const nommes = (...noms: readonly string[]) => noms.map((nom) => `${mot} ${nom}`)
  const choisir = async (nom: string, option: string) => {
    await page.getByRole('combobox', { name: nom, exact: true }).selectOption(option)
    await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  }
  // Each choice shows another list: the page takes the fields from the new address together with its list.
  const lues = async (filtres: Readonly<Record<string, string>>, noms: readonly string[]) => {
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ termes: mot, ...filtres })
    await expect(titres).toHaveText(nommes(...noms))
  }
  await lues({}, ['offerte', 'à Concarneau', 'à Aix'])
  await choisir('Type', 'Offres')
  await lues({ type: 'offre' }, ['offerte'])
  await choisir('Type', 'Demandes et offres')
  await lues({}, ['offerte', 'à Concarneau', 'à Aix'])
  await choisir('État', 'Résolus')
  await lues({ statut: 'resolu' }, ['résolue'])
  await choisir('État', 'Terminés')
  await lues({ statut: 'termine' }, ['close'])
  await choisir('État', 'Ouverts')
  await lues({}, ['offerte', 'à Concarneau', 'à Aix'])
  await choisir('Trier par', 'Date limite proche')
  await lues({ tri: 'echeance' }, ['à Aix', 'à Concarneau', 'offerte'])
  await choisir('Distance', 'À moins de 100\u00a0km')
  await lues({ tri: 'echeance', distanceKilometre: '100' }, ['à Concarneau', 'offerte'])
  await choisir('Trier par', 'Les plus récents')
  await lues({ distanceKilometre: '100' }, ['offerte', 'à Concarneau'])
  await choisir('Distance', 'À moins de 25\u00a0km')
  await lues({ distanceKilometre: '25' }, ['à Concarneau'])
  await page.reload()
  await lues({ distanceKilometre: '25' }, ['à Concarneau'])
  await page.context().close()
})

test('[R2.1-9] near her needs her commune', async ({ browser, product }) => {
  const { email } = await createMembre(product, 'Ysé', 'Sans commune', { villeId: null })
  const page = await pageOf(browser, product, email)
  await page.goto('/coup-de-pouce?onglet=proches')
  await expect(
    page.getByRole('heading', { name: 'Indique d’abord ta commune dans Mon compte.' }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Mon compte' })).toBeVisible()
  await page.context().close()
})

test('[M1] by keyboard: a request is answered, the answer edited and deleted, the request edited', async ({
  browser,
  product,
}) => {
  const titre = motUnique('Un avis sur ma page d’accueil')
  const auteure = await createMembre(product, 'Samira', 'Clavier')
  const aidante = await createMembre(product, 'Claire', 'Clavier')
  const id = await createDemande(product.db, NOW, auteure.id, { titre })
  const page = await pageOf(browser, product, aidante.email)
  await page.goto(`/coup-de-pouce/${id}`)
  await page.getByRole('button', { name: 'Je peux aider' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Ta réponse' })).toBeFocused()
  await page.keyboard.type('Le bouton est trop bas.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: /^Je peux aider/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /^Réponse privée/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(said(page, /Samira seule la lira/)).toBeVisible()
  const reponse = page.locator('[id^=reponse-]')
  await expect(reponse).toBeFocused()
  await expect(reponse).toContainText('Privée')

  await page.getByRole('link', { name: 'Modifier ta réponse' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Modifier ma réponse' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Ta réponse' }).fill('Le bouton est un peu bas.')
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(page.locator('[id^=reponse-]')).toContainText('Le bouton est un peu bas.')
  await expect(page.locator('[id^=reponse-]')).toContainText('modifiée')

  // Nobody else reads a private answer.
  const autre = await createMembre(product, 'Inès', 'Clavier')
  const curieuse = await pageOf(browser, product, autre.email)
  await curieuse.goto(`/coup-de-pouce/${id}`)
  await expect(curieuse.getByRole('heading', { name: 'Pas encore de réponse' })).toBeVisible()
  await curieuse.context().close()

  await page.getByRole('button', { name: /^Supprimer la réponse/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).press('Enter')
  await expect(said(page, 'La réponse est supprimée.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Réponses' })).toBeFocused()
  await page.context().close()

  const sienne = await pageOf(browser, product, auteure.email)
  await sienne.goto(`/coup-de-pouce/${id}`)
  await sienne.getByRole('button', { name: 'Plus d’actions sur cette demande' }).focus()
  await sienne.keyboard.press('Enter')
  await expect(sienne.getByRole('menuitem', { name: 'Enregistrer' })).toBeFocused()
  await sienne.keyboard.press('ArrowDown')
  await expect(sienne.getByRole('menuitem', { name: 'Modifier' })).toBeFocused()
  await sienne.keyboard.press('Enter')
  await expect(sienne).toHaveURL(`/coup-de-pouce/${id}/edition`)
  const champ = sienne.getByRole('textbox', { name: 'Ton besoin, en une phrase' })
  await expect(champ).toHaveValue(titre)
  await champ.fill(`${titre}, avant vendredi`)
  await sienne.getByRole('radio', { name: 'Numérique' }).focus()
  await sienne.keyboard.press('ArrowRight')
  await expect(sienne.getByRole('radio', { name: 'Communication' })).toBeChecked()
  await sienne.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(said(sienne, 'Ta demande est enregistrée.')).toBeVisible()
  await expect(sienne.getByRole('heading', { level: 1, name: `${titre}, avant vendredi` })).toBeVisible()
  await sienne.context().close()
})
