import {
  addMessage,
  createDirecte,
  createGroupe,
} from '../../apps/server/src/modules/messagerie/messagerie.factory.ts'
import { openMenu } from '../fixtures/choices.ts'
import { said } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { champ, ecrire, fil, ouvrirFil } from '../fixtures/messagerie.ts'
import { expect, test } from '../fixtures/test.ts'

const CHANGEMENTS = '**/api/discussions/*/changements?**'

test('[M11] [M3] a message is reported from its menu', async ({ browser, product }) => {
  const mot = motUnique('Signal')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const id = await createDirecte(product.db, new Date(), [awa.id, lea.id])
  await addMessage(product.db, new Date(), { discussionId: id, auteureId: lea.id }, 'Message déplacé')
  const page = await pageOf(browser, product, awa.email)
  await ouvrirFil(page, id)
  await openMenu(page, fil(page).getByRole('button', { name: /^Plus d’actions sur ce message/ }))
  await page.getByRole('menuitem', { name: 'Signaler ce message' }).click()
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('button', { name: 'Signaler' }).click()
  await expect(page.getByRole('dialog', { name: 'C’est signalé' })).toBeVisible()
  await page.context().close()
})

test('[M3] a block ends the direct discussion for both and hides their words in a group; the blocked one is not told', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Bloc')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const id = await createDirecte(product.db, new Date(), [awa.id, lea.id])
  await addMessage(product.db, new Date(), { discussionId: id, auteureId: lea.id }, 'Encore moi')
  const groupe = await createGroupe(product.db, new Date(), `Groupe ${mot}`, [awa.id, lea.id])
  await addMessage(product.db, new Date(), { discussionId: groupe, auteureId: awa.id }, 'Je t’entends')
  await addMessage(product.db, new Date(), { discussionId: groupe, auteureId: lea.id }, 'Moi aussi ici')
  const [page, sienne] = [
    await pageOf(browser, product, awa.email),
    await pageOf(browser, product, lea.email),
  ]
  await ouvrirFil(sienne, id)
  // Her thread would close once it reads what has changed: here she writes before.
  await sienne.route(CHANGEMENTS, (route) => route.abort())
  await ouvrirFil(page, id)
  await openMenu(page, page.getByRole('button', { name: 'Plus d’actions sur ce profil' }))
  await page.getByRole('menuitem', { name: 'Bloquer Léa' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquer' }).click()
  await expect(said(page, `Léa ${mot} est bloquée.`)).toBeVisible()
  await expect(page).toHaveURL('/messagerie')
  await expect(page.getByRole('link', { name: new RegExp(`^Léa ${mot}`) })).toHaveCount(0)
  await page.getByRole('link', { name: new RegExp(`^Groupe ${mot}`) }).click()
  await expect(fil(page).getByText('Message masqué')).toBeVisible()
  await expect(fil(page).getByText('Moi aussi ici')).toHaveCount(0)
  await page.goto(`/messagerie/discussion/${id}`)
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()

  // The thread that the other one had open takes no message any more.
  await ecrire(sienne, 'Et maintenant ?')
  await expect(sienne.getByText('Non envoyé : Cette page n’existe pas ou n’est plus visible.')).toBeVisible()
  await expect(sienne.getByText(/bloqu/i)).toHaveCount(0)
  await sienne.unroute(CHANGEMENTS)
  await sienne.reload()
  await expect(sienne.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
  await expect(champ(sienne)).toHaveCount(0)
  await expect(sienne.getByText(/bloqu/i)).toHaveCount(0)
  await sienne.goto('/messagerie')
  await sienne.getByRole('link', { name: new RegExp(`^Groupe ${mot}`) }).click()
  await expect(fil(sienne).getByText('Moi aussi ici')).toBeVisible()
  await expect(fil(sienne).getByText('Message masqué')).toBeVisible()
  await expect(sienne.getByRole('link', { name: new RegExp(`^Awa ${mot}`) })).toHaveCount(0)
  await expect(sienne.getByText(/Je t’entends|bloqu/i)).toHaveCount(0)
  await Promise.all([page, sienne].map((one) => one.context().close()))
})
