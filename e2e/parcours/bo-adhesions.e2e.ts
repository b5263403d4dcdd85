import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { periodeOf } from '@entrelles/contract/modules/adhesions/periode.ts'
import type { Page } from '@playwright/test'
import { createAdhesion } from '../../apps/server/src/modules/adhesions/adhesions.factory.ts'
import { createOrphelin, createTentative } from '../../apps/server/src/modules/paiements/paiements.factory.ts'
import { createReclamationOuverte } from '../../apps/server/src/modules/reclamations/reclamations.factory.ts'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { escape } from '../fixtures/escape.ts'
import { demanderPaiement, enSilence } from '../fixtures/paiement.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'

const ADHESIONS = '/administratrice/adhesion'
const DAY = 86_400_000

const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
const shown = (day: string) => day.split('-').toReversed().join('/')
type Fields = Parameters<typeof createPersona>[3]
const member = (product: Product, prenom: string, nom: string, fields: Fields = {}) =>
  createPersona(product.db, new Date(), 'expiree', { prenom, nom, ...fields })
const slip = (page: Page, title: string) => page.getByRole('article', { name: title })
const rowOf = (page: Page, nom: string) => page.getByRole('row').filter({ hasText: nom })
const countOf = (page: Page) => page.getByRole('region', { name: 'Toutes les adhésions' }).getByRole('status')
const yearOf = (product: Product, compteId: string) =>
  product.db.selectFrom('adhesions').where('compte_id', '=', compteId).selectAll().executeTakeFirst()

test(
  '[R2.1-24] an orphan payment is assigned to the suggested member and creates her membership',
  { tag: '@gate' },
  async ({ as, product }) => {
    const { id, email } = await member(product, 'Claire', 'Vauquelin')
    const paid = daysAgo(3)
    await createOrphelin(product.db, paid, {
      nom_payeur: 'Jean-Marc Vauquelin',
      email_payeur: 'jm.vauquelin@exemple.fr',
      commande_id: 48_213_907,
    })
    const page = await as('administratrice')
    await page.goto(ADHESIONS)
    await expect(page).toHaveTitle('Adhésions — Administratrice — Entrelles')
    const orphan = slip(page, 'Payé par Jean-Marc Vauquelin')
    await expect(orphan).toContainText('jm.vauquelin@exemple.fr · commande 48213907')
    await expect(orphan).toContainText('Aucune membre n’a cette adresse.')
    // Other members of this database may match by amount and date; they come after.
    const likeliest = orphan.getByRole('listitem').first()
    await expect(likeliest).toContainText('Claire Vauquelin')
    await expect(likeliest.getByText('même nom')).toBeVisible()
    await orphan.getByRole('button', { name: 'Rattacher à Claire Vauquelin' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Rattacher à Claire Vauquelin ?' })
    await dialog.getByRole('button', { name: 'Rattacher' }).click()
    await expect(page.getByText('Le paiement est rattaché à Claire Vauquelin.')).toBeVisible()
    await expect(orphan).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'À traiter' })).toBeFocused()
    expect(await yearOf(product, id)).toMatchObject({ debut: parisDay(paid), montant_cents: 8000 })
    expect((await product.mails.mailTo(email)).subject).toBe('Ton adhésion est confirmée')
  },
)

