import { readFile } from 'node:fs/promises'
import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { periodeOf } from '@entrelles/contract/modules/adhesions/periode.ts'
import { createAdhesion } from '../../apps/server/src/modules/adhesions/adhesions.factory.ts'
import { MOT_DE_PASSE } from '../../apps/server/src/modules/session/session.factory.ts'
import { expectErreurs, lienRecu, suivreLien } from '../fixtures/identite.ts'
import {
  ADHESION,
  adhesionDe,
  allerPayer,
  appels,
  boutonPayer,
  demanderPaiement,
  derniereIntention,
  enSilence,
  intentionsDe,
  ouvrirMembre,
  STATUT,
} from '../fixtures/paiement.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Page } from '@playwright/test'

const RENOUVELEE = 'Ton adhésion a bien été renouvelée !'
/** Members of these stories have no year before the one they pay. */
const BIENVENUE = 'Bienvenue, ton adhésion est active !'
const REFUSE = 'Ton paiement a été refusé.'
const ANNULE = 'Ton paiement a été annulé.'
const ATTENTE = 'Ton paiement est en cours de vérification.'
const ERREUR = 'Une erreur est survenue.'
const MENU = [
  'Accueil',
  'Membres',
  'Coups de pouce',
  'Événements',
  "Fil d'actu",
  'Antennes',
  'Ressources',
  'FAQ',
]
const MINUTE = 60_000

const reduit = (page: Page) =>
  page.getByRole('checkbox', { name: 'Je bénéficie du tarif réduit à 40 euros', exact: true })
const prix = (page: Page, euros: number) =>
  page.getByRole('heading', { level: 2, name: `${euros} euros par an`, exact: true })
const presser = (page: Page, nom: string) => page.getByRole('button', { name: nom, exact: true }).click()

test('[R1-6] [R2.4-2] [R2.4-3] from sign-up to the home page: mail, five steps, first payment, every menu entry', async ({
  page,
  product,
}) => {
  const email = `premiere-${Date.now()}@exemple.fr`
  await page.goto('/inscription')
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Léonie')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Garrigue-07!')
  await page.getByRole('checkbox').check()
  await presser(page, 'Créer mon compte')
  await suivreLien(page, await lienRecu(product, email))

  const dialogue = page.getByRole('dialog')
  const suivant = dialogue.getByRole('button', { name: 'Suivant' })
  await expect(dialogue).toBeFocused()
  await dialogue.getByRole('textbox', { name: 'Nom' }).fill('Marchal')
  await dialogue.getByRole('spinbutton').first().focus()
  await page.keyboard.type('04051990')
  await suivant.click()
  await expect(dialogue).toBeFocused()
  await dialogue.getByRole('textbox', { name: 'Code postal' }).fill('29100')
  await dialogue.getByRole('combobox', { name: 'Commune' }).selectOption('Douarnenez')
  await suivant.click()
  await dialogue.getByRole('radio').first().check()
  await dialogue.getByRole('combobox', { name: 'Secteur d’activité' }).selectOption({ index: 1 })
  await suivant.click()
  await expect(dialogue.getByText('Étape 4/5')).toBeVisible()
  await dialogue.getByRole('checkbox').first().check()
  await suivant.click()
  await expect(dialogue.getByText('Étape 5/5')).toBeVisible()
  await dialogue.getByRole('checkbox').first().check()
  await dialogue.getByRole('button', { name: 'Accéder à la plateforme' }).click()

  await expect(page).toHaveURL('/fin-adhesion')
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue, Léonie' })).toBeVisible()
  await expect(page.getByText('Ton adhésion s’est terminée')).toHaveCount(0)
  await presser(page, 'J’adhère')
  await expect(page.getByText('80,00 €')).toBeVisible()
  await presser(page, 'Payer')

  await expect(page.getByText(BIENVENUE, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Je me connecte' }).click()
  await expect(page).toHaveURL('/')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('listitem')).toHaveText(MENU)
})

