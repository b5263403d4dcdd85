import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatWeekday } from '@entrelles/contract/kit/format.ts'
import { referentielOf } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createDemande } from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { bringIntoSight, chooseAmong } from '../fixtures/choices.ts'
import {
  demandeDe,
  fillDemande,
  openNotification,
  runJob,
  said,
  telephoneOf,
} from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { mailOf } from '../fixtures/mails-evenement.ts'
import { COMMUNES, createMembre, pageOf } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectOnTop, swipe } from '../fixtures/touch.ts'

const NOW = new Date()
const TODAY = parisDay(NOW)

test(
  '[R2.1-9] [M1] on two phones: a request, the helper is told, she offers, is accepted, and thanked once it is solved',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const titre = motUnique('Relire le premier bilan de mon association')
    const competences = [await referentielOf(product.db, 'competence', 'Comptabilité')]
    const awa = await createMembre(product, 'Awa', 'Diallo', { villeId: COMMUNES.concarneau })
    const samira = await createMembre(product, 'Samira', 'Haddad', { villeId: COMMUNES.quimper, competences })
    const [sienne, aide] = [
      await telephoneOf(browser, product, awa.email),
      await telephoneOf(browser, product, samira.email),
    ]

    await sienne.goto('/coup-de-pouce')
    await sienne.getByRole('main').getByRole('link', { name: 'Demander un coup de pouce' }).first().click()
    await expect(sienne).toHaveTitle('Demander un coup de pouce — Entrelles')
    await fillDemande(sienne, titre, 'Compta et gestion')
    await expect(sienne.getByRole('combobox', { name: 'Commune' })).toHaveValue(COMMUNES.concarneau)
    const savoirs = sienne.getByRole('combobox', { name: 'Compétences recherchées (facultatif)' })
    await chooseAmong(sienne, savoirs, 'compta', 'Comptabilité')
    await sienne.getByRole('radio', { name: 'Ce mois-ci' }).check()
    await expect(
      sienne.getByText(/^La demande se ferme seule le .* au soir\. Tu pourras la prolonger\.$/),
    ).toBeVisible()
    await sienne.getByRole('button', { name: 'Publier ma demande' }).click()
    await expect(said(sienne, 'Ta demande est publiée.')).toBeVisible()
    await expect(sienne.getByRole('heading', { level: 1, name: titre })).toBeVisible()
    const adresse = new URL(sienne.url()).pathname

    // Away from the request, whose page would read the notification at once.
    await sienne.goto('/')
    const aFaire = sienne.getByRole('link', { name: 'Samira Haddad a répondu à ton coup de pouce' })
    await expect(sienne.getByText('choisis ta prochaine étape')).toBeVisible()

    await openNotification(aide, new RegExp(`Tu pourrais aider.*${titre}`))
    await expect(aide).toHaveURL(adresse)
    await aide.getByRole('button', { name: 'Je peux aider' }).click()
    const reponse = aide.getByRole('textbox', { name: 'Ta réponse' })
    await expect(reponse).toBeFocused()
    await expect(aide.getByRole('checkbox', { name: /^Je peux aider/ })).toBeChecked()
    await reponse.fill('Je suis libre jeudi, https://visio.example/bilan si tu veux.')
    await aide.getByRole('button', { name: 'Répondre', exact: true }).click()
    await expect(said(aide, 'Ta réponse est publiée.')).toBeVisible()
    await expect(aide.getByRole('heading', { level: 2, name: '1 réponse' })).toBeVisible()
    await expect(aide.getByRole('link', { name: /^https:\/\/visio\.example\/bilan/ })).toHaveAttribute(
      'rel',
      /nofollow/,
    )

    await aFaire.click()
    await expect(sienne).toHaveURL(adresse)
    await expect(sienne.getByRole('button', { name: /^Accepter son aide/ })).toBeVisible()
    await sienne.goto('/')
    await expect(sienne.getByRole('heading', { level: 1, name: 'Bonjour Awa' })).toBeVisible()
    await expect(aFaire).toHaveCount(0)
    await openNotification(sienne, /Samira Haddad a répondu/)
    await expect(sienne).toHaveURL(adresse)
    await sienne.getByRole('button', { name: /^Accepter son aide/ }).click()
    await expect(said(sienne, 'Son aide est acceptée.')).toBeVisible()
    await expect(sienne.getByText('Aide acceptée', { exact: true })).toBeVisible()
    await expect(sienne.getByRole('article').getByText('Une aide est en route')).toBeVisible()

    await openNotification(aide, /Awa Diallo accepte ton aide/)
    await expect(aide.getByText('Aide acceptée', { exact: true })).toBeVisible()

    await sienne.getByRole('button', { name: 'C’est résolu' }).click()
    const dialog = sienne.getByRole('dialog', { name: 'C’est résolu ?' })
    await expect(dialog.getByRole('checkbox', { name: 'Samira Haddad' })).toBeChecked()
    await dialog.getByRole('textbox', { name: /^Un mot de merci/ }).fill('Tu m’as sauvé la mise.')
    await dialog.getByRole('button', { name: 'C’est résolu' }).click()
    await expect(said(sienne, 'C’est résolu. Ton merci est parti.')).toBeVisible()
    await expect(sienne.getByRole('heading', { level: 2, name: 'Où en es-tu ?' })).toBeFocused()
    await expect(sienne.getByRole('article').getByText('Merci à Samira Haddad')).toBeVisible()

    await openNotification(aide, /Awa Diallo te remercie/)
    await expect(aide.getByRole('article').getByText('« Tu m’as sauvé la mise. »')).toBeVisible()
    await expect(aide.getByRole('button', { name: 'Je peux aider' })).toHaveCount(0)
    await Promise.all([sienne, aide].map((page) => page.context().close()))
  },
)

