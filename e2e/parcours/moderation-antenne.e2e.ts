import type { Page } from '@playwright/test'
import { said } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { mailOf } from '../fixtures/mails-evenement.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { dossier, expectLue, lienDossier, ligne, prendre, rubrique } from '../fixtures/moderation.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'

const MINE = '/coordinatrice/signalement'

/** A branch with its coordinator. */
const createAntenne = async (product: Product, mot: string) => {
  const nom = motUnique(mot)
  return { nom, coordinatrice: await createMembre(product, 'Soizic', 'Guéguen', { coordonne: nom }) }
}

/** Reports a profile from its page. */
const signaler = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/membre/${id}`)
  await page.getByRole('button', { name: 'Plus d’actions sur ce profil' }).click()
  await page.getByRole('menuitem', { name: 'Signaler ce profil' }).click()
  await page.getByRole('radio', { name: 'Démarchage commercial' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Signaler' }).click()
  await expect(page.getByRole('dialog', { name: 'C’est signalé' })).toBeVisible()
}

const dossierOf = async ({ db }: Product, cibleId: string): Promise<string> => {
  const row = await db
    .selectFrom('signalements')
    .where('cible_id', '=', cibleId)
    .select('id')
    .executeTakeFirstOrThrow()
  return row.id
}

test('[M11] [P-9] a coordinator is told of a report of her branch, takes it, warns the member and answers', async ({
  browser,
  product,
}) => {
  const { nom, coordinatrice } = await createAntenne(product, 'Trégor')
  const presentation = motUnique('Rejoins mon équipe')
  const signalee = await createMembre(product, 'Sandrine', 'Petit', { territoire: nom, presentation })
  const signaleuse = await createMembre(product, 'Zéphyrine', 'Le Gall')
  const sienne = await pageOf(browser, product, signaleuse.email)
  await signaler(sienne, signalee.id)
  const url = `${MINE}?dossier=${await dossierOf(product, signalee.id)}`

  // Her mail leads to the report itself, which reads the notification.
  const page = await pageOf(browser, product, coordinatrice.email)
  const mail = await mailOf(product, coordinatrice.email, 'Un signalement à examiner')
  await page.goto(lienDossier(mail))
  await expect(page).toHaveURL(url)
  const examen = dossier(page, 'Profil signalé 1 fois')
  await expect(examen).toContainText(presentation)
  await expectLue(page, 'Un profil a été signalé')

  await page.goto(MINE)
  await ligne(page, presentation).click()
  await expect(page).toHaveURL(url)
  // What reporters say, without their names; measures that close an account are left to administrators.
  await expect(examen).not.toContainText('Zéphyrine')
  await prendre(page)
  await expect(examen.getByRole('checkbox', { name: 'Limiter, jusqu’à une date' })).toBeVisible()
  for (const name of [/^Suspendre/, /^Exclure/])
    await expect(examen.getByRole('checkbox', { name })).toHaveCount(0)
  await examen.getByRole('checkbox', { name: 'Avertir la membre' }).check()
  await examen.getByRole('textbox', { name: /^Motif/ }).fill('La charte interdit le démarchage.')
  await examen.getByRole('button', { name: 'Appliquer et répondre' }).click()
  await expect(said(page, 'La mesure est appliquée.')).toBeVisible()
  const cloture = page.getByRole('dialog', { name: 'Répondre et clore' })
  await cloture.getByRole('textbox', { name: /^Réponse à celles/ }).fill('Nous l’avons avertie. Merci.')
  await cloture.getByRole('button', { name: 'Répondre et clore' }).click()
  await expect(examen.getByText('Réponse envoyée, étape faite')).toBeVisible()
  await expect(ligne(page, presentation)).toHaveCount(0)

  await sienne.goto('/mon-compte#mes-signalements')
  await expect(rubrique(sienne, 'Mes signalements')).toContainText('Nous l’avons avertie. Merci.')
  const avertissement = await mailOf(product, signalee.email, 'Un avertissement')
  expect(avertissement.text).toContain('La charte interdit le démarchage.')
  for (const one of [page, sienne]) await one.context().close()
})

test('[M11] a coordinator sees neither a report of another branch, nor one about a coordinator of hers', async ({
  browser,
  product,
}) => {
  const { nom, coordinatrice } = await createAntenne(product, 'Goëlo')
  const ailleurs = await createAntenne(product, 'Poher')
  const voisine = await createMembre(product, 'Lucette', 'Ailleurs', { territoire: ailleurs.nom })
  const collegue = await createMembre(product, 'Odile', 'Collègue', { territoire: nom, coordonne: nom })
  const signaleuse = await createMembre(product, 'Maëlle', 'Kervella')
  const autre = await pageOf(browser, product, signaleuse.email)
  for (const { id } of [voisine, collegue]) await signaler(autre, id)

  const page = await pageOf(browser, product, coordinatrice.email)
  await page.goto(MINE)
  await expect(page.getByRole('heading', { name: 'Rien à traiter' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Réponses types' })).toHaveCount(0)
  for (const { id } of [voisine, collegue]) {
    await page.goto(`${MINE}?dossier=${await dossierOf(product, id)}`)
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Tous les signalements' }).click()
    await expect(page).toHaveURL(MINE)
  }
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Un profil a été signalé')).toHaveCount(0)
  // The coordinator of the other branch has it.
  const leur = await pageOf(browser, product, ailleurs.coordinatrice.email)
  await leur.goto(MINE)
  await expect(dossier(leur, 'Profil signalé 1 fois')).toContainText('Lucette Ailleurs')
  for (const one of [autre, page, leur]) await one.context().close()
})