test('[R2.4-2] [R9-1] [R2.3-5] the renewal page shows her price, the three rates and who gets the reduced one', async ({
  browser,
  product,
}) => {
  const { page } = await ouvrirMembre(browser, product, 'expiree', { paye_jusquau: '2026-03-01' })
  await page.goto('/')
  await expect(page).toHaveURL('/fin-adhesion')
  await expect(page.getByText('Ton adhésion s’est terminée le 1er mars 2026')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'On continue la route ensemble ?' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(prix(page, 80)).toBeVisible()
  await expect(reduit(page)).not.toBeChecked()
  await expect(reduit(page)).toHaveAccessibleDescription(
    'Pour les bénéficiaires du RSA, de l’AAH, de l’ASS, de l’ASPA, de l’ADA, de l’ASV, du RSO, de l’AV ou de l’ATA. L’ARE (allocation chômage) n’ouvre pas droit au tarif réduit.',
  )
  await expect(
    page.getByText('Tu vas être redirigée vers le site de paiement.', { exact: true }),
  ).toBeVisible()
  const tarifs = page.getByRole('list', { name: 'Tarifs' }).getByRole('listitem')
  await expect(tarifs).toHaveText([
    /^80\s€Tarif plein.*Ton tarif$/,
    /^60\s€Coordinatrices.*rôle$/,
    /^40\s€Tarif réduitSur simple déclaration$/,
  ])

  await reduit(page).check()
  await expect(prix(page, 40)).toBeVisible()
  await expect(tarifs.filter({ hasText: 'Ton tarif' })).toHaveText(/^40\s€/)
  await reduit(page).uncheck()
  await expect(prix(page, 80)).toBeVisible()
  await page.context().close()
})

test(
  '[R4-8] [R2.4-3] [R2.3-5] an expired member pays and reaches the home page without a new login',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const { id, email, page } = await ouvrirMembre(browser, product, 'expiree')
    const ancienne = { debut: '2023-02-01', fin: '2024-01-31' }
    await createAdhesion(product.db, new Date(), { compteId: id, ...ancienne })
    const demandes = appels(page, ADHESION)
    const verifications = appels(page, STATUT)
    await allerPayer(page)
    expect(demandes).toEqual([{ minima: false }])
    const lectures = appels(page, '/api/users/me', 'GET')
    await enSilence(product, async () => {
      await presser(page, 'Payer')
      await expect(page).toHaveURL(/\/adhesion-paiement\?checkoutIntentId=\d+&code=succeeded/)
      await expect(page.getByText(RENOUVELEE, { exact: true })).toBeVisible()
    })
    expect(verifications).toEqual([{ checkoutId: await derniereIntention(product, email) }])
    // Once on arrival and once after the payment, so that the menus appear without a reload.
    await expect.poll(() => lectures.length).toBe(2)
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    const today = parisDay(new Date())
    expect(await adhesionDe(product, id)).toEqual({
      payeJusquau: periodeOf(today, null, 30).fin,
      annees: [ancienne, periodeOf(today, null, 30)].map((annee) => ({
        ...annee,
        tarif: 'plein',
        montant_cents: 8000,
      })),
    })

    await page.getByRole('link', { name: 'Je me connecte' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()

    // Opening the URL again repeats the check but buys nothing twice.
    await page.goBack()
    await expect(page.getByText(RENOUVELEE, { exact: true })).toBeVisible()
    expect((await adhesionDe(product, id)).annees).toHaveLength(2)
    await page.context().close()
  },
)

test('[R4-8] paid, but the user’s roles could not be reloaded: « Je me connecte » reloads them', async ({
  browser,
  product,
}) => {
  const { email, page } = await ouvrirMembre(browser, product, 'expiree')
  const intentId = await demanderPaiement(product, email)
  let arrivee = true
  await page.route('**/api/users/me', async (route) => {
    if (arrivee) await route.continue()
    else await route.abort()
    arrivee = false
  })
  const echec = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/users/me'))
  await enSilence(product, async () => {
    const { url } = await product.simulator.pay({ intentId })
    await page.goto(url)
    await expect(page.getByText(BIENVENUE, { exact: true })).toBeVisible()
  })
  await echec
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0)
  await page.unroute('**/api/users/me')
  await page.getByRole('link', { name: 'Je me connecte' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await page.context().close()
})

test('[R2.4-3] [R4-8] [R8-1] a return with a refusal, a cancellation or an invalid id shows its message and a link back, without any status request', async ({
  browser,
  product,
}) => {
  const { id, email, page } = await ouvrirMembre(browser, product, 'expiree')
  const intentId = await demanderPaiement(product, email)
  const verifications = appels(page, STATUT)
  for (const [retour, phrase] of [
    [product.simulator.refuse, REFUSE],
    [product.simulator.fail, ANNULE],
    [product.simulator.goBack, ANNULE],
  ] as const) {
    const { url } = await retour({ intentId })
    await page.goto(url)
    await expect(page.getByText(phrase, { exact: true }), url).toBeVisible()
  }
  await page.getByRole('link', { name: 'Retour', exact: true }).click()
  await expect(page).toHaveURL('/fin-adhesion')
  await expect(boutonPayer(page)).toBeVisible()

  await page.goto('/adhesion-paiement?code=succeeded&checkoutIntentId=abc')
  await expect(page.getByText(ERREUR, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mon paiement n’apparaît pas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Retour', exact: true })).toBeVisible()
  expect(verifications).toEqual([])
  expect((await adhesionDe(product, id)).annees).toEqual([])
  await page.context().close()
})

test(
  '[R2.4-3] [R9-1] after a refused card, « Réessayer » asks for the same reduced rate, and the box stays ticked',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const { email, page } = await ouvrirMembre(browser, product, 'expiree')
    await page.goto('/fin-adhesion')
    await reduit(page).check()
    await presser(page, 'Je prolonge')
    await expect(page.getByText('40,00 €')).toBeVisible()
    const { url } = await product.simulator.refuse({ intentId: await derniereIntention(product, email) })
    await page.goto(url)
    await expect(page.getByText(REFUSE, { exact: true })).toBeVisible()
    const demandes = appels(page, ADHESION)
    await presser(page, 'Réessayer')
    await expect(page.getByText('40,00 €')).toBeVisible()
    expect(demandes).toEqual([{ minima: true }])
    await page.goto('/fin-adhesion')
    await expect(reduit(page)).toBeChecked()
    await expect(prix(page, 40)).toBeVisible()
    await page.context().close()
  },
)

test('[R9-1] [R2.3-5] a coordinator is asked for 60 €, and pays 40 € when she declares the reduced rate', async ({
  browser,
  product,
}) => {
  const { id, page } = await ouvrirMembre(browser, product, 'coordinatrice', {
    paye_jusquau: addDays(parisDay(new Date()), -60),
  })
  await page.goto('/fin-adhesion')
  await expect(prix(page, 60)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ton tarif' })).toHaveText(/^60\s€/)
  await reduit(page).check()
  await expect(prix(page, 40)).toBeVisible()
  const demandes = appels(page, ADHESION)
  await boutonPayer(page).click()
  await expect(page.getByText('40,00 €')).toBeVisible()
  expect(demandes).toEqual([{ minima: true }])
  await presser(page, 'Payer')
  await expect(page.getByText(BIENVENUE, { exact: true })).toBeVisible()
  const { annees } = await adhesionDe(product, id)
  expect(annees).toEqual([expect.objectContaining({ tarif: 'reduit', montant_cents: 4000 })])
  await page.context().close()
})

test('[R4-8] a double click sends one request, the button shows that it is busy, and works again after browser back', async ({
  browser,
  product,
}) => {
  const { email, page } = await ouvrirMembre(browser, product, 'expiree')
  const demandes = appels(page, ADHESION)
  await page.goto('/fin-adhesion')
  let libere = () => {}
  const retenu = new Promise<void>((resolve) => (libere = resolve))
  await page.route(`**${ADHESION}`, async (route) => {
    await retenu
    await route.continue()
  })
  await boutonPayer(page).dblclick()
  const occupe = page.getByRole('button', { name: 'Un instant…' })
  await expect(occupe).toHaveAttribute('aria-busy', 'true')
  libere()
  await expect(page.getByRole('heading', { name: 'Simulateur de paiement' })).toBeVisible()
  expect(demandes).toHaveLength(1)
  expect(await intentionsDe(product, email)).toHaveLength(1)
  await page.goBack()
  await boutonPayer(page).click()
  await expect(page.getByRole('heading', { name: 'Simulateur de paiement' })).toBeVisible()
  await page.context().close()
})

test('[R8-1] without a payment page the error is shown with a link to fix it, and the next click works', async ({
  browser,
  product,
}) => {
  const { page } = await ouvrirMembre(browser, product, 'expiree')
  await page.goto('/fin-adhesion')
  const alerte = page.getByRole('main').getByRole('alert')
  const { id } = await product.simulator.setKnob({ on: 'create', fault: { type: 'error', status: 500 } })
  try {
    await boutonPayer(page).click()
    await expect(alerte.getByText(ERREUR, { exact: true })).toBeVisible()
  } finally {
    await product.simulator.clearKnobs({ ids: [id] })
  }

  const refus = {
    code: 'paiement_refuse_par_la_plateforme',
    message: 'La plateforme de paiement a refusé la demande. Vérifie ton prénom, ton nom et ton e-mail.',
  }
  await page.route(`**${ADHESION}`, (route) => route.fulfill({ status: 422, json: refus }))
  await boutonPayer(page).click()
  await expect(alerte).toContainText(refus.message)
  await expect(alerte.getByRole('link', { name: 'Ouvrir mon compte' })).toHaveAttribute('href', '/mon-compte')
  await page.unroute(`**${ADHESION}`)

  await page.route(`**${ADHESION}`, (route) => route.fulfill({ json: { url: 'javascript:alert(1)' } }))
  await boutonPayer(page).click()
  await expect(alerte.getByText(ERREUR, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/fin-adhesion')
  await page.unroute(`**${ADHESION}`)

  await boutonPayer(page).click()
  await expect(page.getByRole('heading', { name: 'Simulateur de paiement' })).toBeVisible()
  await page.context().close()
})

/** Creates a payment that the bank has yet to confirm; returns its return URL. */
const payerEnAttente = async (product: Product, email: string) => {
  const intentId = await demanderPaiement(product, email)
  await product.simulator.setKnob({
    on: 'pay',
    times: 1,
    fault: { type: 'state', state: 'WaitingBankValidation' },
  })
  return { intentId, ...(await product.simulator.pay({ intentId })) }
}

/** Returns from a pending payment, with a fake clock. */
const revenirEnAttente = async (page: Page, url: string): Promise<void> => {
  await page.clock.install()
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 2, name: ATTENTE, exact: true })).toBeVisible()
  await expect(page.getByText(/^dernière à /)).toBeVisible()
}

test('[R4-8] a pending payment is shown as such, and detected automatically once it is confirmed', async ({
  browser,
  product,
}) => {
  const { id, email, page } = await ouvrirMembre(browser, product, 'expiree')
  const { intentId, url } = await payerEnAttente(product, email)
  await revenirEnAttente(page, url)
  await expect(page.getByText('Ne paie pas une deuxième fois')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vérifier maintenant' })).toHaveCount(0)
  expect((await adhesionDe(product, id)).annees).toEqual([])
  await product.simulator.setPaymentState({ intentId, state: 'Authorized', notify: false })
  await page.clock.runFor(5000)
  await expect(page.getByText(BIENVENUE, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator(':focus')).toContainText(BIENVENUE)
  expect((await adhesionDe(product, id)).annees).toHaveLength(1)
  await page.context().close()
})

test('[R4-8] a pending payment is polled for a minute, then checked on demand; the bank’s refusal is shown', async ({
  browser,
  product,
}) => {
  const { email, page } = await ouvrirMembre(browser, product, 'expiree')
  const { intentId, url } = await payerEnAttente(product, email)
  const verifications = appels(page, STATUT)
  await revenirEnAttente(page, url)
  // Fast-forwarding fires the pending poll once; its response comes after the minute and stops polling.
  await page.clock.fastForward(MINUTE)
  const verifier = page.getByRole('button', { name: 'Vérifier maintenant' })
  await expect(verifier).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: ATTENTE, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mon paiement n’apparaît pas' })).toBeVisible()
  await expect(page.getByText('Ne paie pas une deuxième fois')).toBeVisible()
  await expect(
    page.getByText('Si tu n’es pas allée au bout du paiement, tu peux recommencer.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Retour', exact: true })).toHaveAttribute(
    'href',
    '/fin-adhesion',
  )
  const posees = verifications.length
  await page.clock.runFor(2 * MINUTE)
  expect(verifications).toHaveLength(posees)

  const demandee = page.waitForResponse((answer) => answer.url().endsWith(STATUT))
  await verifier.click()
  await demandee
  await expect(verifier).toBeEnabled()
  await product.simulator.setPaymentState({ intentId, state: 'Refused', notify: false })
  await verifier.click()
  await expect(page.getByText(REFUSE, { exact: true })).toBeVisible()
  await page.context().close()
})

test('[R4-8] [R8-1] a failed check shows an error and can be retried', async ({ browser, product }) => {
  const { email, page } = await ouvrirMembre(browser, product, 'expiree')
  const { url } = await product.simulator.pay({ intentId: await demanderPaiement(product, email) })
  await page.route(`**${STATUT}`, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(url)
  await expect(page.getByText(ERREUR, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator(':focus')).toContainText(ERREUR)
  await page.unroute(`**${STATUT}`)
  let libere = () => {}
  const retenu = new Promise<void>((resolve) => (libere = resolve))
  await page.route(`**${STATUT}`, async (route) => {
    await retenu
    await route.continue()
  })
  await presser(page, 'Réessayer')
  const occupe = page.getByRole('button', { name: 'Vérification…' })
  await expect(occupe).toHaveAttribute('aria-busy', 'true')
  await expect(occupe).toBeFocused()
  libere()
  await expect(page.getByText(BIENVENUE, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator(':focus')).toContainText(BIENVENUE)
  await page.context().close()
})

test('[R2.2-1] [R4-3] after a session lost during the payment, login leads back to the result of the payment', async ({
  browser,
  product,
}) => {
  const { id, email, page } = await ouvrirMembre(browser, product, 'expiree')
  const { url } = await product.simulator.pay({ intentId: await demanderPaiement(product, email) })
  await product.db.deleteFrom('sessions').where('compte_id', '=', id).execute()
  await page.goto(url)
  // The page reloads once it detects the lost session: elements of the old document must not be used.
  await expect(async () => {
    const [type] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).type),
    )
    expect(type).toBe('reload')
  }).toPass()
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  const retour = new URL(page.url()).searchParams.get('retour') ?? ''
  expect(retour).toMatch(/^\/adhesion-paiement\?checkoutIntentId=\d+&code=succeeded/)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(MOT_DE_PASSE)
  await presser(page, 'Me connecter')
  await expect(page).toHaveURL(retour)
  await expect(page.getByText(BIENVENUE, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Je me connecte' }).click()
  await expect(page).toHaveURL('/')
  await page.context().close()
})

test('[R4-8] an unsettled payment is shown on the renewal page, with a link to check it', async ({
  browser,
  product,
}) => {
  const { id, email, page } = await ouvrirMembre(browser, product, 'expiree')
  const intentId = await demanderPaiement(product, email)
  await product.db.updateTable('paiements').set({ verifications: 1 }).where('compte_id', '=', id).execute()
  await page.goto('/fin-adhesion')
  await expect(page.getByText(/^Tu as commencé un paiement le /)).toBeVisible()
  await product.simulator.pay({ intentId })
  await page.getByRole('link', { name: 'Vérifier mon paiement' }).click()
  await expect(page).toHaveURL(`/adhesion-paiement?code=succeeded&checkoutIntentId=${intentId}`)
  await expect(page.getByText(BIENVENUE, { exact: true })).toBeVisible()
  await page.context().close()
})

const ecrireDate = async (page: Page, chiffres: string): Promise<void> => {
  await page.getByRole('main').getByRole('spinbutton').first().focus()
  await page.keyboard.type(chiffres)
}

test(
  '[R2.1-6] [R5-2] [R5-5] [R8-1] « Mon paiement n’apparaît pas »: errors at their fields, then a case number',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const { id, email, page } = await ouvrirMembre(browser, product, 'expiree')
    await page.goto('/fin-adhesion')
    await page.getByRole('link', { name: 'Mon paiement n’apparaît pas' }).click()
    await expect(page).toHaveURL('/adhesion-paiement/reclamation')
    await expect(page.getByRole('heading', { level: 1, name: 'Mon paiement n’apparaît pas' })).toBeFocused()
    const etapes = page.getByRole('main').getByRole('listitem')
    await expect(etapes.filter({ hasText: 'étape en cours' })).toContainText('Tu nous dis comment')

    await presser(page, 'Envoyer ma demande')
    const sommaire = page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend 2 erreur(s) :' })
    await expect(sommaire.getByRole('link')).toHaveText([
      'Le champ "E-mail" est obligatoire.',
      'Date du paiement\u00a0: Ce champ est obligatoire.',
    ])
    await page.getByRole('textbox', { name: 'E-mail utilisé pour payer' }).fill('pas une adresse')
    await page.getByRole('textbox', { name: 'Numéro de commande' }).fill('ABC')
    await ecrireDate(page, '11112026')
    await presser(page, 'Envoyer ma demande')
    await expectErreurs(page, [
      "L'e-mail indiqué est invalide.",
      'Le numéro de commande ne comporte que des chiffres.',
    ])

    await page.getByRole('textbox', { name: 'E-mail utilisé pour payer' }).fill('jm.vasseur@exemple.fr')
    await page.getByRole('textbox', { name: 'Numéro de commande' }).fill('22707')
    await page.getByRole('combobox', { name: 'Montant' }).selectOption('4000')
    await page.getByRole('textbox', { name: 'Autre chose à nous dire' }).fill('Mon frère a payé.')
    await page.route('**/api/adhesions/reclamation', (route) => route.abort())
    await presser(page, 'Envoyer ma demande')
    await expect(page.getByRole('alert').getByText(ERREUR)).toBeVisible()
    await page.unroute('**/api/adhesions/reclamation')
    // The form keeps its values.
    await presser(page, 'Envoyer ma demande')
    const avis = page.getByRole('main').locator(':focus')
    await expect(avis).toContainText(/Ta demande est partie, dossier \d{4}-\d{4}/)
    await expect(avis).toContainText(`à ${email}.`)
    await expect(etapes.filter({ hasText: 'étape en cours' })).toContainText('On retrouve ton paiement')
    const recue = await product.db
      .selectFrom('reclamations')
      .where('compte_id', '=', id)
      .select(['email_payeur', 'date_paiement', 'montant_cents', 'commande', 'message'])
      .executeTakeFirstOrThrow()
    expect(recue).toEqual({
      email_payeur: 'jm.vasseur@exemple.fr',
      date_paiement: '2026-11-11',
      montant_cents: 4000,
      commande: '22707',
      message: 'Mon frère a payé.',
    })
    await avis.getByRole('link', { name: 'Revenir à l’accueil' }).click()
    await expect(page).toHaveURL('/fin-adhesion')
    await expect(page.getByText(/^On cherche ton paiement, dossier \d{4}-\d{4}\.$/)).toBeVisible()
    await page.getByRole('link', { name: 'Mon paiement n’apparaît pas' }).click()
    await expect(page.getByText(/Ta demande est en cours, dossier/)).toBeVisible()
    await presser(page, 'Signaler un autre paiement')
    await expect(page.getByRole('button', { name: 'Envoyer ma demande' })).toBeVisible()
    await page.context().close()
  },
)

const mesAdhesions = (page: Page) => page.getByRole('region', { name: 'Mes adhésions', exact: true })

test(
  '[R2.1-7] [R4-8] [R2.4-2] the account lists memberships with receipt and attestation, and has a reminder switch',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const { id, page } = await ouvrirMembre(browser, product, 'adherente')
    const recuUrl = `${product.simulator.url}/recu`
    const { debut, fin } = await createAdhesion(product.db, new Date(), { compteId: id, recuUrl })
    await page.goto('/mon-compte')
    const section = mesAdhesions(page)
    const jour = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
    const ecrit = (day: string) => jour.format(new Date(day)).replace(/^1 /, '1er ')
    await expect(section.getByRole('listitem')).toContainText([`Du ${ecrit(debut)} au ${ecrit(fin)}`])
    await expect(section.getByRole('listitem')).toContainText(['Tarif plein, 80 €, payée en ligne'])
    await expect(section.getByText('Active', { exact: true })).toBeVisible()

    const recu = section.getByRole('link', { name: /^Reçu de la plateforme/ })
    await expect(recu).toHaveAttribute('href', recuUrl)
    await expect(recu).toHaveAttribute('target', '_blank')
    const telechargement = page.waitForEvent('download')
    await section.getByRole('button', { name: /^Attestation \(PDF\)/ }).click()
    const fichier = await telechargement
    expect(fichier.suggestedFilename()).toMatch(/^attestation-adhesion-\d{4}-\d{4}\.pdf$/)
    expect((await readFile(await fichier.path())).subarray(0, 5).toString()).toBe('%PDF-')

    const rappels = page.getByRole('switch', { name: 'Me rappeler la fin de mon adhésion par e-mail' })
    await expect(rappels).toBeChecked()
    await rappels.click()
    await expect(rappels).not.toBeChecked()
    await expect
      .poll(() =>
        product.db.selectFrom('comptes').where('id', '=', id).select('rappels_adhesion').executeTakeFirst(),
      )
      .toEqual({ rappels_adhesion: false })
    await page.reload()
    await expect(rappels).not.toBeChecked()
    await page.route('**/api/adhesions/rappels', (route) => route.fulfill({ status: 500, body: '' }))
    await rappels.click()
    await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toContainText(ERREUR)
    await expect(rappels).not.toBeChecked()

    await section.getByRole('link', { name: 'Prolonger' }).click()
    await expect(page).toHaveURL('/fin-adhesion')
    await expect(page.getByText(`Ton adhésion se termine le ${ecrit(fin)}`)).toBeVisible()
    await page.context().close()
  },
)

test('[R8-1] memberships in the account: none, request failed, attestation failed', async ({
  browser,
  product,
}) => {
  const { page } = await ouvrirMembre(browser, product, 'expiree', { paye_jusquau: null })
  await page.goto('/mon-compte')
  const section = mesAdhesions(page)
  await expect(section.getByRole('heading', { level: 3, name: 'Pas encore d’adhésion' })).toBeVisible()
  await expect(section.getByRole('link', { name: 'Adhérer' })).toHaveAttribute('href', '/fin-adhesion')

  await page.route('**/api/adhesions', (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await expect(section.getByRole('heading', { name: ERREUR })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mon profil' })).toBeVisible()
  await page.unroute('**/api/adhesions')

  const annee = {
    id: '019a0000-0000-7000-8000-0000000000aa',
    dateDebut: '2025-11-14',
    dateFin: '2026-11-13',
    tarif: 'reduit',
    montant: 4000,
    origine: 'cheque',
    statut: 'grace',
    numero: '2025-0042',
    datePaiement: '2025-11-14T10:00:00Z',
    recuUrl: null,
  }
  const json = {
    // A cancelled year has no attestation.
    adhesions: [annee, { ...annee, id: annee.id.replace('aa', 'ab'), statut: 'annulee' }],
    payeJusquau: '2026-11-13',
    tarif: 'plein',
    rappels: true,
    paiementEnCours: null,
  }
  await page.route('**/api/adhesions', (route) => route.fulfill({ json }))
  await section.getByRole('button', { name: 'Réessayer' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await section.getByRole('button', { name: /^Attestation \(PDF\)/ }).click()
  await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toContainText(
    'Cette adhésion est introuvable.',
  )
  await page.context().close()
})
