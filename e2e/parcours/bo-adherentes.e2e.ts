import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { Page } from '@playwright/test'
import {
  createProfil,
  createTerritoire,
  type ProfilFields,
} from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createAdhesion } from '../../apps/server/src/modules/adhesions/adhesions.factory.ts'
import {
  createCoordination,
  createPersona,
  MOT_DE_PASSE,
} from '../../apps/server/src/modules/session/session.factory.ts'
import { confirmer } from '../fixtures/identite.ts'
import { pageOf } from '../fixtures/membres.ts'
import { ouvrirMembre } from '../fixtures/paiement.ts'
import type { Product } from '../fixtures/product.ts'
import { escape } from '../fixtures/escape.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const ADHERENTES = '/administratrice/adherente'
const COORDINATRICE = '/coordinatrice/adherente'

const today = () => parisDay(new Date())
const shown = (day: string) => day.split('-').toReversed().join('/')
const edition = (id: string) => `${ADHERENTES}/${id}/edition`
const member = (product: Product, prenom: string, nom: string, fields: ProfilFields = {}) =>
  createProfil(product.db, new Date(), { ...fields, compte: { prenom, nom, ...fields.compte } })
const rowOf = (page: Page, nom: string) => page.getByRole('row').filter({ hasText: nom })
const selectionBar = (page: Page) => page.getByRole('region', { name: 'Actions sur la sélection' })
const mailsTo = ({ mails }: Product, email: string) =>
  mails.received.filter(({ to }) => [to ?? []].flat()[0]?.text === email)
const journalOf = ({ db }: Product, action: string, id: string) =>
  db
    .selectFrom('journal')
    .where('action', '=', action)
    .where('cible_id', '=', id)
    .select(['id', 'auteure_id'])
    .execute()

test(
  '[R2.1-18] [R7-10] a member is found by a misspelt name, then by filters kept in the URL',
  { tag: '@gate' },
  async ({ as, product }) => {
    const antenne = await createTerritoire(product.db, 'Pays de Quatrevaux')
    const near = { territoire: 'Pays de Quatrevaux' }
    const old = addDays(today(), -200)
    await member(product, 'Éléonore', 'Quatrevaux', near)
    await member(product, 'Colette', 'Quatrevaux', {
      ...near,
      compte: { paye_jusquau: addDays(today(), -5) },
    })
    await member(product, 'Odile', 'Quatrevaux', { compte: { paye_jusquau: old } })
    await member(product, 'Rose', 'Quatrevaux', {
      compte: { etape_inscription: 'etape_trois', paye_jusquau: null },
    })
    const page = await as('administratrice')
    await page.goto(ADHERENTES)
    await expect(page).toHaveTitle('Adhérentes — Administratrice — Entrelles')
    const search = page.getByRole('searchbox', { name: 'Nom, e-mail ou commune' })
    await search.fill('eleonor quatrevau')
    await expect(page).toHaveURL(`${ADHERENTES}?termes=eleonor+quatrevau`)
    await expect(page.getByRole('row').nth(1)).toContainText('Éléonore Quatrevaux')
    await search.fill('quatrevaux')
    await expect(page.getByRole('heading', { level: 2, name: '4 adhérentes' })).toBeVisible()

    const tabs = page.getByRole('navigation', { name: 'Filtrer par statut' })
    await tabs.getByRole('link', { name: 'En sursis' }).click()
    await expect(page).toHaveURL(`${ADHERENTES}?termes=quatrevaux&statutAdhesion=sursis`)
    await expect(rowOf(page, 'Colette Quatrevaux')).toContainText(`finie le ${shown(addDays(today(), -5))}`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await tabs.getByRole('link', { name: 'Inscription inachevée' }).click()
    await expect(rowOf(page, 'Rose Quatrevaux')).toContainText('étape 3 sur 6')
    await tabs.getByRole('link', { name: 'Toutes' }).click()
    await expect(page).toHaveURL(`${ADHERENTES}?termes=quatrevaux`)
    await expect(page.getByRole('heading', { level: 2, name: '4 adhérentes' })).toBeVisible()

    const filters = page.getByRole('search', { name: 'Filtrer les adhérentes' })
    await filters.getByRole('combobox', { name: 'Antenne' }).selectOption('Pays de Quatrevaux')
    await filters.getByRole('button', { name: 'Filtrer' }).click()
    await expect(page).toHaveURL(`${ADHERENTES}?termes=quatrevaux&territoire=${antenne}`)
    await expect(page.getByRole('heading', { level: 2, name: '2 adhérentes' })).toBeVisible()
    const chips = page.getByRole('list', { name: 'Filtres actifs' })
    await chips.getByRole('link', { name: 'Pays de Quatrevaux , retirer ce filtre' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '4 adhérentes' })).toBeFocused()
    await expect(chips).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: '2 adhérentes' })).toBeVisible()
    await expect(filters.getByRole('combobox', { name: 'Antenne' })).toHaveValue(antenne)

    await page.goto(`${ADHERENTES}?termes=quatrevaux&finAvant=${today()}`)
    await expect(page.getByText(`Fin avant le ${shown(today())}`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: '2 adhérentes' })).toBeVisible()
    await page.getByRole('columnheader', { name: 'Adhésion' }).getByRole('link').click()
    await expect(page).toHaveURL(/tri=fin/)
    await expect(page.getByRole('row').nth(1)).toContainText('Odile Quatrevaux')
    await page.getByRole('columnheader', { name: 'Adhésion' }).getByRole('link').click()
    await expect(page).toHaveURL(/sens=desc/)
    await expect(page.getByRole('row').nth(1)).toContainText('Colette Quatrevaux')

    await page.goto(`${ADHERENTES}?termes=zzyzzx`)
    await expect(page.getByRole('heading', { name: 'Aucune adhérente ne correspond' })).toBeVisible()
    await page.getByRole('link', { name: 'Tout afficher' }).click()
    await expect(page).toHaveURL(ADHERENTES)
  },
)