test('[R2.1-24] an orphan payment is assigned to a member found by name, with the keyboard only', async ({
  as,
  product,
}) => {
  const { id } = await member(product, 'Solène', 'Trévidic')
  await createOrphelin(product.db, daysAgo(2), { nom_payeur: 'Association Passerelles' })
  const page = await as('administratrice')
  await page.goto(ADHESIONS)
  const field = slip(page, 'Payé par Association Passerelles').getByRole('combobox', { name: 'Adhérente' })
  await field.focus()
  await page.keyboard.type('trevi')
  await expect(page.getByRole('option', { name: 'Solène Trévidic' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Solène Trévidic')
  const attach = page.getByRole('button', { name: 'Rattacher à Solène Trévidic' })
  await page.keyboard.press('Tab')
  await expect(attach).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Rattacher à Solène Trévidic ?' })
  await escape(page, 'alertdialog')
  await expect(dialog).toHaveCount(0)
  await expect(attach).toBeFocused()
  expect(await yearOf(product, id)).toBeUndefined()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Rattacher' }).press('Enter')
  await expect(page.getByText('Le paiement est rattaché à Solène Trévidic.')).toBeVisible()
  expect(await yearOf(product, id)).toMatchObject({ origine: 'en_ligne' })
})

test('[R2.1-24] a payment without a result is checked with the platform; an anomaly is marked as handled', async ({
  as,
  product,
}) => {
  const { id: compteId } = await member(product, 'Inès', 'Kerdraon')
  await createTentative(product.db, new Date(Date.now() - 50 * 60_000), { compteId, verifications: 4 })
  await createOrphelin(product.db, daysAgo(1), { nom_payeur: 'Loto de Noël' })
  const page = await as('administratrice')
  await page.goto(ADHESIONS)
  const silent = slip(page, 'Inès Kerdraon, paiement sans confirmation')
  await expect(silent).toContainText('4 vérifications faites')
  await silent.getByRole('button', { name: 'Vérifier maintenant' }).click()
  await expect(page.getByText('La plateforme n’a encore reçu aucun paiement.')).toBeVisible()

  const lottery = slip(page, 'Payé par Loto de Noël')
  await lottery.getByRole('button', { name: 'Marquer comme traité' }).click()
  const dialog = page.getByRole('dialog', { name: 'Marquer comme traité' })
  await dialog.getByRole('button', { name: 'Marquer comme traité' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Ce formulaire comprend 1 erreur(s)')
  await dialog.getByRole('textbox', { name: 'Ce qui a été fait' }).fill('Remboursé depuis la plateforme')
  await dialog.getByRole('button', { name: 'Marquer comme traité' }).click()
  await expect(lottery).toHaveCount(0)
})

test('[R2.1-24] [R4-8] a payment without a notification is found by « Vérifier maintenant » and creates the membership', async ({
  as,
  product,
}) => {
  const { id, email } = await member(product, 'Ottilie', 'Garandeau')
  const intentId = await demanderPaiement(product, email)
  const old = new Date(Date.now() - 50 * 60_000)
  // Postpones the worker’s own check.
  await product.db
    .updateTable('paiements')
    .set({ cree_le: old, redirige_le: old, prochaine_verification: new Date(Date.now() + DAY) })
    .where('compte_id', '=', id)
    .execute()
  await enSilence(product, async () => {
    await product.simulator.pay({ intentId })
    const page = await as('administratrice')
    await page.goto(ADHESIONS)
    const silent = slip(page, 'Ottilie Garandeau, paiement sans confirmation')
    expect(await yearOf(product, id)).toBeUndefined()
    await silent.getByRole('button', { name: 'Vérifier maintenant' }).click()
    await expect(page.getByText('Le paiement est confirmé\u00a0: l’adhésion est ouverte.')).toBeVisible()
    await expect(silent).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'À traiter' })).toBeFocused()
    await expect(rowOf(page, 'Ottilie Garandeau')).toContainText('Active')
  })
  expect(await yearOf(product, id)).toMatchObject({ origine: 'en_ligne', montant_cents: 8000 })
})

test('[R2.1-24] [R4-8] a payment of a wrong amount creates no membership until an administrator gives a reason', async ({
  as,
  product,
}) => {
  const { id, email } = await member(product, 'Solveig', 'Tarride')
  const intentId = await demanderPaiement(product, email)
  const { id: knob } = await product.simulator.setKnob({
    on: 'pay',
    times: 1,
    fault: { type: 'amount', cents: 5000 },
  })
  await product.simulator.pay({ intentId })
  await product.simulator.clearKnobs({ ids: [knob] })
  const anomalie = async () =>
    (
      await product.db
        .selectFrom('paiements')
        .where('compte_id', '=', id)
        .select('anomalie')
        .executeTakeFirst()
    )?.anomalie
  // The worker has processed the notification and created no membership.
  await expect.poll(anomalie).toBe('montant')
  expect(await yearOf(product, id)).toBeUndefined()
  const page = await as('administratrice')
  await page.goto(ADHESIONS)
  const odd = slip(page, 'Solveig Tarride')
  await odd.getByRole('button', { name: 'Ouvrir l’adhésion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ouvrir l’adhésion quand même' })
  await dialog.getByRole('textbox', { name: 'Pourquoi' }).fill('La différence lui est offerte.')
  await dialog.getByRole('button', { name: 'Ouvrir l’adhésion' }).click()
  await expect(odd).toHaveCount(0)
  await expect(rowOf(page, 'Solveig Tarride')).toContainText('Active')
  expect(await yearOf(product, id)).toMatchObject({ montant_cents: 5000 })
})

test(
  '[R2.1-24] a cheque is entered manually: the period is shown beforehand, and the list then shows the membership',
  { tag: '@gate' },
  async ({ as, product }) => {
    const today = parisDay(new Date())
    const expired = addDays(today, -60)
    const { id, email } = await member(product, 'Joséphine', 'Mbarga', { paye_jusquau: expired })
    const page = await as('administratrice')
    await page.goto(ADHESIONS)
    await page.getByRole('button', { name: 'Saisir une adhésion' }).click()
    const dialog = page.getByRole('dialog', { name: 'Saisir une adhésion' })
    await dialog.getByRole('button', { name: 'Enregistrer l’adhésion' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Adhérente')
    await expect(dialog.getByRole('radio', { name: '60 €' })).toBeDisabled()
    await dialog.getByRole('combobox', { name: 'Adhérente' }).fill('mbarga')
    await page.getByRole('option', { name: 'Joséphine Mbarga' }).click()
    const { fin } = periodeOf(today, expired, 30)
    await expect(dialog).toContainText(
      `Expirée le ${shown(expired)}. La nouvelle période ira du ${shown(today)} au ${shown(fin)}.`,
    )
    await expect(dialog.getByText('Recherche…')).toHaveCount(0)
    const means = dialog.getByRole('combobox', { name: 'Moyen de paiement' })
    await means.selectOption('Offerte')
    await expect(means).toHaveAccessibleDescription('Rien n’est encaissé.')
    await means.selectOption('Chèque')
    await expect(means).toHaveAccessibleDescription('')
    await dialog.getByRole('radio', { name: '40 €' }).check()
    await dialog.getByRole('textbox', { name: 'Référence' }).fill('Chèque 0048812')
    await dialog.getByRole('button', { name: 'Enregistrer l’adhésion' }).click()
    await expect(page.getByText('L’adhésion de Joséphine Mbarga est enregistrée.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page, 'Joséphine Mbarga')).toContainText('Chèque')
    expect(await yearOf(product, id)).toMatchObject({ debut: today, fin, tarif: 'reduit', origine: 'cheque' })
    expect((await product.mails.mailTo(email)).subject).toBe('Ton adhésion est confirmée')
  },
)

test('[R2.1-24] amounts are hidden until requested, and each request is logged in the journal', async ({
  as,
  product,
}) => {
  const { id: compteId } = await member(product, 'Awa', 'Diallo-Rochefort')
  await createAdhesion(product.db, new Date(), { compteId, tarif: 'reduit' })
  const page = await as('administratrice')
  await page.goto(`${ADHESIONS}?termes=rochefort`)
  const row = rowOf(page, 'Awa Diallo-Rochefort')
  await expect(row).toContainText('Montant masqué')
  await expect(row).not.toContainText('€')
  await page.getByRole('button', { name: 'Afficher les montants' }).click()
  await expect(row).toContainText('40 €')
  await page.getByRole('button', { name: 'Masquer les montants' }).click()
  await expect(row).toContainText('Montant masqué')

  await page.getByRole('link', { name: 'Awa Diallo-Rochefort' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Adhésion \d{4}-\d{4}/ })).toBeFocused()
  await expect(page.getByRole('main')).not.toContainText('€')
  await page.getByRole('button', { name: 'Afficher le montant' }).click()
  await expect(page.getByText('40 €, tarif réduit')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Afficher le montant' })).toBeVisible()

  await page.getByRole('link', { name: 'Son historique au journal' }).click()
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'a affiché le montant de' }),
  ).not.toHaveCount(0)
})

test('[R2.1-24] [P-8] a membership shows its receipt, reminders and claims, and is cancelled with a reason', async ({
  as,
  product,
}) => {
  const { id: compteId } = await member(product, 'Mai', 'Nguyen-Le Bras')
  const { id, fin } = await createAdhesion(product.db, new Date(), {
    compteId,
    recuUrl: 'https://exemple.fr/recu',
  })
  const { paiement_id: paiementId } = (await yearOf(product, compteId)) ?? { paiement_id: '' }
  const moments = [
    ['cree', null],
    ['redirige', null],
    ['paye', 'retour'],
  ] as const
  for (const [rang, [etat, porte]] of moments.entries())
    await product.db
      .insertInto('etats_paiements')
      .values({ paiement_id: paiementId, rang, etat, porte, le: new Date(Date.now() + rang * 40_000) })
      .execute()
  const { id: claim } = await createReclamationOuverte(product.db, daysAgo(4), {
    compteId,
    message: 'Je ne vois pas mon paiement.',
  })
  await product.db
    .updateTable('reclamations')
    .set({ traitee_le: daysAgo(3), acceptee: true, reponse: 'Il est retrouvé.' })
    .where('id', '=', claim)
    .execute()
  const page = await as('administratrice')
  await page.goto(`${ADHESIONS}/${id}`)
  await expect(page).toHaveTitle(/^Adhésion — [^—]+ — Administratrice — Entrelles$/)
  await expect(page.getByRole('link', { name: 'Reçu de la plateforme' })).toHaveAttribute(
    'href',
    'https://exemple.fr/recu',
  )
  await expect(page.getByRole('row').filter({ hasText: 'J−30' })).toContainText(shown(addDays(fin, -30)))
  await expect(page.getByText('Réponse : Il est retrouvé.')).toBeVisible()

  await page.getByRole('button', { name: 'Annuler l’adhésion' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Annuler l’adhésion' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Payée deux fois')
  await dialog.getByRole('button', { name: 'Annuler l’adhésion' }).click()
  await expect(page.getByText('L’adhésion est annulée.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Adhésion \d{4}-\d{4}/ })).toBeFocused()
  await expect(page.getByText('Payée deux fois')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Annuler l’adhésion' })).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'J−30' })).toContainText('annulée')
  await page.getByRole('link', { name: 'Adhésions', exact: true }).first().click()
  await expect(rowOf(page, 'Mai Nguyen-Le Bras')).toContainText('Annulée')
})

test('[R2.1-24] a claim is answered by mail and settled with the matching payment', async ({
  as,
  product,
}) => {
  const { id: compteId, email } = await member(product, 'Nadia', 'Benali')
  const day = parisDay(daysAgo(9))
  const { numero } = await createReclamationOuverte(product.db, daysAgo(5), {
    compteId,
    emailPayeur: 'comptabilite@passerelles26.fr',
    datePaiement: day,
    message: 'Depuis le compte de Passerelles 26.',
  })
  await createOrphelin(product.db, daysAgo(9), {
    nom_payeur: 'Passerelles 26',
    email_payeur: 'comptabilite@passerelles26.fr',
  })
  const page = await as('administratrice')
  await page.goto(ADHESIONS)
  await page.getByRole('button', { name: 'Ouvrir la réclamation de Nadia Benali' }).click()
  const dialog = page.getByRole('dialog', { name: `Réclamation ${numero}` })
  await expect(dialog).toContainText('Depuis le compte de Passerelles 26.')
  await dialog.getByRole('radio', { name: 'C’est celui de Passerelles 26' }).check()
  await dialog.getByRole('textbox', { name: 'Ta réponse' }).fill('Nous l’avons retrouvé, merci !')
  await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(page.getByText('La réponse part par e-mail.')).toBeVisible()
  await expect(slip(page, 'Payé par Passerelles 26')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ouvrir la réclamation de Nadia Benali' })).toHaveCount(0)
  expect(await yearOf(product, compteId)).toMatchObject({ debut: day })
  await expect
    .poll(() => product.mails.received.filter(({ text }) => text?.includes('Nous l’avons retrouvé')).length)
    .toBe(1)
  expect((await product.mails.mailTo(email)).subject).toBeTruthy()
})

test('[R2.1-24] [R2.1-25] filters are kept in the URL and restored by browser back', async ({
  as,
  product,
}) => {
  const of = async (nom: string, fields: object) => {
    const { id: compteId } = await member(product, 'Zélie', nom)
    await createAdhesion(product.db, new Date(), { compteId, ...fields })
  }
  const today = parisDay(new Date())
  await of('Enligne', {})
  await of('Encheque', { origine: 'cheque' })
  await of('Ensursis', { debut: addDays(today, -370), fin: addDays(today, -5) })
  await createTentative(product.db, new Date(), {
    compteId: (await member(product, 'Zélie', 'Enattente')).id,
  })
  const page = await as('administratrice')
  await page.goto(ADHESIONS)
  await page.getByRole('searchbox', { name: 'Rechercher une adhérente' }).fill('zelie')
  await expect(page).toHaveURL(`${ADHESIONS}?termes=zelie#toutes`)
  await expect(countOf(page)).toHaveText('3 adhésions')
  const filters = page.getByRole('navigation', { name: 'Filtrer par statut' })
  await filters.getByRole('link', { name: 'Sursis' }).click()
  await expect(page).toHaveURL(`${ADHESIONS}?statut=grace&termes=zelie#toutes`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(filters.getByRole('link', { name: 'Sursis' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Toutes les adhésions' })).toBeInViewport()
  await expect(rowOf(page, 'Ensursis')).toContainText('Sursis')
  await filters.getByRole('link', { name: 'Hors ligne' }).click()
  await expect(rowOf(page, 'Encheque')).toBeVisible()
  await filters.getByRole('link', { name: 'En attente' }).click()
  await expect(rowOf(page, 'Enattente')).toContainText('à confirmer')
  await expect(page.getByRole('button', { name: 'Vérifier maintenant : Zélie Enattente' })).toBeVisible()
  await filters.getByRole('link', { name: 'Toutes' }).click()
  await page.getByRole('combobox', { name: 'Origine' }).selectOption('Chèque')
  await expect(page).toHaveURL(`${ADHESIONS}?origine=cheque&termes=zelie#toutes`)
  await expect(countOf(page)).toHaveText('1 adhésion')
  await page.goBack()
  await expect(countOf(page)).toHaveText('3 adhésions')
  await page.getByRole('searchbox', { name: 'Rechercher une adhérente' }).fill('personne-de-ce-nom')
  await expect(page.getByRole('heading', { name: 'Aucune adhésion ne correspond' })).toBeVisible()
  await page.getByRole('link', { name: 'Tout afficher' }).click()
  await expect(page).toHaveURL(`${ADHESIONS}#toutes`)
})

test('[R2.1-24] each section shows its own loading and error state', async ({ as }) => {
  const page = await as('administratrice')
  const fail = { status: 500, json: { code: 'erreur_serveur', message: 'Une erreur est survenue.' } }
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/bo/adhesions/a_traiter', async (route) => {
    await held
    await route.fulfill(fail)
  })
  await page.goto(ADHESIONS)
  await expect(page.getByText('Chargement des adhésions…')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { name: 'Une erreur est survenue.' })).toBeVisible()
  await expect(page.getByText('En sursis')).toBeVisible()
  await page.unroute('**/api/bo/adhesions/a_traiter')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: 'À traiter' })).toBeVisible()

  await page.route('**/api/bo/adhesions/adherentes?*', (route) => route.fulfill(fail))
  await page.getByRole('button', { name: 'Saisir une adhésion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saisir une adhésion' })
  await dialog.getByRole('combobox', { name: 'Adhérente' }).fill('mbarga')
  // The request is retried twice before the error is shown.
  await expect(page.getByRole('option', { name: 'La recherche a échoué.' })).toBeVisible()
  await page.goto(`${ADHESIONS}/019a0000-0000-7000-8000-0000000000ff`)
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
})