test('[M1] on a touch screen: a thumb scrolls the list of skills to its end and further, and it stays open', async ({
  browser,
  product,
}) => {
  const { email } = await createMembre(product, 'Awa', 'Tactile')
  const page = await telephoneOf(browser, product, email, { hasTouch: true, isMobile: true })
  await page.goto('/coup-de-pouce/creation')
  const savoirs = page.getByRole('combobox', { name: 'Compétences recherchées (facultatif)' })
  await bringIntoSight(savoirs)
  await savoirs.tap()
  const options = page.getByRole('listbox').getByRole('option')
  // Before the list is drawn, the thumb would reach the page under it, whose scrolling closes the list.
  await expectOnTop(options.nth(4))
  const seen = await options.nth(4).boundingBox()
  const middle = { x: 195, y: seen?.y ?? 0 }
  await expect(async () => {
    await swipe(page, middle, -250)
    await expect(options.last()).toBeInViewport({ timeout: 100 })
  }).toPass()
  const before = await page.evaluate(() => scrollY)
  await swipe(page, middle, -250)
  await swipe(page, middle, -250)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await options.last().tap()
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.context().close()
})

test('[M1] [C1] on a phone: the links of the mail change nothing by themselves; the page extends, closes and opens again', async ({
  browser,
  product,
}) => {
  const titre = motUnique('Prêter une sono pour la fête de l’antenne')
  const { id: auteure, email } = await createMembre(product, 'Awa', 'Prolonge')
  const dateLimite = addDays(TODAY, 5)
  const id = await createDemande(product.db, NOW, auteure, { titre, date_limite: dateLimite })
  await runJob(product, 'coups-de-pouce.veiller')
  const { html } = await mailOf(product, email, 'Toujours d’actualité')
  const liens = ['resolu', 'prolonger', 'clore'].map((geste) => `/coup-de-pouce/${id}?geste=${geste}`)
  for (const lien of liens) expect(html).toContain(`${product.url}${lien}`)

  const before = await demandeDe(product, id)
  const page = await telephoneOf(browser, product, email)
  for (const lien of liens) {
    await fetch(`${product.url}${lien}`)
    await page.goto(lien)
    await expect(page.getByRole('region', { name: /\?$/ }).first()).toBeVisible()
  }
  expect(await demandeDe(product, id)).toEqual(before)

  await page.goto(liens[1] ?? '')
  const jour = addDays(dateLimite, 30)
  const panneau = page.getByRole('region', { name: 'Prolonger ?' })
  await expect(panneau).toContainText(`jusqu’au ${formatWeekday(jour)} au soir`)
  await panneau.getByRole('button', { name: 'Prolonger de 30 jours' }).click()
  await expect(said(page, /est prolongée/)).toBeVisible()
  await expect(page).toHaveURL(`/coup-de-pouce/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: titre })).toBeFocused()
  expect((await demandeDe(product, id)).date_limite).toBe(jour)

  // Its day passes: the link of the mail still changes nothing by itself, and opens it again.
  await product.db
    .updateTable('coups_de_pouce')
    .set({ date_limite: addDays(TODAY, -1) })
    .where('id', '=', id)
    .execute()
  await runJob(product, 'coups-de-pouce.veiller')
  await expect.poll(async () => (await demandeDe(product, id)).statut).toBe('expire')
  const expiree = await demandeDe(product, id)
  await page.goto(liens[1] ?? '')
  await expect(page.getByRole('article').getByText('Date passée')).toBeVisible()
  expect(await demandeDe(product, id)).toEqual(expiree)
  await expect(panneau).toContainText(`jusqu’au ${formatWeekday(addDays(TODAY, 30))} au soir`)
  await panneau.getByRole('button', { name: 'Prolonger de 30 jours' }).click()
  await expect(page.getByRole('article').getByText('Ouvert', { exact: true })).toBeVisible()
  expect((await demandeDe(product, id)).date_limite).toBe(addDays(TODAY, 30))

  await page.goto(liens[2] ?? '')
  await page.getByRole('region', { name: 'Clore ?' }).getByRole('button', { name: 'Clore' }).click()
  await expect(page.getByText('La demande est close : plus d’actualité.')).toBeVisible()
  await page.goto(liens[1] ?? '')
  await expect(page.getByText(/^Ce coup de pouce est déjà clos/)).toBeVisible()
  await page.getByRole('button', { name: 'Rouvrir' }).click()
  await expect(said(page, /est rouverte/)).toBeVisible()

  await page.goto(liens[0] ?? '')
  const resolu = page.getByRole('region', { name: 'C’est résolu ?' })
  await resolu.getByRole('button', { name: 'C’est résolu' }).click()
  await expect(said(page, 'C’est résolu, bravo.')).toBeVisible()
  expect((await demandeDe(product, id)).statut).toBe('resolu')
  await page.context().close()
})

test('[M1] [C2] a draft saves itself, survives a reload and waits for her; what exists already is shown while she types', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Bilan')
  const { email } = await createMembre(product, 'Awa', 'Brouillon', { villeId: COMMUNES.quimper })
  const voisine = await createMembre(product, 'Claire', 'Vasseur')
  await createDemande(product.db, NOW, voisine.id, { titre: `${mot} à relire avant l’assemblée` })
  const page = await pageOf(browser, product, email)
  await page.goto('/coup-de-pouce/creation')
  const titre = page.getByRole('textbox', { name: 'Ton besoin, en une phrase' })
  await titre.fill(`${mot} à relire`)
  const deja = page.getByRole('region', { name: 'Peut-être déjà répondu' })
  await expect(deja.getByRole('link', { name: new RegExp(`${mot} à relire avant`) })).toBeVisible()
  await deja.getByRole('button', { name: 'Masquer les suggestions' }).click()
  await expect(titre).toBeFocused()
  await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible()
  await expect(page).toHaveURL(/\?brouillon=/)
  await page.getByRole('radio', { name: 'Numérique' }).check()
  await page.getByRole('radio', { name: /^À distance/ }).check()
  await expect(page.getByText(/^Modifications pas encore|^Enregistrement/)).toBeVisible()
  await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible()

  await page.reload()
  await expect(titre).toHaveValue(`${mot} à relire`)
  await expect(page.getByRole('radio', { name: 'Numérique' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^À distance/ })).toBeChecked()

  // A cut is said, and nothing is lost.
  await page.route('**/api/brouillons_coup_de_pouce/*', (route) => route.abort())
  await titre.fill(`${mot} à relire ensemble`)
  await expect(page.getByText(/^Brouillon pas enregistré\. La connexion est coupée/)).toBeVisible()
  await page.unrouteAll()
  await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible()

  await page.goto('/coup-de-pouce/creation')
  await expect(titre).toHaveValue('')
  await page.getByRole('link', { name: /^Reprendre/ }).click()
  await expect(titre).toHaveValue(`${mot} à relire ensemble`)
  await page.getByRole('button', { name: 'Publier ma demande' }).click()
  await expect(page.getByRole('alert')).toContainText('Ce formulaire comprend 1 erreur(s)')
  await page
    .getByRole('textbox', { name: 'Quelques détails' })
    .fill('Notre ressourcerie boucle sa première année, une heure suffirait.')
  await page.getByRole('button', { name: 'Publier ma demande' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${mot} à relire ensemble` })).toBeVisible()
  await page.goto('/coup-de-pouce/creation')
  await expect(page.getByText('Un brouillon t’attend')).toHaveCount(0)
  await page.context().close()
})
