import { createQuestion } from '../../apps/server/src/modules/bo-faq/bo-faq.factory.ts'
import {
  createDemande,
  createReponse,
} from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { pdf } from '../../apps/server/src/modules/fichiers/fichiers.factory.ts'
import { createRessource } from '../../apps/server/src/modules/ressources/ressources.factory.ts'
import { fillDemande, openNotification, said } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { COMMUNES, createMembre, pageOf } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'

const NOW = new Date()

test(
  '[M1] [C3-11] while she types, the FAQ and the library answer too; a file goes with her request, and others open it',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const mot = motUnique('Bilan')
    const question = `Qui peut relire un ${mot} ?`
    await createQuestion(product.db, NOW, { question, reponse: '<p>La trésorière de ton antenne.</p>' })
    await createRessource(product.db, NOW, null, { titre: `Relire son ${mot} pas à pas` })
    const awa = await createMembre(product, 'Awa', 'Entraide', { villeId: COMMUNES.quimper })
    const page = await pageOf(browser, product, awa.email)
    await page.goto('/coup-de-pouce/creation')
    await fillDemande(page, `${mot} à relire`, 'Compta et gestion')
    const deja = page.getByRole('region', { name: 'Peut-être déjà répondu' })
    await expect(deja.getByText('1 réponse de la FAQ, 1 ressource')).toBeVisible()
    await deja.getByRole('button', { name: question }).click()
    await expect(deja.getByText('La trésorière de ton antenne.')).toBeVisible()
    await expect(deja.getByRole('link', { name: `Relire son ${mot} pas à pas` })).toBeVisible()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Bilan.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await expect(page.getByRole('button', { name: 'Retirer Bilan.pdf' })).toBeVisible()
    await page.getByRole('button', { name: 'Publier ma demande' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${mot} à relire` })).toBeVisible()

    const claire = await createMembre(product, 'Claire', 'Entraide')
    const elle = await pageOf(browser, product, claire.email)
    await elle.goto(new URL(page.url()).pathname)
    const download = elle.waitForEvent('download')
    await elle
      .getByRole('article')
      .getByRole('button', { name: /^Bilan\.pdf/ })
      .click()
    expect((await download).suggestedFilename()).toBe('Bilan.pdf')
    await Promise.all([page, elle].map((one) => one.context().close()))
  },
)

test('[M1] beyond the first page of answers, helpers are thanked too, from the link of the mail', async ({
  browser,
  product,
}) => {
  const titre = motUnique('Monter un stand')
  const awa = await createMembre(product, 'Awa', 'Nombreuse')
  const claire = await createMembre(product, 'Claire', 'Première')
  const samira = await createMembre(product, 'Samira', 'Dernière')
  const id = await createDemande(product.db, NOW, awa.id, { titre })
  for (let n = 0; n < 20; n += 1)
    await createReponse(product.db, new Date(NOW.getTime() + n), id, claire.id, { contenu: `Idée ${n}` })
  const last = new Date(NOW.getTime() + 60_000)
  await createReponse(product.db, last, id, samira.id, { propose: true, acceptee: true })
  const page = await pageOf(browser, product, awa.email)
  await page.goto(`/coup-de-pouce/${id}?geste=resolu`)
  const resolu = page.getByRole('region', { name: 'C’est résolu ?' })
  await expect(resolu.getByRole('checkbox', { name: 'Claire Première' })).not.toBeChecked()
  await expect(resolu.getByRole('checkbox', { name: 'Samira Dernière' })).toBeChecked()
  await resolu.getByRole('button', { name: 'C’est résolu' }).click()
  await expect(page.getByRole('article').getByText('Merci à Samira Dernière')).toBeVisible()
  await page.context().close()
})

test('[M1] [M3] who follows a request is told of its answers; its author replies to one in private, and writes to her', async ({
  browser,
  product,
}) => {
  const titre = motUnique('Prêter un vélo cargo')
  const awa = await createMembre(product, 'Awa', 'Suivie')
  const claire = await createMembre(product, 'Claire', 'Suiveuse')
  const samira = await createMembre(product, 'Samira', 'Aidante')
  const id = await createDemande(product.db, NOW, awa.id, { titre })
  const suiveuse = await pageOf(browser, product, claire.email)
  await suiveuse.goto(`/coup-de-pouce/${id}`)
  const suivre = suiveuse.getByRole('button', { name: 'Suivre les réponses' })
  await suivre.click()
  await expect(said(suiveuse, 'Tu seras prévenue des prochaines réponses.')).toBeVisible()
  await expect(suivre).toHaveAttribute('aria-pressed', 'true')

  const aide = await pageOf(browser, product, samira.email)
  await aide.goto(`/coup-de-pouce/${id}`)
  await aide.getByRole('textbox', { name: 'Ta réponse' }).fill('J’en ai un, libre dimanche.')
  await aide.getByRole('button', { name: 'Répondre', exact: true }).click()
  await expect(said(aide, 'Ta réponse est publiée.')).toBeVisible()
  await openNotification(suiveuse, new RegExp(`Samira Aidante a répondu au coup de pouce.*${titre}`))
  await expect(suiveuse).toHaveURL(`/coup-de-pouce/${id}`)
  // The home page of a follower leaves it to the notifications.
  await suiveuse.goto('/')
  await expect(suiveuse.getByText('choisis ta prochaine étape')).toBeVisible()

  await createReponse(product.db, NOW, id, samira.id, {
    contenu: 'Mon adresse, pour toi seule.',
    prive: true,
  })
  const page = await pageOf(browser, product, awa.email)
  await page.goto(`/coup-de-pouce/${id}`)
  const privee = page.locator('[id^=reponse-]').filter({ hasText: 'Mon adresse, pour toi seule.' })
  await privee.getByRole('button', { name: 'Répondre à Samira Aidante' }).click()
  await page.getByRole('textbox', { name: 'Ta réponse à Samira' }).fill('Merci, à dimanche.')
  await page.getByRole('button', { name: 'Répondre', exact: true }).click()
  await expect(said(page, 'Ta réponse est envoyée, Samira seule la lira.')).toBeVisible()
  await privee.getByRole('button', { name: 'Écrire à Samira' }).click()
  await expect(page).toHaveURL(/\/messagerie\/discussion\/[\da-f-]{36}$/)
  await expect(page.getByRole('textbox', { name: /^Ton message/ })).toBeVisible()
  await Promise.all([suiveuse, aide, page].map((one) => one.context().close()))
})
