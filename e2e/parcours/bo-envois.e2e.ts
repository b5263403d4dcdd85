import type { Page } from '@playwright/test'
import { createEnvoi } from '../../apps/server/src/modules/bo-envois/bo-envois.factory.ts'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createMembre } from '../fixtures/membres.ts'
import type { Product } from '../fixtures/product.ts'
import { resize } from '../fixtures/resize.ts'
import { expect, test } from '../fixtures/test.ts'

const ENVOIS = '/administratrice/envoi'
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Filtrer par état' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Membre ou adresse' })
const lignes = (page: Page) =>
  page
    .getByRole('region', { name: 'Liste des envois' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
const section = (page: Page) => page.getByRole('region', { name: 'Envois', exact: true })
const titre = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text, exact: true })

/** A letter that her mail server has refused, and one that was sent. */
const seedLettres = async (product: Product, prenom: string, nom: string) => {
  const membre = await createMembre(product, prenom, nom)
  const at = daysAgo(2)
  await createEnvoi(product.db, daysAgo(3), { compte_id: membre.id, lettre: 'relance' })
  await createEnvoi(product.db, at, {
    compte_id: membre.id,
    lettre: 'mot_de_passe_change',
    statut: 'echec',
    motif: 'adresse refusée (550)',
    donnees: { compteId: membre.id, le: at.toISOString() },
  })
  return membre
}

test(
  '[R2.1-24] [P-8] an administrator finds a failed letter, reads why, and sends it again: the mail arrives',
  { tag: '@gate' },
  async ({ as, product }) => {
    const { id, email } = await seedLettres(product, 'Clémence', 'Boitepleine')
    const page = await as('administratrice')
    await page.goto(ENVOIS)
    await expect(page).toHaveTitle('Envois — Administratrice — Entrelles')
    await search(page).fill('clemence boitepleine')
    await expect(titre(page, '2 envois')).toBeVisible()
    await tabs(page).getByRole('link', { name: 'En échec' }).click()
    await expect(page).toHaveURL(`${ENVOIS}?statut=echec&termes=clemence+boitepleine`)
    await expect(titre(page, '1 envoi')).toBeVisible()
    await expect(lignes(page)).toContainText([
      /Clémence Boitepleine.*Mot de passe changé.*En échec.*adresse refusée/,
    ])

    const detail = page.getByRole('region', { name: 'Mot de passe changé' })
    await expect(detail).toContainText(email)
    await expect(detail).toContainText('Adresse refusée (550).')
    await detail.getByRole('button', { name: 'Renvoyer' }).click()
    expect((await product.mails.mailTo(email)).subject).toBe('Ton mot de passe a changé')
    await expect(page.getByRole('heading', { name: 'Aucun envoi ne correspond' })).toBeVisible()
    await expect(titre(page, '0 envoi')).toBeFocused()

    // The mail has left before the worker has committed.
    const failures = product.db
      .selectFrom('envois')
      .where('compte_id', '=', id)
      .where('statut', '<>', 'envoye')
    await expect.poll(() => failures.select('statut').execute()).toEqual([])
    await page.goto(`${ENVOIS}?termes=boitepleine&statut=envoye`)
    await expect(titre(page, '2 envois')).toBeVisible()
    await page.getByRole('link', { name: 'Voir sa fiche' }).click()
    await expect(section(page).getByRole('listitem')).toHaveCount(2)
    await section(page).getByRole('link', { name: 'Tout voir' }).click()
    await expect(page).toHaveURL(`${ENVOIS}?adherente=${id}`)
    await expect(titre(page, '2 envois')).toBeVisible()
    await page.getByRole('link', { name: 'Clémence Boitepleine , retirer ce filtre' }).click()
    await expect(page).toHaveURL(ENVOIS)
  },
)

test('[R2.1-24] on a phone the letter opens in a dialog, and the focus comes back to its line', async ({
  as,
  product,
}) => {
  const { email } = await seedLettres(product, 'Bertille', 'Petitecran')
  const page = await as('administratrice')
  await resize(page, 390)
  await page.goto(`${ENVOIS}?termes=petitecran`)
  await expect(titre(page, '2 envois')).toBeVisible()
  const ligne = lignes(page).getByRole('button', { name: /Mot de passe changé/ })
  await ligne.click()
  const dialog = page.getByRole('dialog', { name: 'Mot de passe changé' })
  await expect(dialog).toContainText('Adresse refusée (550).')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(ligne).toBeFocused()
  await ligne.click()
  await dialog.getByRole('button', { name: 'Renvoyer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(titre(page, '2 envois')).toBeFocused()
  await product.mails.mailTo(email)
})

test('[R2.1-24] [R2.1-25] filters are kept in the URL, and an event links to its letters', async ({
  as,
  product,
}) => {
  const titreEvenement = 'Tenir un carnet d’adresses'
  const objet_id = await createEvenement(product.db, new Date(), { titre: titreEvenement })
  const { id: compte_id } = await createMembre(product, 'Odette', 'Filtrante')
  const about = { compte_id, objet_id }
  await createEnvoi(product.db, daysAgo(1), { ...about, lettre: 'participation_confirmation' })
  await createEnvoi(product.db, daysAgo(20), { ...about, lettre: 'evenement_annonce' })
  const page = await as('administratrice')
  await page.goto(`/administratrice/evenement/${objet_id}/participantes/page/1`)
  await expect(section(page).getByRole('listitem')).toHaveCount(2)
  await section(page).getByRole('link', { name: 'Tout voir' }).click()
  await expect(page).toHaveURL(`${ENVOIS}?evenement=${objet_id}`)
  await expect(page.getByRole('list', { name: 'Filtres actifs' })).toContainText(titreEvenement)

  const filtres = page.getByRole('search', { name: 'Filtrer les envois' })
  await filtres.getByRole('combobox', { name: 'Période' }).selectOption('7 jours')
  await filtres.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL(`${ENVOIS}?periode=7&evenement=${objet_id}`)
  await expect(titre(page, '1 envoi')).toBeVisible()
  await page.goBack()
  await expect(titre(page, '2 envois')).toBeVisible()
  await filtres.getByRole('combobox', { name: 'Lettre' }).selectOption('Message aux participantes')
  await filtres.getByRole('button', { name: 'Filtrer' }).click()
  await expect(lignes(page)).toContainText([`Message aux participantes : ${titreEvenement}`])
  await filtres.getByRole('button', { name: 'Effacer' }).click()
  await expect(page).toHaveURL(ENVOIS)
})