test(
  '[P-11] a bulk reminder first lists whom it concerns; a second one skips those just reminded',
  { tag: '@gate' },
  async ({ as, product }) => {
    const ends = (days: number) => ({ compte: { paye_jusquau: addDays(today(), days) } })
    const soon = await member(product, 'Ada', 'Relancier', ends(10))
    const late = await member(product, 'Béa', 'Relancier', ends(-12))
    await member(product, 'Cléo', 'Relancier', ends(200))
    const page = await as('administratrice')
    await page.goto(`${ADHERENTES}?termes=relancier`)
    await expect(selectionBar(page)).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Sélectionner Ada Relancier' }).check()
    await expect(selectionBar(page).getByRole('status')).toHaveText('1 sélectionnée')
    await selectionBar(page).getByRole('button', { name: 'Sélectionner les 3' }).click()
    await expect(selectionBar(page).getByRole('status')).toHaveText('3 sélectionnées')
    await page.getByRole('checkbox', { name: 'Sélectionner Cléo Relancier' }).uncheck()
    await expect(selectionBar(page).getByRole('status')).toHaveText('2 sélectionnées')
    const all = page.getByRole('checkbox', { name: 'Tout sélectionner sur cette page' })
    await expect(all).toBeChecked({ indeterminate: true })
    await all.check()
    await selectionBar(page).getByRole('button', { name: 'Relancer l’adhésion' }).click()

    const dialog = page.getByRole('dialog', { name: 'Relancer 3 adhérentes ?' })
    await expect(dialog.getByRole('status')).toContainText('2 concernées')
    await expect(dialog.getByRole('list', { name: 'Ignorées' })).toContainText(
      /Cléo Relancier\s: adhésion à jour, jusqu’au/,
    )
    await dialog.getByRole('button', { name: /Voir l’e-mail «\s.+\s»/ }).click()
    await expect(dialog.getByText('Ada')).toBeVisible()
    expect(mailsTo(product, soon.email)).toEqual([])
    await dialog.getByRole('button', { name: 'Envoyer 2 relances' }).click()
    await expect(page.getByText('2 relances partent par e-mail.')).toBeVisible()
    await expect(selectionBar(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: '3 adhérentes' })).toBeFocused()
    for (const { email } of [soon, late]) await expect.poll(() => mailsTo(product, email).length).toBe(1)

    await page.getByRole('checkbox', { name: 'Sélectionner Béa Relancier' }).check()
    await selectionBar(page).getByRole('button', { name: 'Sélectionner les 3' }).click()
    await selectionBar(page).getByRole('button', { name: 'Relancer l’adhésion' }).click()
    await expect(dialog.getByRole('status')).toContainText('0 concernée')
    await expect(dialog.getByText(/Ada Relancier\s: déjà relancée aujourd’hui\./)).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Envoyer/ })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Fermer' }).last().click()
    await expect(dialog).toHaveCount(0)
    expect(mailsTo(product, soon.email)).toHaveLength(1)
  },
)

