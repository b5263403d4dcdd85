import type { Page } from '@playwright/test'
import { createTerritoire } from '../../apps/server/src/modules/antennes/antennes.factory.ts'
import { createDemande } from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import {
  createEvenement,
  type EvenementFields,
} from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { jpeg } from '../../apps/server/src/modules/medias/medias.factory.ts'
import { createCoordination, createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { confirmer } from '../fixtures/identite.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const PLOGOFF = '29168'
const BRIANCON = '05023'
const PENMARCH = '29158'
const SAILLANS = '26289'
const BO = '/administratrice/antenne'
/** A coordinator gets a 404 for other branches, so that she does not learn that they exist. */
const INTROUVABLE = 'Page introuvable'

type Fields = Parameters<typeof createPersona>[3]
const member = (product: Product, fields: Fields) =>
  createPersona(product.db, new Date(), 'adherente', fields)
const card = (page: Page, nom: string) => page.getByRole('article').filter({ hasText: nom })
const rowOf = (page: Page, nom: string) => page.getByRole('row').filter({ hasText: nom })

const isCoverReady = async (product: Product, id = '') =>
  (await product.db
    .selectFrom('medias')
    .innerJoin('territoires', 'territoires.image', 'medias.nom')
    .where('territoires.id', '=', id)
    .where('medias.etat', '=', 'pret')
    .select('medias.id')
    .executeTakeFirst()) !== undefined

const attachmentOf = (product: Product, compteId: string) =>
  product.db
    .selectFrom('rattachements')
    .where('compte_id', '=', compteId)
    .where('principal', '=', true)
    .where('fin', 'is', null)
    .select(['territoire_id', 'mode'])
    .executeTakeFirst()

test(
  '[R2.1-14] a member finds her branch, follows another, makes it her own and goes back',
  { tag: '@gate' },
  async ({ as, product }) => {
    const cap = await createTerritoire(product.db, {
      nom: 'Cap Sizun',
      communes: [PLOGOFF],
      description: 'De la baie à la pointe.\n\nOn se retrouve le premier jeudi du mois.',
      emailContact: 'cap@exemple.fr',
      instagram: 'https://www.instagram.com/cap',
    })
    const autre = await createTerritoire(product.db, {
      nom: 'Briançonnais',
      region: 'Provence-Alpes-Côte d’Azur',
      communes: [BRIANCON],
    })
    await member(product, { prenom: 'Samira', nom: 'Haddad', ville_id: BRIANCON })
    const { id, email } = await member(product, { prenom: 'Maëlle', nom: 'Kervella', ville_id: PLOGOFF })
    const page = await as('adherente', { storageState: await signIn(product, email) })

    await page.goto('/antenne')
    await expect(page).toHaveTitle('Antennes — Entrelles')
    await expect(page.getByRole('heading', { level: 2, name: 'Bretagne' })).toBeVisible()
    await expect(card(page, 'Cap Sizun')).toContainText('Ton antenne')

    await page.getByRole('searchbox', { name: 'Antenne ou commune' }).fill('briancon')
    await expect(page).toHaveURL('/antenne?termes=briancon')
    await expect(card(page, 'Cap Sizun')).toHaveCount(0)
    const follow = card(page, 'Briançonnais').getByRole('button', { name: 'Suivre l’antenne Briançonnais' })
    await follow.click()
    await expect(page.getByText('Tu suis maintenant l’antenne Briançonnais.')).toBeVisible()
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('navigation', { name: 'Trier' }).getByRole('link', { name: 'Nom' }).click()
    await expect(page).toHaveURL('/antenne?termes=briancon&trinom=asc')
    await expect(page.getByRole('heading', { level: 2, name: 'Briançonnais' })).toBeVisible()

    await page.getByRole('link', { name: 'Briançonnais' }).click()
    await expect(page).toHaveURL(`/antenne/${autre}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Antenne Briançonnais' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tu suis cette antenne' })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Samira Haddad' })).toBeVisible()
    await page.getByRole('button', { name: 'En faire mon antenne' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'En faire mon antenne' }).click()
    await expect(page.getByRole('heading', { name: 'C’est ton antenne' })).toBeFocused()
    expect(await attachmentOf(product, id)).toEqual({ territoire_id: autre, mode: 'choisi' })
    await page.getByRole('button', { name: 'Revenir à celle de ma commune' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revenir' }).click()
    await expect(page.getByText('Ton antenne est maintenant Cap Sizun.')).toBeVisible()
    expect(await attachmentOf(product, id)).toEqual({ territoire_id: cap, mode: 'automatique' })
  },
)

test('[R2.1-14] a member who changes branches is told when the new one counts, and its coordinator accepts her', async ({
  as,
  product,
}, testInfo) => {
  const nom = `Trégor ${testInfo.repeatEachIndex}`
  const [avant, id] = [await createTerritoire(product.db), await createTerritoire(product.db, { nom })]
  const { email } = await member(product, { prenom: 'Naïg', nom: 'Tanguy' })
  const coordinatrice = await member(product, { prenom: 'Rozenn', nom: 'Le Goff' })
  await createCoordination(product.db, new Date(), coordinatrice.id, nom)

  const page = await as('adherente', { storageState: await signIn(product, email) })
  for (const antenne of [avant, id]) {
    await page.goto(`/antenne/${antenne}`)
    await page.getByRole('button', { name: 'En faire mon antenne' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'En faire mon antenne' }).click()
    await expect(page.getByRole('heading', { name: 'C’est ton antenne' })).toBeFocused()
    const pending = page.getByText('ou dès que ta coordinatrice l’accepte')
    await expect(pending).toHaveCount(antenne === id ? 1 : 0)
  }

  const hers = await as('adherente', { storageState: await signIn(product, coordinatrice.email) })
  await hers.goto('/coordinatrice/antenne')
  await expect(hers.getByText('Elle lira ce que l’antenne se réserve')).toBeVisible()
  await hers.getByRole('button', { name: 'Accepter : Naïg Tanguy' }).click()
  await expect(hers.getByText('Naïg Tanguy lit maintenant ce que l’antenne se réserve.')).toBeVisible()
  await expect(hers.getByRole('button', { name: /^Accepter/ })).toHaveCount(0)
  await expect(hers.getByRole('heading', { name: 'À accueillir' })).toBeFocused()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'C’est ton antenne' })).toBeVisible()
  await expect(page.getByText('ou dès que ta coordinatrice l’accepte')).toHaveCount(0)
})

test('[R2.1-14] [R2.4-4] tabs of a branch: presentation, paginated members, posts and requests', async ({
  as,
  product,
}) => {
  const id = await createTerritoire(product.db, {
    nom: 'Pays bigouden',
    communes: [PENMARCH],
    description: 'Coiffes, ports et vélos.\n\nOn se retrouve le premier jeudi du mois.',
    emailContact: 'bigouden@exemple.fr',
  })
  for (let rang = 1; rang <= 21; rang += 1) {
    await member(product, { prenom: 'Annaïg', nom: `Le Bihan ${rang}`, ville_id: PENMARCH })
  }
  const page = await as('adherente')
  await page.goto(`/antenne/${id}`)
  await expect(page).toHaveTitle('Antenne — Pays bigouden — Entrelles')
  await expect(page.getByText('Coiffes, ports et vélos.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Coordinatrice à trouver' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'bigouden@exemple.fr' })).toBeVisible()

  await page.getByRole('link', { name: 'Voir les 21 membres' }).click()
  await expect(page).toHaveURL(`/antenne/${id}/membre`)
  await expect(page.getByRole('heading', { level: 2, name: '21 membres' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  await expect(pages.getByRole('link', { name: /^Page/ })).toHaveText(['1', '2'])
  await pages.getByRole('link', { name: 'Après' }).click()
  await expect(page).toHaveURL(`/antenne/${id}/membre?page=2`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)

  const tabs = page.getByRole('navigation', { name: 'Rubriques de l’antenne' })
  for (const [nom, adresse, titre] of [
    ['Publications', 'publication', 'Ici, on se parle entre voisines'],
    ['Coups de pouce 0', 'coup-de-pouce', 'Aucune demande en ce moment'],
  ] as const) {
    await tabs.getByRole('link', { name: nom }).click()
    await expect(page).toHaveURL(`/antenne/${id}/${adresse}`)
    await expect(page.getByRole('heading', { level: 2, name: titre })).toBeVisible()
  }
})

test('[R2.1-14] help requests of a branch: their number is in its tab, the two newest beside its presentation', async ({
  as,
  product,
}, testInfo) => {
  const id = await createTerritoire(product.db, { nom: `Menez ${testInfo.repeatEachIndex}` })
  const auteure = await member(product, { prenom: 'Gaud', nom: 'Menez' })
  for (const [heures, titre, statut] of [
    [3, 'Prêter une échelle', 'publie'],
    [2, 'Relire un devis', 'en_cours'],
    [1, 'Porter un four', 'publie'],
    [0, 'Un stand, trouvé', 'resolu'],
  ] as const)
    await createDemande(product.db, new Date(Date.now() - heures * 3_600_000), auteure.id, {
      titre,
      statut,
      territoire_id: id,
    })
  const page = await as('adherente')
  await page.goto(`/antenne/${id}`)
  const tabs = page.getByRole('navigation', { name: 'Rubriques de l’antenne' })
  await expect(tabs.getByRole('link', { name: 'Coups de pouce 3', exact: true })).toBeVisible()
  const aside = page.getByRole('complementary', { name: /^Autour de l’antenne Menez/ })
  await expect(aside.getByRole('article').getByRole('heading')).toHaveText([
    'Porter un four',
    'Relire un devis',
  ])
  await aside.getByRole('link', { name: /^Tout voir\s: coups de pouce$/ }).click()
  await expect(page).toHaveURL(`/antenne/${id}/coup-de-pouce`)
  await expect(page.getByRole('heading', { level: 2, name: '3 coups de pouce' })).toBeVisible()
})

test('[R2.1-14] events of a branch: only its upcoming ones, reachable by keyboard, with a link to all events', async ({
  as,
  product,
}, testInfo) => {
  const [vide, autre, id] = [
    await createTerritoire(product.db),
    await createTerritoire(product.db),
    await createTerritoire(product.db, { nom: `Ports ${testInfo.repeatEachIndex}` }),
  ]
  const create = (titre: string, fields: EvenementFields = {}) =>
    createEvenement(product.db, new Date(), { titre, territoireIds: [id], ...fields })
  const atelier = await create('Atelier du port')
  await create('Annulé au port', { annule_le: new Date() })
  await create('Passé au port', { debut: new Date(Date.now() - 5 * 86_400_000) })
  await create('Brouillon au port', { brouillon: true })
  await create('D’une autre antenne', { territoireIds: [autre] })
  const page = await as('adherente')
  await page.goto(`/antenne/${id}`)
  const tabs = page.getByRole('navigation', { name: 'Rubriques de l’antenne' })
  await tabs.getByRole('link', { name: 'Coups de pouce' }).focus()
  await page.keyboard.press('Tab')
  await expect(tabs.getByRole('link', { name: 'Événements' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/antenne/${id}/evenement`)
  await expect(page).toHaveTitle(/^Événements de l’antenne — Ports \d+ — Entrelles$/)
  await expect(tabs.getByRole('link', { name: 'Événements' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 2, name: '2 événements à venir' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Atelier du port',
    'Annulé au port',
  ])
  await expect(page.getByRole('article').filter({ hasText: 'Annulé au port' })).toContainText('Annulé')
  await page.getByRole('main').getByRole('link', { name: 'Atelier du port' }).click()
  await expect(page).toHaveURL(`/evenement/${atelier}`)

  await page.goto(`/antenne/${vide}/evenement`)
  await expect(page.getByRole('heading', { name: 'Aucun rendez-vous pour l’instant' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir tous les événements' }).click()
  await expect(page).toHaveURL('/evenement')
})

test(
  '[R2.1-22] [R6-4] an administrator creates a branch with a cover and appoints its coordinator, who manages no other',
  { tag: '@gate' },
  async ({ as, asAlone, product }) => {
    const { email } = await member(product, { prenom: 'Élise', nom: 'Bonnardel', ville_id: BRIANCON })
    const nouvelle = await member(product, { prenom: 'Jeanne', nom: 'Riou', ville_id: SAILLANS })
    const foreign = await createTerritoire(product.db, { nom: 'Matheysine', region: 'Auvergne-Rhône-Alpes' })
    const page = await asAlone('administratrice')
    await page.goto(BO)
    await page.getByRole('link', { name: 'Créer une antenne' }).click()
    await expect(page).toHaveTitle('Créer une antenne — Administratrice — Entrelles')
    await page.getByRole('button', { name: 'Créer l’antenne' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend 2 erreur(s)' }),
    ).toBeFocused()
    await page.getByRole('textbox', { name: 'Nom' }).fill('Haute vallée de la Drôme')
    await page.getByRole('combobox', { name: 'Région' }).selectOption('Auvergne-Rhône-Alpes')
    // Scrolled into view first: scrolling closes an open list.
    await page.getByRole('combobox', { name: 'Communes' }).scrollIntoViewIfNeeded()
    await page.getByRole('combobox', { name: 'Communes' }).focus()
    await page.keyboard.type('26340')
    await page.getByRole('option', { name: 'Saillans', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Retirer : Saillans' })).toBeVisible()
    await page.locator('input[type=file]').setInputFiles({
      name: 'drome.jpg',
      mimeType: 'image/jpeg',
      buffer: await jpeg(1800, 1200),
    })
    await page.getByRole('button', { name: 'Utiliser cette image' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Image envoyée.' })).toHaveCount(1)
    await page.getByRole('textbox', { name: 'Ce que montre l’image' }).fill('La Drôme à Saillans')
    await page.getByRole('button', { name: 'Créer l’antenne' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Haute vallée de la Drôme' })).toBeVisible()
    const id = page.url().split('/').at(-2)
    const row = await product.db
      .selectFrom('territoires')
      .innerJoin('territoires_communes', 'territoires_communes.territoire_id', 'territoires.id')
      .where('territoires.id', '=', id ?? '')
      .select(['statut', 'ville_id', 'image_alt'])
      .execute()
    expect(row).toEqual([{ statut: 'ouverte', ville_id: SAILLANS, image_alt: 'La Drôme à Saillans' }])

    await page.getByRole('button', { name: 'Nommer une coordinatrice' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nommer une coordinatrice' })
    await dialog.getByRole('button', { name: 'Nommer' }).click()
    await expect(dialog.getByRole('alert')).toBeFocused()
    await dialog.getByRole('combobox', { name: 'Membre' }).fill('bonnardel')
    await page.getByRole('option', { name: 'Élise Bonnardel' }).click()
    await dialog.getByRole('button', { name: 'Nommer' }).click()
    await confirmer(page)
    await expect(page.getByRole('button', { name: 'Retirer Élise Bonnardel' })).toBeVisible()
    const mail = await product.mails.mailTo(email)
    expect(mail.text).toContain('Haute vallée de la Drôme')

    await expect.poll(async () => (await attachmentOf(product, nouvelle.id))?.territoire_id).toBe(id)
    const hers = await as('adherente', { storageState: await signIn(product, email) })
    await hers.goto('/coordinatrice/antenne')
    await expect(hers.getByRole('heading', { level: 2, name: 'Haute vallée de la Drôme' })).toBeVisible()
    await hers.getByRole('button', { name: 'Noter son accueil : Jeanne Riou' }).click()
    const welcome = hers.getByRole('dialog', { name: 'Accueil de Jeanne Riou' })
    await welcome.getByRole('textbox', { name: 'Ce qui a été fait' }).fill('Un café à Saillans')
    await welcome.getByRole('button', { name: 'Noter' }).click()
    await expect(hers.getByText('Accueillie le')).toBeVisible()
    await expect(hers.getByRole('heading', { name: 'À accueillir' })).toBeFocused()
    await hers.getByRole('textbox', { name: 'Description' }).fill('De la source au Rhône.')
    await hers.getByRole('textbox', { name: 'E-mail de contact' }).fill('drome')
    await hers.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(
      hers.getByRole('alert').filter({ hasText: 'Ce formulaire comprend 1 erreur(s)' }),
    ).toBeFocused()
    await hers.getByRole('textbox', { name: 'E-mail de contact' }).fill('drome@exemple.fr')
    await hers.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(hers.getByText('La présentation de ton antenne est enregistrée.')).toBeVisible()
    await expect.poll(() => isCoverReady(product, id)).toBe(true)
    await hers.goto(`/antenne/${id}`)
    await expect(hers.getByText('De la source au Rhône.')).toBeVisible()
    const cover = hers.getByRole('img', { name: 'La Drôme à Saillans' })
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600)
    await expect(hers.getByRole('link', { name: 'Modifier l’antenne' })).toBeVisible()
    await hers.goto(`/coordinatrice/antenne?antenne=${foreign}`)
    await expect(hers.getByRole('heading', { name: INTROUVABLE })).toBeVisible()
  },
)

test('[R2.1-22] the sort orders of the list are in the URL; a branch is closed, then deleted', async ({
  as,
  product,
}) => {
  const zone = { region: 'Corse' as const }
  const id = await createTerritoire(product.db, { ...zone, nom: 'Balagne' })
  await createTerritoire(product.db, { nom: 'Balagne-sur-Mer', region: 'Occitanie' })
  const page = await as('administratrice')
  await page.goto(BO)
  await page.getByRole('searchbox', { name: 'Rechercher une antenne' }).fill('balagne')
  await expect(page).toHaveURL(`${BO}?termes=balagne`)
  await expect(page.getByText('2 antennes', { exact: true })).toBeVisible()
  const names = page.getByRole('rowheader')
  await page.getByRole('columnheader', { name: 'Antenne' }).getByRole('link').click()
  await expect(page).toHaveURL(`${BO}/page/1/nom/desc/region/aucun?termes=balagne`)
  await expect(names).toHaveText(['Balagne-sur-Mer', 'Balagne'])
  await page.getByRole('columnheader', { name: 'Région' }).getByRole('link').click()
  await expect(page).toHaveURL(`${BO}/page/1/nom/aucun/region/asc?termes=balagne`)
  await expect(names).toHaveText(['Balagne', 'Balagne-sur-Mer'])
  await expect(page.getByRole('columnheader', { name: 'Région' })).toHaveAttribute('aria-sort', 'ascending')

  await rowOf(page, 'Corse').getByRole('link', { name: 'Balagne', exact: true }).click()
  await page.getByRole('button', { name: 'Fermer l’antenne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fermer l’antenne Balagne ?' })
  await dialog.getByRole('combobox', { name: 'Où vont ses membres' }).selectOption('Balagne-sur-Mer')
  await dialog.getByRole('button', { name: 'Fermer l’antenne' }).click()
  await expect(page.getByText('Cette antenne est fermée. L’enregistrer la rouvre.')).toBeVisible()
  const member = await as('adherente')
  await member.goto(`/antenne/${id}`)
  await expect(member.getByRole('heading', { level: 1, name: INTROUVABLE })).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page).toHaveURL(BO)
  await expect(page.getByText('L’antenne Balagne est supprimée.')).toBeVisible()
})
