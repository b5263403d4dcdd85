import { addMessage, createDirecte } from '../../apps/server/src/modules/messagerie/messagerie.factory.ts'
import { said } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { addMessages, champ, ecrire, fil, ouvrirFil } from '../fixtures/messagerie.ts'
import { expect, test } from '../fixtures/test.ts'

test('[M3] a first contact is refused without a word, and accepted later if she changes her mind', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Bols')
  const nadia = await createMembre(product, 'Nadia', mot, {
    territoire: `Pays des ${mot}`,
    compte: { date_inscription: new Date('2025-03-12T09:00:00Z') },
  })
  const maelle = await createMembre(product, 'Maëlle', mot)
  const id = await createDirecte(product.db, new Date(), [nadia.id, maelle.id], { demande: true })
  await addMessage(product.db, new Date(), { discussionId: id, auteureId: nadia.id }, 'On en parle ?')
  const [elle, page] = [
    await pageOf(browser, product, nadia.email),
    await pageOf(browser, product, maelle.email),
  ]
  await ouvrirFil(elle, id)
  await page.goto('/messagerie')
  const demande = page.getByRole('link', { name: new RegExp(`^Nadia ${mot}`) })
  await demande.click()
  await expect(page.getByText(`Membre depuis mars 2025, antenne Pays des ${mot}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(said(page, 'La demande est refusée.')).toBeVisible()
  await expect(page).toHaveURL('/messagerie')
  await expect(demande).toHaveCount(0)

  // The one who asked reads what she read before.
  await elle.reload()
  await expect(elle.getByText(/dès qu’elle aura accepté ta demande/)).toBeVisible()
  await expect(fil(elle).getByText(/· Envoyé/)).toBeVisible()
  await expect(champ(elle)).toHaveCount(0)

  await page.goto(`/membre/${nadia.id}`)
  await page.getByRole('link', { name: 'Écrire à Nadia' }).click()
  await expect(page.getByText('Tu as refusé sa demande', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refuser' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Accepter' }).click()
  await ecrire(page, 'Finalement, volontiers.')
  await expect(fil(elle).getByText('Finalement, volontiers.')).toBeVisible()
  await expect(champ(elle)).toBeVisible()
  await Promise.all([elle, page].map((one) => one.context().close()))
})

test('[M3] « Vu » shows while both members share what they have read', async ({ browser, product }) => {
  const mot = motUnique('Lanternes')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const id = await createDirecte(product.db, new Date(), [awa.id, lea.id])
  const [chezAwa, chezLea] = [
    await pageOf(browser, product, awa.email),
    await pageOf(browser, product, lea.email),
  ]
  await ouvrirFil(chezAwa, id)
  await ouvrirFil(chezLea, id)
  const etat = (page: typeof chezAwa) =>
    fil(page)
      .getByText(/ · (?:Vu|Envoyé)/)
      .last()
  await ecrire(chezAwa, 'Jeudi ?')
  await expect(etat(chezAwa)).toHaveText(/Vu/)

  const partage = chezLea.getByRole('switch', { name: /^Montrer quand j’ai lu un message/ })
  await chezLea.goto('/mon-compte')
  await partage.click()
  await expect(said(chezLea, 'C’est enregistré.')).toBeVisible()
  // The thread that is open follows at once.
  await expect(etat(chezAwa)).toHaveText(/Envoyé/)
  await ouvrirFil(chezLea, id)
  await ecrire(chezLea, 'Jeudi, parfait.')
  await expect(fil(chezAwa).getByText('Jeudi, parfait.')).toBeVisible()
  await ecrire(chezAwa, 'À 9 h ?')
  await expect(fil(chezLea).getByText('À 9 h ?')).toBeVisible()
  // Each has read the other, and neither sees it.
  const lus = async () =>
    (
      await product.db
        .selectFrom('participations_discussion')
        .where('discussion_id', '=', id)
        .select('lu_jusqua')
        .execute()
    ).map(({ lu_jusqua }) => lu_jusqua)
  await expect.poll(lus).toEqual([3, 3])
  for (const page of [chezAwa, chezLea]) {
    await page.reload()
    await expect(etat(page)).toHaveText(/Envoyé/)
    await expect(fil(page).getByText(/ · Vu/)).toHaveCount(0)
  }

  await chezLea.goto('/mon-compte')
  await expect(partage).not.toBeChecked()
  await partage.click()
  await expect(said(chezLea, 'C’est enregistré.')).toBeVisible()
  await expect(etat(chezAwa)).toHaveText(/Vu/)
  await Promise.all([chezAwa, chezLea].map((one) => one.context().close()))
})

test('[R2.1-15] [M3] a message is edited on its own page, for fifteen minutes', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Corrections')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const id = await createDirecte(product.db, new Date(), [awa.id, lea.id])
  const [message = ''] = await addMessages(product.db, id, [
    { de: awa.id, contenu: 'Jeudi à 8 h.', ilYA: 14 },
  ])
  const [page, autre] = [await pageOf(browser, product, awa.email), await pageOf(browser, product, lea.email)]
  await ouvrirFil(autre, id)
  const mots = page.getByRole('textbox', { name: 'Ton message', exact: true })
  const edit = async (contenu: string) => {
    await page.goto(`/message/${message}/edition`)
    await expect(mots).toBeFocused()
    await mots.fill(contenu)
  }
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await edit('Jeudi à 9 h.')
  await save.click()
  await expect(page).toHaveURL(`/messagerie/discussion/${id}?message=${message}`)
  for (const shown of [page, autre]) {
    await expect(fil(shown).getByText('Jeudi à 9 h.')).toBeVisible()
    await expect(fil(shown).getByText(/· modifié/)).toBeVisible()
  }

  await edit('Jeudi à 10 h.')
  await product.moveClock(2 * 60_000)
  try {
    await save.click()
    await expect(
      page.getByText(/^Un message se modifie pendant 15\s?minutes\. Tu peux encore/).first(),
    ).toBeVisible()
    await expect(mots).toHaveValue('Jeudi à 10 h.')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ce message ne se modifie plus' })).toBeVisible()
    await expect(mots).toHaveCount(0)
    await page.getByRole('link', { name: 'Retour à la discussion' }).click()
    await expect(fil(page).getByText('Jeudi à 9 h.')).toBeVisible()
  } finally {
    await product.moveClock(0)
  }
  await Promise.all([page, autre].map((one) => one.context().close()))
})