test('[M10] a message to several members arrives in the messages of each, and says whom it skips', async ({
  as,
  browser,
  product,
}) => {
  const ada = await member(product, 'Ada', 'Messagère')
  await member(product, 'Béa', 'Messagère')
  await member(product, 'Cléo', 'Messagère', { compte: { paye_jusquau: addDays(today(), -200) } })
  const page = await as('administratrice')
  await page.goto(`${ADHERENTES}?termes=messagère`)
  await page.getByRole('checkbox', { name: 'Sélectionner Ada Messagère' }).check()
  await selectionBar(page).getByRole('button', { name: 'Sélectionner les 3' }).click()
  await selectionBar(page).getByRole('button', { name: 'Envoyer un message' }).click()
  const dialog = page.getByRole('dialog', { name: 'Écrire à 3 adhérentes ?' })
  await expect(dialog.getByRole('status')).toContainText('2 concernées')
  await expect(dialog.getByRole('list', { name: 'Ignorées' })).toContainText(
    /Cléo Messagère\s: adhésion expirée/,
  )
  const send = dialog.getByRole('button', { name: 'Envoyer 2 messages' })
  await send.click()
  await expect(dialog.getByText('Écris ton message.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Ton message' }).fill('L’assemblée est le 6 février.')
  await send.click()
  await expect(page.getByText('2 messages partent.')).toBeVisible()
  await expect(selectionBar(page)).toHaveCount(0)

  const elle = await pageOf(browser, product, ada.email)
  await elle.goto('/messagerie')
  await expect(elle.locator('[data-discussion]')).toContainText('L’assemblée est le 6 février.')
  await elle.context().close()
  // From her record too.
  await page.goto(edition(ada.id))
  await page.getByRole('button', { name: 'Envoyer un message' }).click()
  const seule = page.getByRole('dialog', { name: 'Écrire à Ada Messagère ?' })
  await seule.getByRole('textbox', { name: 'Ton message' }).fill('Et un mot pour toi.')
  await seule.getByRole('button', { name: 'Envoyer 1 message' }).click()
  await expect(page.getByText('Le message est envoyé.')).toBeVisible()
})

