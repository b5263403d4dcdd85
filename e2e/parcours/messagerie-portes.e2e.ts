import type { Page } from '@playwright/test'
import {
  createDemande,
  createReponse,
} from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createParticipation } from '../../apps/server/src/modules/participations/participations.factory.ts'
import { createCoordination } from '../../apps/server/src/modules/session/session.factory.ts'
import { midi, motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { champ, ecrire, fil } from '../fixtures/messagerie.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'

const DISCUSSION = /\/messagerie\/discussion\/[\da-f-]{36}$/

const sceneOf = async (product: Product) => {
  const mot = motUnique('Portes')
  const territoire = `Pays des ${mot}`
  const soizic = await createMembre(product, 'Soizic', mot, { territoire })
  const awa = await createMembre(product, 'Awa', mot, { territoire })
  const { id: antenne } = await createCoordination(product.db, new Date(), soizic.id, territoire)
  return { soizic, awa, antenne }
}
/** Follows the link, and writes the first words of the discussion that it opens. */
const write = async (page: Page, prenom: string, mots: string) => {
  await page.getByRole('link', { name: `Écrire à ${prenom}` }).click()
  await page.getByRole('textbox', { name: /^Ton message/ }).fill(mots)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page).toHaveURL(DISCUSSION)
  await expect(fil(page).getByText(mots)).toBeVisible()
}

test('[M3] a member writes to her coordinator from her branch, and to who asks for help from the request', async ({
  browser,
  product,
}) => {
  const { soizic, awa, antenne } = await sceneOf(product)
  const elle = await pageOf(browser, product, awa.email)
  await elle.goto(`/antenne/${antenne}`)
  await write(elle, 'Soizic', 'Bonjour Soizic')
  const demande = await createDemande(product.db, new Date(), awa.id)
  const page = await pageOf(browser, product, soizic.email)
  await page.goto(`/coup-de-pouce/${demande}`)
  await page.getByRole('link', { name: 'Écrire à Awa' }).click()
  // They write to each other already: the link opens their discussion.
  await expect(fil(page).getByText('Bonjour Soizic')).toBeVisible()
  await Promise.all([elle, page].map((one) => one.context().close()))
})

test('[M3] a coordinator writes to her branch from her home page, and to one registrant from the list', async ({
  browser,
  product,
}) => {
  const { soizic, awa, antenne } = await sceneOf(product)
  const page = await pageOf(browser, product, soizic.email)
  await page.goto('/')
  await page.getByRole('button', { name: 'Écrire à mon antenne' }).click()
  await expect(page).toHaveURL(DISCUSSION)
  await expect(champ(page)).toBeVisible()
  await ecrire(page, 'La réunion est jeudi.')
  await expect(fil(page).getByText('La réunion est jeudi.')).toBeVisible()

  const evenement = await createEvenement(product.db, new Date(), {
    titre: 'Fixer ses prix',
    debut: midi(9),
    territoireIds: [antenne],
  })
  await createParticipation(product.db, new Date(), { evenement_id: evenement, compte_id: awa.id })
  await page.goto(`/coordinatrice/evenement/${evenement}/participantes/page/1`)
  await page.getByRole('link', { name: /^Écrire à Awa/ }).click()
  await expect(page.getByRole('textbox', { name: /^Ton message/ })).toBeVisible()
  await page.context().close()
})

test('[M3] organisers write to the registrants from the page of the event, and their home pages say what waits', async ({
  browser,
  product,
}) => {
  const { soizic, awa, antenne } = await sceneOf(product)
  const evenement = await createEvenement(product.db, new Date(), {
    titre: 'Fixer ses prix',
    debut: midi(9),
    territoireIds: [antenne],
  })
  await createParticipation(product.db, new Date(), { evenement_id: evenement, compte_id: awa.id })
  const page = await pageOf(browser, product, soizic.email)
  await page.goto(`/evenement/${evenement}`)
  await page.getByRole('button', { name: 'Écrire aux inscrites' }).click()
  await expect(page).toHaveURL(DISCUSSION)
  await ecrire(page, 'Venez avec un bol.')
  await ecrire(page, 'Et une chaise.')
  await expect(fil(page).getByText(/· Envoyé/)).toBeVisible()

  const elle = await pageOf(browser, product, awa.email)
  await elle.goto('/')
  const attendent = elle.getByRole('link', { name: /t’attend/ })
  await expect(attendent).toHaveText('2 messages t’attendent')
  await attendent.click()
  // Not the link of the event on the home page.
  await elle
    .locator('[data-discussion]')
    .getByRole('link', { name: /^Fixer ses prix/ })
    .click()
  await expect(fil(elle).getByText('Et une chaise.')).toBeVisible()
  await expect(elle.getByRole('banner').getByRole('link', { name: 'Messagerie', exact: true })).toBeVisible()
  await elle.goto('/')
  // Shown once all that waits is known.
  await expect(elle.getByRole('link', { name: 'Demander un coup de pouce' })).toBeVisible()
  await expect(attendent).toHaveCount(0)
  await Promise.all([page, elle].map((one) => one.context().close()))
})

test('[M3] a member joins the discussion of her branch, and writes at once to who answers her request', async ({
  browser,
  product,
}) => {
  const { awa, antenne } = await sceneOf(product)
  const nom = motUnique('Ailleurs')
  const lea = await createMembre(product, 'Léa', nom, { territoire: `Pays des ${nom}` })
  const elle = await pageOf(browser, product, awa.email)
  await elle.goto(`/antenne/${antenne}`)
  await elle.getByRole('button', { name: 'Rejoindre la discussion' }).click()
  await expect(elle).toHaveURL(DISCUSSION)
  await expect(elle.getByRole('heading', { level: 1, name: /^Antenne Pays des/ })).toBeVisible()
  await ecrire(elle, 'Bonjour à toutes.')
  await expect(fil(elle).getByText('Bonjour à toutes.')).toBeVisible()

  const demande = await createDemande(product.db, new Date(), awa.id)
  await createReponse(product.db, new Date(), demande, lea.id)
  await elle.goto(`/coup-de-pouce/${demande}`)
  await elle.getByRole('button', { name: 'Écrire à Léa' }).click()
  await expect(elle).toHaveURL(DISCUSSION)
  await ecrire(elle, 'Merci, voici https://exemple.fr/plan')
  const page = await pageOf(browser, product, lea.email)
  await page.goto('/messagerie')
  await expect(page.getByRole('heading', { name: /^Demandes de contact/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Awa/ }).click()
  await expect(fil(page).getByText('Merci, voici')).toBeVisible()
  await expect(champ(page)).toBeVisible()
  await Promise.all([elle, page].map((one) => one.context().close()))
})
