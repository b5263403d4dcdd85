import { createQuestion } from '../../apps/server/src/modules/bo-faq/bo-faq.factory.ts'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const NOW = new Date()

test.beforeEach(async ({ product }) => {
  await product.db.deleteFrom('faq_questions').execute()
  await product.db.deleteFrom('faq_categories').execute()
  await product.db.deleteFrom('faq_demandes').execute()
})

test('[R2.1-16] a member reads and searches the FAQ, and says whether an answer helped', async ({
  as,
  product,
}) => {
  await createQuestion(product.db, NOW, {
    question: 'Comment renouveler mon adhésion ?',
    reponse: '<p>En un clic.</p><ul><li>par carte</li><li>une fois par an</li></ul>',
    categorie: 'Adhésion',
  })
  await createQuestion(product.db, NOW, { question: 'Où trouver mon antenne ?', categorie: 'Le réseau' })
  const page = await as('adherente')
  await page.goto('/faq')
  await expect(page).toHaveTitle('FAQ — Entrelles')
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Adhésion', 'Le réseau'])

  await page.getByRole('searchbox', { name: 'Rechercher dans la FAQ' }).fill('ADHESION')
  await expect(page.getByText('1 question trouvée')).toBeVisible()
  await expect(page).toHaveURL('/faq?termes=ADHESION')
  await page.reload()
  await page.getByText('Comment renouveler mon adhésion ?').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'par carte' })).toBeVisible()
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect
    .poll(
      async () =>
        (
          await product.db
            .selectFrom('faq_questions')
            .select('nb_utile')
            .orderBy('nb_utile', 'desc')
            .executeTakeFirst()
        )?.nb_utile,
    )
    .toBe(1)

  await page.getByRole('searchbox', { name: 'Rechercher dans la FAQ' }).fill('piscine')
  await expect(page.getByText('Aucun résultat pour « piscine »')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer' }).click()
  await expect(page.getByText('Où trouver mon antenne ?')).toBeVisible()
})

test('a member asks a question, an administrator answers, the mail arrives', async ({
  as,
  browser,
  product,
}) => {
  const { email } = await createPersona(product.db, NOW, 'adherente', { prenom: 'Fatou' })
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: await signIn(product, email),
  })
  const asking = await context.newPage()
  await asking.goto('/faq')
  await asking.getByRole('button', { name: 'Poser une question' }).click()
  const dialog = asking.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog.getByText('Ce formulaire comprend 1 erreur(s) :')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Ta question' }).fill('Puis-je venir avec ma fille ?')
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(asking.getByText('Ta question est envoyée.')).toBeVisible()
  await context.close()

  const page = await as('administratrice')
  await page.goto('/administratrice/faq')
  await page.getByRole('link', { name: 'Questions reçues' }).click()
  await expect(page.getByText('Puis-je venir avec ma fille ?')).toBeVisible()
  await page.getByRole('button', { name: 'Répondre' }).first().click()
  await page.getByRole('dialog').getByRole('textbox').fill('Oui, avec plaisir.')
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText('Aucune question en attente')).toBeVisible()
  const mail = await product.mails.mailTo(email)
  expect(mail.subject).toBe('La réponse à ta question')
  expect(mail.text).toContain('Oui, avec plaisir.')
  expect(mail.html).toContain('lang="fr"')
})

test(
  '[R2.1-24] an administrator creates, publishes, edits and deletes a question',
  { tag: '@gate' },
  async ({ as }) => {
    const page = await as('administratrice')
    await page.goto('/administratrice/faq')
    await expect(page.getByText('La FAQ est vide')).toBeVisible()
    await page.getByRole('button', { name: 'Ajouter une question' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog.getByText('Ce formulaire comprend 3 erreur(s) :')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Comment devenir coordinatrice ?')
    await dialog.getByRole('textbox', { name: 'Réponse' }).fill('Écris à ta coordinatrice.')
    await dialog.getByRole('combobox', { name: 'Catégorie' }).fill('Le réseau')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Brouillon')).toBeVisible()

    const member = await as('adherente')
    await member.goto('/faq')
    await expect(member.getByText('La FAQ se remplit')).toBeVisible()
    await page.getByRole('button', { name: 'Publier : Comment devenir coordinatrice ?' }).click()
    await expect(page.getByText('Publiée', { exact: true })).toBeVisible()
    await member.reload()
    await expect(member.getByText('Comment devenir coordinatrice ?')).toBeVisible()

    await page.getByRole('button', { name: 'Modifier : Comment devenir coordinatrice ?' }).click()
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Comment animer une antenne ?')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('heading', { name: 'Comment animer une antenne ?' })).toBeVisible()

    await page.getByRole('button', { name: 'Supprimer : Comment animer une antenne ?' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByText('La FAQ est vide')).toBeVisible()
  },
)

test('questions are reordered by keyboard and by pointer', async ({ as, product }) => {
  for (const question of ['Question A ?', 'Question B ?', 'Question C ?'])
    await createQuestion(product.db, NOW, { question, categorie: 'Le réseau' })
  const page = await as('administratrice')
  await page.goto('/administratrice/faq')
  const titles = page.getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(['Question A ?', 'Question B ?', 'Question C ?'])
  // The new order is shown before it is saved: a reload must wait for the response.
  const saved = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/bo/faq/ordre') && answer.ok())
  const byKeyboard = saved()
  await page.getByRole('button', { name: 'Descendre : Question A ?' }).focus()
  await page.keyboard.press('Enter')
  await expect(titles).toHaveText(['Question B ?', 'Question A ?', 'Question C ?'])
  await expect(page.getByRole('button', { name: 'Descendre : Question A ?' })).toBeFocused()
  await byKeyboard
  await page.reload()
  await expect(titles).toHaveText(['Question B ?', 'Question A ?', 'Question C ?'])

  const row = page.getByRole('listitem').filter({ hasText: 'Question C ?' })
  const handle = await row.locator('> span').boundingBox()
  const first = await titles.first().boundingBox()
  if (!handle || !first) throw new Error('nothing to drag')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x + handle.width / 2, first.y - 10, { steps: 12 })
  const byPointer = saved()
  await page.mouse.up()
  await expect(titles).toHaveText(['Question C ?', 'Question B ?', 'Question A ?'])
  await byPointer
  await page.reload()
  await expect(titles).toHaveText(['Question C ?', 'Question B ?', 'Question A ?'])
})

test('an edit of an outdated version shows a conflict and keeps the typed text', async ({ as, product }) => {
  await createQuestion(product.db, NOW, { question: 'Question partagée ?' })
  const page = await as('administratrice')
  await page.goto('/administratrice/faq')
  await page.getByRole('button', { name: 'Modifier : Question partagée ?' }).click()
  await product.db
    .updateTable('faq_questions')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Réponse' }).fill('Ma réponse à moi.')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('Cette fiche a été modifiée entre-temps.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Réponse' })).toHaveText('Ma réponse à moi.')
})