test('[P-13] a sensitive value is shown on click only, which adds one journal entry', async ({
  as,
  product,
}) => {
  const { id } = await member(product, 'Samira', 'Devoilee', {
    dateNaissance: '1986-04-12',
    telephone: '+33612345678',
    profession: 'Boulangère',
    nomEntreprise: 'Le Levain du Coin',
  })
  const answers: Promise<string>[] = []
  const page = await as('administratrice')
  page.on('response', (response) => {
    if (response.url().includes('/api/bo/') && response.request().method() === 'GET')
      answers.push(response.text().catch(() => ''))
  })
  await page.goto(`${ADHERENTES}?termes=devoilee`)
  await page.getByRole('link', { name: 'Samira Devoilee' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Samira Devoilee' })).toBeFocused()
  await expect(page).toHaveTitle('Modifier une adhérente — Samira Devoilee — Administratrice — Entrelles')
  await expect(page.getByText('Boulangère, Le Levain du Coin')).toBeVisible()
  const told = (await Promise.all(answers)).join()
  expect(told).toContain(id)
  expect(told).not.toContain('1986-04-12')
  expect(told).not.toContain('612345678')
  await expect(page.getByRole('main')).not.toContainText('12/04/1986')
  await page.getByRole('button', { name: 'Afficher la date de naissance' }).click()
  await expect(page.getByText('12/04/1986')).toBeVisible()
  await expect(page.getByText(/consultation notée à \d+\sh\s\d\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Masquer la date de naissance' }).click()
  await expect(page.getByRole('main')).not.toContainText('12/04/1986')
  expect(await journalOf(product, 'adherentes.afficher_donnee', id)).toHaveLength(1)
  await page.getByRole('link', { name: 'Son historique au journal' }).click()
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Samira Devoilee' }),
  ).toHaveCount(1)
})

test('[P-13] an administrator corrects a member’s record, attaches her to a branch, enters her membership and sends a login link', async ({
  as,
  product,
}) => {
  await createTerritoire(product.db, 'Val de Rectification')
  const { id, email } = await member(product, 'Marie', 'Rectifier', {
    villeId: '29232',
    compte: { paye_jusquau: addDays(today(), -60) },
  })
  const page = await as('administratrice')
  await page.goto(edition(id))
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  const card = page.getByRole('dialog', { name: 'Modifier Marie Rectifier' })
  await card.getByRole('textbox', { name: 'Nom', exact: true }).fill('')
  await card.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(card.getByRole('alert')).toBeFocused()
  await card.getByRole('textbox', { name: 'Nom', exact: true }).fill('Rectifiée')
  await card.getByRole('textbox', { name: 'Code postal' }).fill('26400')
  await expect(card.getByText(/communes trouvées/)).toBeVisible()
  await card.getByRole('combobox', { name: 'Commune' }).selectOption('Crest')
  await card.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Sa fiche est enregistrée.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Marie Rectifiée' })).toBeVisible()

  await page.getByRole('button', { name: 'Rattacher à une antenne' }).click()
  const attach = page.getByRole('dialog', { name: 'Rattacher Marie Rectifiée ?' })
  await attach.getByRole('combobox', { name: 'Antenne' }).selectOption('Val de Rectification')
  await expect(attach.getByRole('status')).toContainText('1 concernée')
  await attach.getByRole('button', { name: 'Rattacher 1 adhérente' }).click()
  await expect(page.getByText('Elle est rattachée.')).toBeVisible()
  await expect(page.getByText('Val de Rectification, rattachée par l’équipe')).toBeVisible()

  await page.getByRole('button', { name: 'Saisir une adhésion' }).click()
  const entry = page.getByRole('dialog', { name: 'Saisir une adhésion' })
  await expect(entry.getByText('Marie Rectifiée')).toBeVisible()
  await entry.getByRole('button', { name: 'Enregistrer l’adhésion' }).click()
  await expect(page.getByText('L’adhésion de Marie Rectifiée est enregistrée.')).toBeVisible()
  const years = page.getByRole('table', { name: 'Adhésions de Marie Rectifiée' })
  await expect(years.getByRole('row')).toHaveCount(2)
  await expect(years).toContainText('Chèque')
  await years.getByRole('link').click()
  await expect(page).toHaveURL(/\/administratrice\/adhesion\//)

  await page.goto(edition(id))
  await page.getByRole('button', { name: 'Renvoyer un lien de connexion' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText('Le lien part par e-mail.')).toBeVisible()
  await expect
    .poll(() => mailsTo(product, email).filter(({ html }) => String(html).includes('/connexion/')).length)
    .toBe(1)
})

test('[R4-2] a suspended member is logged out, gets the message by mail and cannot log in until the suspension is lifted', async ({
  asAlone,
  browser,
  product,
}) => {
  const membre = await ouvrirMembre(browser, product, 'adherente', { prenom: 'Lou', nom: 'Suspendre' })
  await membre.page.goto('/faq')
  await expect(membre.page.getByRole('heading', { level: 1 })).toBeVisible()
  const page = await asAlone('administratrice')
  await page.goto(edition(membre.id))
  await page.getByRole('button', { name: 'Suspendre le compte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspendre Lou Suspendre ?' })
  await dialog.getByRole('combobox', { name: 'Motif' }).selectOption('Autre motif')
  await dialog.getByRole('button', { name: 'Suspendre le compte' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Précision' }).fill('Compte partagé')
  await dialog.getByRole('textbox', { name: 'Message à Lou' }).fill('Écris-nous pour en parler.')
  await dialog.getByRole('button', { name: 'Suspendre le compte' }).click()
  await confirmer(page)
  await expect(page.getByText('Le compte est suspendu.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Compte suspendu' })).toBeFocused()
  await expect(page.getByText('Compte partagé')).toBeVisible()
  await expect
    .poll(() => mailsTo(product, membre.email).filter(({ text }) => text?.includes('Écris-nous')).length)
    .toBe(1)

  const logIn = async () => {
    await membre.page.getByRole('textbox', { name: 'E-mail' }).fill(membre.email)
    await membre.page.getByRole('textbox', { name: 'Mot de passe' }).fill(MOT_DE_PASSE)
    await membre.page.getByRole('button', { name: 'Me connecter' }).click()
  }
  // Her page polls for unread messages, so it redirects by itself.
  await expect(membre.page).toHaveURL(/\/connexion/)
  await logIn()
  await expect(membre.page.getByRole('alert')).toContainText(/suspendu/)

  await page.getByRole('button', { name: 'Lever la suspension' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lever la suspension' }).click()
  await expect(page.getByText('La suspension est levée.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Suspendre', exact: true })).toBeFocused()
  await logIn()
  await expect(membre.page).not.toHaveURL(/\/connexion/)

  await page.getByRole('button', { name: 'Fermer ses sessions' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fermer ses sessions' }).click()
  await expect(page.getByText('Ses sessions sont fermées.')).toBeVisible()
  // Her page polls for unread messages, so it redirects by itself.
  await expect(membre.page).toHaveURL(/\/connexion/)
  await membre.page.context().close()
})

test(
  '[R6-1] a suspension asks for the password: given up, the form is as it was; typed, the suspension goes on by itself',
  { tag: '@gate' },
  async ({ asAlone, product }) => {
    const { id } = await member(product, 'Flore', 'Confirmer')
    const { id: otherId } = await member(product, 'Rose', 'Confirmer')
    const page = await asAlone('administratrice')
    const suspend = async (memberId: string) => {
      await page.goto(edition(memberId))
      await page.getByRole('button', { name: 'Suspendre le compte' }).click()
      const dialog = page.getByRole('dialog', { name: /^Suspendre/ })
      await dialog.getByRole('textbox', { name: 'Précision' }).fill('Deux comptes')
      await dialog.getByRole('button', { name: 'Suspendre le compte' }).click()
      return dialog
    }
    const dialog = await suspend(id)
    const password = page.getByRole('dialog', { name: 'Confirme ton mot de passe' })
    await password.getByRole('button', { name: 'Annuler' }).click()
    await expect(password).toHaveCount(0)
    await expect(dialog.getByRole('textbox', { name: 'Précision' })).toHaveValue('Deux comptes')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    expect(await journalOf(product, 'adherentes.suspendre', id)).toEqual([])

    await dialog.getByRole('button', { name: 'Suspendre le compte' }).click()
    await confirmer(page, 'pas-le-bon')
    await expect(password.getByRole('alert')).toBeFocused()
    await expect(password.getByRole('alert')).toContainText('Ce mot de passe n’est pas le tien.')
    await confirmer(page)
    await expect(page.getByText('Le compte est suspendu.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await journalOf(product, 'adherentes.suspendre', id)).toHaveLength(1)

    // It is not asked again for a while.
    await suspend(otherId)
    await expect(page.getByText('Le compte est suspendu.')).toBeVisible()
  },
)

test('[R2.1-18] [R6-1] appointing a coordinator needs the administrator’s password and sends a mail', async ({
  asAlone,
  product,
}) => {
  await createTerritoire(product.db, 'Haut Nommier')
  const { id, email } = await member(product, 'Jeanne', 'Nommer')
  const page = await asAlone('administratrice')
  await page.goto(edition(id))
  const functions = page.getByRole('region', { name: 'Fonctions' })
  const antennes = functions.getByRole('combobox', { name: 'Antennes coordonnées' })
  // Scrolled into view first: scrolling closes an open list.
  await antennes.scrollIntoViewIfNeeded()
  await antennes.click()
  await antennes.fill('haut nom')
  await page.getByRole('option', { name: 'Haut Nommier' }).click()
  await page.keyboard.press('Escape')
  const save = functions.getByRole('button', { name: 'Enregistrer les fonctions' })
  await save.click()
  await confirmer(page, 'pas-le-bon')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeFocused()
  const coordinations = () =>
    product.db.selectFrom('coordinations').where('compte_id', '=', id).select('territoire_id').execute()
  expect(await coordinations()).toEqual([])
  await confirmer(page)
  await expect(page.getByText('Ses fonctions sont enregistrées.')).toBeVisible()
  expect(await coordinations()).toHaveLength(1)
  await expect(page.getByText('Coordinatrice', { exact: true }).first()).toBeVisible()
  await expect.poll(() => mailsTo(product, email).length).toBe(1)
})

test(
  '[R2.1-23] [R6-4] a coordinator sees only members of her branches, and no response contains a sensitive value',
  { tag: '@gate' },
  async ({ as, product }) => {
    const { id: compteId, email } = await createPersona(product.db, new Date(), 'adherente', {
      prenom: 'Corinne',
      nom: 'Territorial',
    })
    await createCoordination(product.db, new Date(), compteId, 'Pays Territorial')
    const sensible = { dateNaissance: '1979-02-03', telephone: '+33698765432' }
    const ends = { paye_jusquau: addDays(today(), 12) }
    const mine = await member(product, 'Inès', 'Duterritoire', {
      ...sensible,
      villeId: '29232',
      territoire: 'Pays Territorial',
      compte: ends,
    })
    await createAdhesion(product.db, new Date(), { compteId: mine.id, tarif: 'reduit' })
    await product.db.updateTable('comptes').set(ends).where('id', '=', mine.id).execute()
    const foreign = await member(product, 'Autre', 'Duterritoire', { territoire: 'Pays Lointain' })

    const answers: Promise<string>[] = []
    const page = await as('coordinatrice', { storageState: await signIn(product, email) })
    page.on('response', (response) => {
      if (response.url().includes('/api/bo/')) answers.push(response.text().catch(() => ''))
    })
    await page.goto(COORDINATRICE)
    await expect(page).toHaveTitle('Adhérentes — Coordinatrice — Entrelles')
    await expect(rowOf(page, 'Inès Duterritoire')).toBeVisible()
    await expect(rowOf(page, 'Autre Duterritoire')).toHaveCount(0)
    await page.getByRole('link', { name: 'Inès Duterritoire' }).click()
    const dialog = page.getByRole('dialog', { name: 'Inès Duterritoire', exact: true })
    await expect(dialog).toContainText('Quimper')
    await expect(dialog).toContainText(`jusqu’au ${shown(ends.paye_jusquau)}`)
    await dialog.getByRole('button', { name: 'Relancer l’adhésion' }).click()
    const action = page.getByRole('dialog', { name: 'Relancer Inès Duterritoire ?' })
    await expect(action.getByRole('status')).toContainText('1 concernée')
    await action.getByRole('button', { name: 'Envoyer 1 relance' }).click()
    await expect(page.getByText('La relance part par e-mail.')).toBeVisible()
    await expect(dialog).toContainText('Dernière relance')
    await escape(page, 'dialog')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(COORDINATRICE)
    await expect.poll(() => mailsTo(product, mine.email).length).toBe(1)

    const told = (await Promise.all(answers)).join()
    expect(told).toContain(mine.id)
    for (const secret of ['1979-02-03', '698765432', mine.email, 'reduit', foreign.id, 'motDePasse'])
      expect(told).not.toContain(secret)
    await page.goto(`${COORDINATRICE}?fiche=${foreign.id}`)
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
  },
)
