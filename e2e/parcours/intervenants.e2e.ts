import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Page } from '@playwright/test'
import { referentielOf } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from '../../apps/server/src/modules/antennes/antennes.factory.ts'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createIntervenant } from '../../apps/server/src/modules/intervenants/intervenants.factory.ts'
import { jpeg } from '../../apps/server/src/modules/medias/medias.factory.ts'
import { chooseAmong, chooseOne } from '../fixtures/choices.ts'
import { mailOf } from '../fixtures/mails-evenement.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'

const BO = '/administratrice/intervenant'
const NOW = new Date()
const DEBUT = instantOf(`${addDays(parisDay(NOW), 40)} 14:00`, ZONE_PARIS)
const A_CONFIRMER = 'Intervenante à confirmer'

const sheet = (page: Page, nom: string) => page.getByRole('region', { name: nom, exact: true })
const lineOf = (page: Page, nom: string) =>
  page.getByRole('region', { name: 'Liste des intervenantes' }).getByRole('link').filter({ hasText: nom })
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

test(
  '[R2.1-20] [M7] a speaker is added with a photo, and hidden from members before her consent and after its withdrawal',
  { tag: '@gate' },
  async ({ as, product }) => {
    await createTerritoire(product.db, { nom: 'Pays des Paroles' })
    const page = await as('administratrice')
    await page.goto(BO)
    await page.getByRole('link', { name: 'Ajouter une intervenante' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ajouter une intervenante' })).toBeFocused()
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Prénom : Ce champ est obligatoire.',
      'Nom : Ce champ est obligatoire.',
    ])
    const fill = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value)
    await fill('Prénom', 'Hermine')
    await fill('Nom', 'Orateur')
    await fill('Profession', 'Experte-comptable')
    await fill('Structure', 'Cabinet Orateur')
    await fill('Biographie', 'Vingt ans de bilans.')
    await fill('E-mail', 'hermine@exemple.fr')
    await fill('Téléphone', '0639980427')
    await fill('Note interne', 'Préfère les groupes de 15.')
    await chooseAmong(page, list(page, 'Thématiques'), 'finances', 'Finances')
    await chooseAmong(page, list(page, 'Antennes'), 'paroles', 'Pays des Paroles')
    // An administrator without a membership can upload images.
    const portrait = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 600) }
    await page.locator('input[type=file]').setInputFiles(portrait)
    await page.getByRole('button', { name: 'Utiliser cette image' }).click()
    await expect(page.getByText('Image envoyée.')).toBeAttached()
    await page.getByRole('link', { name: 'Annuler' }).click()
    const quitter = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
    await quitter.getByRole('button', { name: 'Rester sur la page' }).click()
    await expect(quitter).toHaveCount(0)
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(page.getByText('La fiche de Hermine Orateur est créée.')).toBeVisible()
    await expect(page).toHaveURL(/\/[\da-f-]{36}$/)
    const id = page.url().split('/').at(-1) ?? ''
    const fiche = sheet(page, 'Hermine Orateur')
    // The uploaded photo is shown before its sizes are generated.
    await expect(fiche.locator('img').first()).toHaveAttribute('src', /^data:image/)
    await expect(fiche.getByRole('heading', { name: 'Consentement à recueillir' })).toBeVisible()
    await expect(fiche).toContainText('hermine@exemple.fr · jamais montré aux membres')
    await expect(fiche).toContainText('06 39 98 04 27 · jamais montré aux membres')

    const titre = 'Parler devant cent personnes'
    const evenement = await createEvenement(product.db, NOW, { titre, debut: DEBUT, intervenantIds: [id] })
    const member = await as('adherente')
    await member.goto(`/evenement/${evenement}`)
    await expect(member.getByText(A_CONFIRMER)).toBeVisible()
    await expect(member.getByText('Orateur')).toHaveCount(0)
    await fiche.getByRole('button', { name: 'Envoyer la demande' }).click()
    await expect(page.getByText('La demande part par e-mail.')).toBeVisible()
    await expect(fiche.getByRole('heading', { name: 'Consentement demandé' })).toBeVisible()
    const demande = await mailOf(product, 'hermine@exemple.fr', 'Acceptez-vous d’être présentée')
    expect(demande.text).toContain('J’accepte que mon nom, ma photo, ma structure et ma profession')
    await fiche.getByRole('button', { name: 'Renvoyer la demande' }).click()
    await expect(page.getByText('La demande vient déjà de lui être envoyée. Réessaie demain.')).toBeVisible()

    await fiche.getByRole('button', { name: 'Noter son accord' }).click()
    const accord = page.getByRole('dialog', { name: 'Noter l’accord de Hermine Orateur' })
    await accord.getByRole('radio', { name: 'Par e-mail' }).check()
    await accord.getByRole('button', { name: 'Noter son accord' }).click()
    await expect(fiche.getByRole('heading', { name: /^Consentement donné le/ })).toBeVisible()
    await member.reload()
    await expect(member.getByText('Hermine Orateur')).toBeVisible()
    await expect(member.getByText(A_CONFIRMER)).toHaveCount(0)
    await expect(member.getByText('hermine@exemple.fr')).toHaveCount(0)
    await page.reload()
    await expect(fiche.getByRole('link', { name: titre })).toBeVisible()
    await fiche.getByRole('button', { name: 'Noter un retrait' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Noter un retrait' }).click()
    await expect(page.getByText('Son retrait est noté.')).toBeVisible()
    await member.reload()
    await expect(member.getByText(A_CONFIRMER)).toBeVisible()
  },
)

