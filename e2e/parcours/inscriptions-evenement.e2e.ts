import type { Browser, Page } from '@playwright/test'
import type { ParsedMail } from 'mailparser'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createParticipation } from '../../apps/server/src/modules/participations/participations.factory.ts'
import {
  carteDe,
  compteursDe,
  encartDe,
  inscrire,
  lienDeSortie,
  midi,
  motUnique,
  statutDe,
} from '../fixtures/evenement-membre.ts'
import { mailOf } from '../fixtures/mails-evenement.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'

const MINUTE = 60_000

/** Publishes an event with the minimum of fields. */
const publier = async (page: Page, titre: string): Promise<string> => {
  await page.goto('/administratrice/evenement/creation')
  await expect(page.getByRole('heading', { level: 1, name: 'Créer un événement' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Titre' }).fill(titre)
  await page.getByRole('combobox', { name: 'Thématique' }).selectOption('Prise de parole')
  await page.getByRole('radio', { name: 'Atelier' }).check()
  await page.getByRole('textbox', { name: 'Description' }).fill('Deux heures pour oser.')
  const [day = ''] = midi(12).toISOString().split('T')
  for (const [label, typed] of [
    ['Date', day.split('-').toReversed().join('')],
    ['Heure de début', '1030'],
    ['Heure de fin', '1230'],
  ] as const) {
    await page.getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first().click()
    await page.keyboard.type(typed)
  }
  await page.getByRole('radio', { name: 'En ligne' }).check()
  await page.getByRole('textbox', { name: 'Lien de la visio' }).fill('https://visio.exemple.fr/parole')
  await page.getByRole('radio', { name: 'Limité', exact: true }).check()
  await page.getByLabel('Places', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('L’événement est publié.')).toBeVisible()
  await expect(page).toHaveURL(/\/edition$/)
  return page.url().split('/').at(-2) ?? ''
}

/** Follows the link of a mail in a browser without a session. */
const stopMails = async (browser: Browser, { text = '' }: ParsedMail, nom: string): Promise<void> => {
  const [lien = ''] = /https?:\S+\/api\/desabonnement\?token=\S+/.exec(text) ?? []
  const page = await browser.newPage()
  await page.goto(lien)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ne plus recevoir ces e-mails/)
  await expect(page.getByText(nom)).toBeVisible()
  await page.getByRole('button', { name: 'Ne plus les recevoir' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est fait')
  await page.close()
}

test(
  '[R2.4-11] [R4-11] [P-4] [P-1] an event is published, found, filled and waited for; a freed seat is offered to waiting members in order',
  { tag: '@gate' },
  async ({ as, browser, product }) => {
    const mot = motUnique('tribune')
    const titre = `Oser la ${mot}`
    const admin = await as('administratrice')
    const id = await publier(admin, titre)

    const anna = await createMembre(product, 'Anna', 'Première')
    const berthe = await createMembre(product, 'Berthe', 'Deuxième')
    const celia = await createMembre(product, 'Célia', 'Troisième')
    const diane = await createMembre(product, 'Diane', 'Quatrième')

    const annas = await pageOf(browser, product, anna.email)
    await annas.goto(`/evenement?titre=${mot}`)
    await carteDe(annas, titre).getByRole('link', { name: titre }).click()
    await expect(annas.getByRole('heading', { level: 1, name: titre })).toBeFocused()
    await expect(encartDe(annas)).toContainText('2 places restantes')
    await encartDe(annas).getByRole('button', { name: 'Je m’inscris' }).click()
    await expect(encartDe(annas)).toContainText('Tu es inscrite')
    await mailOf(product, anna.email, 'Tu es inscrite')
    await inscrire(product, berthe.email, id)

    const celias = await pageOf(browser, product, celia.email)
    await celias.goto(`/evenement/${id}`)
    await expect(encartDe(celias)).toContainText('2 / 2')
    await expect(encartDe(celias)).toContainText('Sois la première sur la liste d’attente.')
    await encartDe(celias).getByRole('button', { name: 'Rejoindre la liste d’attente' }).click()
    await expect(encartDe(celias)).toContainText('Tu es 1ʳᵉ sur la liste d’attente')
    const attente = await mailOf(product, celia.email, 'Tu es sur la liste d’attente')
    expect(attente.text).toContain('Tu es la 1re sur la liste.')
    await inscrire(product, diane.email, id)
    const dianes = await pageOf(browser, product, diane.email)
    await dianes.goto(`/evenement?titre=${mot}`)
    await expect(carteDe(dianes, titre)).toContainText('Liste d’attente, 2ᵉ')
    expect(await compteursDe(product, id)).toEqual({ prises: 2, proposees: 0, en_attente: 2 })

    await encartDe(annas).getByRole('button', { name: 'Me désinscrire' }).click()
    const depart = annas.getByRole('alertdialog', { name: 'Te désinscrire ?' })
    await depart.getByRole('button', { name: 'Me désinscrire' }).click()
    await expect(annas.getByText('Tu n’es plus inscrite à cet événement.')).toBeVisible()
    // The freed seat goes to the waiting list, so the member who left can only join it.
    await expect(encartDe(annas).getByRole('button', { name: 'Rejoindre la liste d’attente' })).toBeVisible()
    expect(await compteursDe(product, id)).toEqual({ prises: 1, proposees: 1, en_attente: 1 })

    const offre = await mailOf(product, celia.email, 'Une place t’est proposée')
    const { offre_expire_le: fin } = await product.db
      .selectFrom('participations')
      .where('evenement_id', '=', id)
      .where('statut', '=', 'proposee')
      .select('offre_expire_le')
      .executeTakeFirstOrThrow()
    const heure = new Date(String(fin))
      .toLocaleTimeString('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Paris' })
      .replace(/^0(?=\d)/, '')
      .replace(':00', ' h')
      .replace(':', ' h ')
    expect(offre.text?.replaceAll('\u00a0', ' ')).toContain(`à ${heure}`)
    const repondre = `${product.url}/evenement/${id}`
    expect(offre.html).toContain(`href="${repondre}"`)
    await celias.goto(repondre)
    await expect(encartDe(celias)).toContainText('Une place t’est proposée.')
    await expect(encartDe(celias)).toContainText(`à ${heure} (heure de Paris)`)
    // The list links to the page, where the offer is answered.
    await celias.goto(`/evenement?titre=${mot}`)
    await expect(carteDe(celias, titre)).toContainText('Place proposée')
    await carteDe(celias, titre)
      .getByRole('link', { name: `Répondre : ${titre}` })
      .click()
    await encartDe(celias).getByRole('button', { name: 'Décliner' }).click()
    const refus = celias.getByRole('alertdialog', { name: 'Décliner la place ?' })
    await refus.getByRole('button', { name: 'Décliner la place' }).click()
    await expect(celias.getByText('La place est proposée à la membre suivante.')).toBeVisible()
    await expect(encartDe(celias).getByRole('button', { name: 'Rejoindre la liste d’attente' })).toBeVisible()

    const proposee = await mailOf(product, diane.email, 'Une place t’est proposée')
    await dianes.goto(`/evenement/${id}`)
    await encartDe(dianes).getByRole('button', { name: 'Accepter la place' }).click()
    await expect(encartDe(dianes)).toContainText('Tu es inscrite')
    await expect(encartDe(dianes)).toContainText('2 / 2')
    await mailOf(product, diane.email, 'Tu es inscrite')
    await stopMails(browser, proposee, 'Place libérée')
    await dianes.goto('/mon-compte#notifications')
    await expect(dianes.getByRole('combobox', { name: 'Place libérée, par e-mail' })).toHaveValue('jamais')
    await dianes.goto(`/evenement/${id}`)
    await expect(encartDe(dianes)).toContainText('Tu es inscrite')
    await expect(dianes.getByRole('link', { name: /^Rejoindre la visio/ })).toBeVisible()
    await expect(dianes.getByRole('link', { name: 'Voir les 2 participantes' })).toBeVisible()
    expect(await compteursDe(product, id)).toEqual({ prises: 2, proposees: 0, en_attente: 0 })
    await celias.goto(`/evenement?titre=${mot}`)
    await expect(carteDe(celias, titre)).toContainText('Complet, liste d’attente')
    await admin.goto(`/administratrice/evenement?titre=${mot}`)
    await expect(admin.getByRole('row').filter({ hasText: titre })).toContainText(/2\s*\/\s*2/)
    for (const page of [annas, celias, dianes]) await page.context().close()
  },
)

test('[P-4] an expired offer cannot be accepted; an open page detects the end of the event by itself', async ({
  browser,
  product,
}) => {
  const membre = await createMembre(product, 'Rozenn', 'Tardive')
  const titre = 'Marée trop tard'
  const id = await createEvenement(product.db, new Date(), { titre, debut: midi(6), nombre_places: 1 })
  await createParticipation(product.db, new Date(), {
    evenement_id: id,
    compte_id: membre.id,
    statut: 'proposee',
    offre_expire_le: new Date(Date.now() + 60 * MINUTE),
  })
  const page = await pageOf(browser, product, membre.email)
  await page.goto(`/evenement/${id}`)
  await expect(encartDe(page).getByRole('button', { name: 'Accepter la place' })).toBeVisible()
  await product.db
    .updateTable('participations')
    .set({ offre_expire_le: new Date(Date.now() - 1000) })
    .where('evenement_id', '=', id)
    .execute()
  await encartDe(page).getByRole('button', { name: 'Accepter la place' }).click()
  await expect(page.getByText('Le délai pour accepter cette place est passé')).toBeVisible()
  expect(['proposee', 'expiree']).toContain(await statutDe(product, id, membre.id))

  const enCours = await createEvenement(product.db, new Date(), {
    titre: 'Marée descendante',
    debut: new Date(Date.now() - 60 * MINUTE),
    fin: new Date(Date.now() + 3 * MINUTE),
  })
  await page.clock.install()
  await page.goto(`/evenement/${enCours}`)
  await expect(encartDe(page).getByRole('button', { name: 'Je m’inscris' })).toBeVisible()
  await page.clock.fastForward(5 * MINUTE)
  await expect(encartDe(page)).toContainText('Cet événement est terminé.')
  await expect(encartDe(page).getByRole('button', { name: 'Je m’inscris' })).toHaveCount(0)
  await page.context().close()
})

test('[R2.1-11] [R7-9] opening the mail’s link changes nothing, its button unregisters; a used, invalid or outdated link says so', async ({
  browser,
  page: visitor,
  product,
}) => {
  const titre = 'Compter ses filets'
  const membre = await createMembre(product, 'Yuna', 'Le Gall')
  const id = await createEvenement(product.db, new Date(), {
    titre,
    debut: midi(7),
    fuseau: 'Indian/Reunion',
    nombre_places: 1,
  })
  await inscrire(product, membre.email, id)
  const lien = lienDeSortie(await mailOf(product, membre.email, 'Tu es inscrite'))
  const statut = () => statutDe(product, id, membre.id)

  await visitor.goto(lien)
  await expect(visitor).toHaveTitle('Désinscription d’un événement — Entrelles')
  await expect(visitor).toHaveURL('/inscription_evenement/desinscription')
  await expect(visitor.getByText(titre)).toBeVisible()
  await expect(visitor.getByText(/ à 14.h \(heure de La Réunion\)/)).toBeVisible()
  const confirmer = visitor.getByRole('button', { name: 'Confirmer ma désinscription' })
  await expect(confirmer).toBeVisible()
  expect(await statut()).toBe('inscrite')
  const call = visitor.waitForRequest(
    (request) => new URL(request.url()).pathname === '/api/inscription_evenement/desinscription',
  )
  await confirmer.click()
  const request = await call
  expect([request.method(), request.headers()['x-requested-with']]).toEqual(['GET', 'XMLHttpRequest'])
  const FAITE = 'Votre désinscription à cet événement a bien été prise en compte.'
  await expect(visitor.getByText(FAITE)).toBeVisible()
  expect(await statut()).toBe('annulee')
  expect(await compteursDe(product, id)).toMatchObject({ prises: 0 })

  // A used link offers nothing more, even after a new registration.
  await inscrire(product, membre.email, id)
  await visitor.goto(lien)
  await expect(visitor.getByText(FAITE)).toBeVisible()
  await expect(confirmer).toHaveCount(0)
  expect(await statut()).toBe('inscrite')

  for (const token of ['jeton', '']) {
    await visitor.goto(`/inscription_evenement/desinscription?token=${token}`)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Une erreur est survenue.' })).toBeVisible()
    await expect(confirmer).toHaveCount(0)
  }
  expect(await statut()).toBe('inscrite')

  // An outdated link: the event is over, and the registration stays.
  const suite = await createMembre(product, 'Maï', 'Le Gall')
  const ancien = await createEvenement(product.db, new Date(), { titre: 'Filets d’hier', debut: midi(7) })
  await inscrire(product, suite.email, ancien)
  const vieux = lienDeSortie(await mailOf(product, suite.email, 'Tu es inscrite'))
  await product.db
    .updateTable('evenements')
    .set({ debut: midi(-2), fin: midi(-1) })
    .where('id', '=', ancien)
    .execute()
  const hers = await pageOf(browser, product, suite.email)
  await hers.goto(vieux)
  await expect(hers.getByText('Cet événement est terminé.')).toBeVisible()
  await expect(hers.getByRole('button', { name: 'Confirmer ma désinscription' })).toHaveCount(0)
  await expect(hers.getByRole('link', { name: 'Voir les événements' })).toBeVisible()
  expect(await statutDe(product, ancien, suite.id)).toBe('inscrite')
  await hers.context().close()
})
