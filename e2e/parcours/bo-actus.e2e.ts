import type { Locator, Page } from '@playwright/test'
import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { createPublication } from '../../apps/server/src/modules/actus/actus.factory.ts'
import { createTerritoire } from '../../apps/server/src/modules/antennes/antennes.factory.ts'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { chooseAmong, openMenu } from '../fixtures/choices.ts'
import { openNotification, runJob, said } from '../fixtures/coups-de-pouce.ts'
import { createMembre } from '../fixtures/membres.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const ACTUS = '/administratrice/actu'

const lineOf = (page: Page, titre: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: titre }) })
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Filtrer par état' }).getByRole('link', { name })

/** Types a day or an hour in its segments. */
const typeIn = async (page: Page, group: Locator, digits: string): Promise<void> => {
  await group.getByRole('spinbutton').first().click()
  await page.keyboard.type(digits)
}
/** « 01122026 » */
const digitsOf = (day: string): string => day.split('-').toReversed().join('')

// The pins of the network are counted: other stories of the worker share the database.
test.afterEach(async ({ product }) => {
  await product.db.deleteFrom('publications').execute()
})

test(
  '[R2.1-20] [M2] an administrator schedules news, finds it in the calendar, changes it, and pins it once it is published',
  { tag: '@gate' },
  async ({ as, product }) => {
    const page = await as('administratrice')
    const jour = addDays(parisDay(new Date()), 1)
    await page.goto(ACTUS)
    await expect(page).toHaveTitle('Actus — Administratrice — Entrelles')
    await expect(page.getByRole('heading', { name: 'Épinglées, 0 sur 3' })).toBeVisible()
    await page.getByRole('button', { name: 'Écrire une actu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Écrire une actu' })
    await dialog.getByRole('textbox', { name: 'Ta publication' }).fill('Trois dates à noter.')
    await dialog.getByRole('button', { name: 'Publier' }).click()
    await expect(dialog.getByText('Ce formulaire comprend 1 erreur(s) :')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Titre' }).fill('Les ateliers de décembre')
    await typeIn(page, dialog.getByRole('group', { name: 'Publier le' }), digitsOf(jour))
    await typeIn(page, dialog.getByRole('group', { name: 'À', exact: true }), '0900')
    await dialog.getByRole('button', { name: 'Programmer' }).click()
    await expect(said(page, 'L’actu est programmée.')).toBeVisible()

    // Nobody is told of news: there was nothing to confirm. The last day of a month leaves in the next one.
    if (jour.endsWith('-01')) await page.getByRole('button', { name: /^Mois suivant/ }).click()
    const calendrier = page.getByRole('region', { name: /20\d{2}$/ })
    await expect(calendrier.getByRole('cell', { name: /1 programmée/ })).toHaveText(
      new RegExp(`^${Number(jour.slice(8))},`),
    )
    await expect(page.getByRole('region', { name: 'Bientôt' })).toContainText('Les ateliers de décembre')
    await tab(page, 'Programmées').click()
    await expect(page).toHaveURL(`${ACTUS}?statut=programmee`)
    await expect(lineOf(page, 'Les ateliers de décembre')).toContainText('Part le')

    await calendrier.getByRole('button', { name: /Les ateliers de décembre/ }).click()
    const edition = page.getByRole('dialog', { name: 'Modifier l’actu' })
    await edition.getByRole('textbox', { name: 'Titre' }).fill('Les ateliers de l’hiver')
    await edition.getByRole('button', { name: 'Programmer' }).click()
    await expect(edition).toHaveCount(0)
    await expect(lineOf(page, 'Les ateliers de l’hiver')).toBeVisible()

    // Its hour comes: the worker publishes it.
    await product.db.updateTable('publications').set({ programmee_le: new Date() }).execute()
    await runJob(product, 'actus.publier')
    const line = lineOf(page, 'Les ateliers de l’hiver')
    await expect(async () => {
      await page.goto(ACTUS)
      await expect(line).toContainText('Publiée', { timeout: 2000 })
    }).toPass()
    await openMenu(page, line.getByRole('button', { name: /^Actions/ }))
    await page.getByRole('menuitem', { name: 'Épingler' }).click()
    const pin = page.getByRole('dialog', { name: 'Épingler en haut du fil' })
    await pin.getByRole('button', { name: 'Épingler' }).click()
    await expect(page.getByRole('heading', { name: 'Épinglées, 1 sur 3' })).toBeVisible()
    await expect(line).toContainText('Épinglée jusqu’au')

    const membre = await createMembre(product, 'Awa', 'Actu')
    const hers = await as('adherente', { storageState: await signIn(product, membre.email) })
    await hers.goto('/actu')
    await expect(hers.getByRole('heading', { name: 'Les ateliers de l’hiver' })).toBeVisible()

    await openMenu(page, line.getByRole('button', { name: /^Actions/ }))
    await page.getByRole('menuitem', { name: 'Détacher' }).click()
    await expect(page.getByRole('heading', { name: 'Épinglées, 0 sur 3' })).toBeVisible()
  },
)

test(
  '[R2.1-20] [community C2] an announcement for a branch is tried by a mail to oneself, confirmed, then told to its members alone',
  { tag: '@gate' },
  async ({ as, product }, testInfo) => {
    const antenne = `Estuaire ${testInfo.repeatEachIndex}`
    await createTerritoire(product.db, { nom: antenne })
    const awa = await createMembre(product, 'Awa', 'Annonce', { territoire: antenne })
    const lea = await createMembre(product, 'Léa', 'Annonce')
    const { email } = await createPersona(product.db, new Date(), 'administratrice')
    const page = await as('administratrice', { storageState: await signIn(product, email) })
    await page.goto(ACTUS)
    await page.getByRole('button', { name: 'Écrire une actu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Écrire une actu' })
    await dialog.getByRole('radio', { name: /^Annonce/ }).check()
    await dialog.getByRole('textbox', { name: 'Titre' }).fill('Le marché change de place')
    await dialog.getByRole('textbox', { name: 'Ta publication' }).fill('Rendez-vous sous la halle.')
    await chooseAmong(page, dialog.getByRole('combobox', { name: /^Pour qui/ }), 'Estuaire', antenne)
    await dialog.getByRole('checkbox', { name: 'Épingler en haut du fil' }).check()
    await dialog.getByRole('button', { name: 'Publier' }).click()

    const depart = page.getByRole('dialog', { name: 'Part à 1 membre' })
    await expect(depart).toContainText(`${antenne}, adhésion active`)
    await expect(depart).toContainText('Tout de suite')
    await depart.getByRole('button', { name: 'M’envoyer un essai' }).click()
    const essai = await product.mails.mailTo(email)
    expect(essai.subject).toBe('Essai\u00a0: Le marché change de place')
    expect(
      await product.db.selectFrom('envois').where('compte_id', '=', awa.id).select('id').execute(),
    ).toEqual([])

    // Nothing has left yet: she changes her mind, and what she wrote is still there.
    await depart.getByRole('button', { name: 'Annuler' }).click()
    await expect(depart).toHaveCount(0)
    await expect(dialog.getByRole('textbox', { name: 'Titre' })).toHaveValue('Le marché change de place')
    await dialog.getByRole('button', { name: 'Publier' }).click()
    await depart.getByRole('button', { name: 'Envoyer maintenant' }).click()
    await expect(said(page, 'L’actu est publiée.')).toBeVisible()
    const pin = page.getByRole('dialog', { name: 'Épingler en haut du fil' })
    await pin.getByRole('button', { name: 'Épingler' }).click()
    await expect(lineOf(page, 'Le marché change de place')).toContainText('Épinglée jusqu’au')
    const hers = await as('adherente', { storageState: await signIn(product, awa.email) })
    await openNotification(hers, /Annonce.*Le marché change de place/)
    await expect(hers.getByRole('heading', { name: 'Le marché change de place' }).first()).toBeVisible()
    await expect(lineOf(page, 'Le marché change de place')).toContainText(antenne)
    const told = () =>
      product.db.selectFrom('publications').select('nb_destinataires').executeTakeFirstOrThrow()
    await expect.poll(async () => (await told()).nb_destinataires).not.toBeNull()
    const others = product.db.selectFrom('envois').where('compte_id', '=', lea.id)
    expect(await others.select('id').execute()).toEqual([])
  },
)

test('[R2.1-20] [P-9] the acts of a line: archived, back in the feed, deleted; a coordinator has no such page', async ({
  as,
  product,
}) => {
  const { id } = await createMembre(product, 'Maëlle', 'Le Goff')
  await createPublication(product.db, new Date(), id, { type: 'actualite', titre: 'Les permanences d’hiver' })
  const page = await as('administratrice')
  await page.goto(ACTUS)
  const line = lineOf(page, 'Les permanences d’hiver')
  await expect(line).toContainText('Toutes les antennes · Maëlle Le Goff')
  const act = async (name: string) => {
    await openMenu(page, line.getByRole('button', { name: /^Actions/ }))
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await act('Archiver')
  await expect(line).toHaveCount(0)
  await tab(page, 'Archivées').click()
  await act('Remettre dans le fil')
  await expect(said(page, 'L’actu est de nouveau dans le fil.')).toBeVisible()
  await tab(page, 'Publiées').click()
  await act('Supprimer')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(said(page, 'L’actu est supprimée.')).toBeVisible()
  // The count above the list: other journeys leave their own announcements.
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ actus?$/ })).toBeFocused()

  const coordinatrice = await as('coordinatrice')
  await coordinatrice.goto(ACTUS)
  await expect(coordinatrice).toHaveURL('/')
})