test('[M7] [R6-4] two records of a speaker are merged, and the event’s form follows; a coordinator can neither merge nor delete', async ({
  as,
  browser,
  product,
}) => {
  const kept = await createIntervenant(product.db, NOW, { prenom: 'Odile', nom: 'Fusion', email: null })
  const double = await createIntervenant(product.db, NOW, {
    prenom: 'Odette',
    nom: 'Fusion',
    entreprise: 'Forge Double',
    email: 'odette@exemple.fr',
  })
  const titre = 'Forger à deux'
  const evenement = await createEvenement(product.db, NOW, { titre, debut: DEBUT, intervenantIds: [double] })
  const coordinatrice = await createMembre(product, 'Coline', 'Fusion', { coordonne: 'Pays de Fusion' })
  const hers = await pageOf(browser, product, coordinatrice.email)
  await hers.goto(`/coordinatrice/intervenant/${kept}`)
  await expect(sheet(hers, 'Odile Fusion').getByRole('link', { name: 'Modifier' })).toBeVisible()
  for (const name of ['Fusionner', 'Supprimer'])
    await expect(hers.getByRole('button', { name, exact: true })).toHaveCount(0)
  await hers.context().close()

  const page = await as('administratrice')
  await page.goto(`${BO}/${kept}`)
  const fiche = sheet(page, 'Odile Fusion')
  await fiche.getByRole('button', { name: 'Fusionner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fusionner la fiche de Odile Fusion' })
  await dialog.getByRole('button', { name: 'Fusionner' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await chooseOne(page, list(page, 'L’autre fiche'), 'fusion', 'Odette Fusion')
  await expect(dialog).toContainText('Forge Double')
  await dialog.getByRole('button', { name: 'Fusionner' }).click()
  await expect(page.getByText('Les deux fiches n’en font plus qu’une.')).toBeVisible()
  await expect(fiche).toContainText('odette@exemple.fr')
  await fiche.getByRole('link', { name: titre }).click()
  await expect(page).toHaveURL(`/administratrice/evenement/${evenement}/edition`)
  await expect(page.getByRole('list', { name: 'Choix retenus' })).toHaveText(['odile fusion'])
  await page.goto(`${BO}/${double}`)
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()

  // A speaker of an event is filled from a record, and saved as a new record.
  await page.goto(`/administratrice/evenement/${evenement}/edition`)
  await page.getByRole('checkbox', { name: 'Présenter une intervenante sur cette page' }).check()
  const block = sheet(page, 'Première intervenante')
  await chooseOne(page, list(page, 'Remplir depuis une fiche'), 'odile', 'Odile Fusion')
  await expect(block.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Odile')
  await block.getByRole('textbox', { name: 'Prénom' }).fill('Ombeline')
  await block.getByRole('button', { name: 'Enregistrer comme fiche' }).click()
  await expect(page.getByText('La fiche de Ombeline Fusion est créée.')).toBeVisible()

  // A speaker with events is archived instead of deleted.
  await page.goto(`${BO}/${kept}`)
  await fiche.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Sa fiche est archivée.')).toBeVisible()
  await page.goto(`${BO}?onglet=archivees&termes=fusion`)
  await expect(lineOf(page, 'Odile Fusion')).toBeVisible()
})

test('[R2.1-20] the list of speakers has its tabs and filters in the URL; an empty result says so', async ({
  as,
  product,
}) => {
  const make = (prenom: string, fields = {}) =>
    createIntervenant(product.db, NOW, { prenom, nom: 'Trieuse', ...fields })
  const theme = await referentielOf(product.db, 'theme', 'Finances')
  const finances = await make('Rose')
  await product.db
    .insertInto('intervenants_themes')
    .values({ intervenant_id: finances, theme_id: theme })
    .execute()
  await make('Blanche', { consent: false })
  await make('Violette', { statut: 'archive' })
  const page = await as('administratrice')
  await page.goto(BO)
  await page.getByRole('searchbox', { name: 'Chercher une intervenante' }).fill('trieuse')
  await expect(page).toHaveURL(`${BO}?termes=trieuse`)
  await expect(page.getByText('2 intervenantes', { exact: true })).toBeVisible()
  await expect(lineOf(page, 'Blanche Trieuse')).toContainText('À recueillir')
  const tabs = page.getByRole('navigation', { name: 'Filtrer par état' })
  await tabs.getByRole('link', { name: /^Consentement à recueillir [0-9]+$/ }).click()
  await expect(page).toHaveURL(`${BO}?onglet=a_recueillir&termes=trieuse`)
  await expect(page.getByText('1 intervenante', { exact: true })).toBeVisible()
  await tabs.getByRole('link', { name: /^Archivées [0-9]+$/ }).click()
  await expect(lineOf(page, 'Violette Trieuse')).toBeVisible()
  await tabs.getByRole('link', { name: /^Actives/ }).click()
  await expect(page.getByText('2 intervenantes', { exact: true })).toBeVisible()
  const filters = page.getByRole('search', { name: 'Filtrer les intervenantes' })
  await filters.getByRole('combobox', { name: 'Thématique' }).selectOption('Finances')
  await filters.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL(`${BO}?termes=trieuse&thematique=${theme}`)
  await expect(page.getByText('1 intervenante', { exact: true })).toBeVisible()
  await lineOf(page, 'Rose Trieuse').click()
  await expect(page).toHaveURL(`${BO}/${finances}?termes=trieuse&thematique=${theme}`)
  await page.getByRole('searchbox', { name: 'Chercher une intervenante' }).fill('zzyzzx')
  await expect(page.getByRole('heading', { name: 'Aucune intervenante ne correspond' })).toBeVisible()
})
