import type { Page } from '@playwright/test'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createQuestion } from '../../apps/server/src/modules/bo-faq/bo-faq.factory.ts'
import { createPersona, MOT_DE_PASSE } from '../../apps/server/src/modules/session/session.factory.ts'
import { midi } from '../fixtures/evenement-membre.ts'
import { connecter } from '../fixtures/identite.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'

const GARDE = 'Ta session s’est terminée ; nous avons gardé ce que tu avais écrit.'

/** Ends every session of the account on the server, as a change of password elsewhere does. */
const revoquer = ({ db }: Product, compte: string) =>
  db.updateTable('sessions').set({ revoquee_le: new Date() }).where('compte_id', '=', compte).execute()

const revenir = async (page: Page, email: string): Promise<void> => {
  await expect(page).toHaveURL(/\/connexion\?retour=/)
  await expect(page.getByText('Connecte-toi : nous avons gardé ce que tu avais écrit.')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(MOT_DE_PASSE)
  await page.getByRole('button', { name: 'Me connecter' }).click()
}

test(
  '[R4-4] [R4-3] the session ends while an event is edited: after the login, the form holds what was typed',
  { tag: '@gate' },
  async ({ page, product }) => {
    const moi = await createPersona(product.db, new Date(), 'administratrice')
    // An event that ends after midnight could not be saved.
    const id = await createEvenement(product.db, new Date(), { titre: 'Atelier tissage', debut: midi(5) })
    await connecter(page, moi.email)
    await page.goto(`/administratrice/evenement/${id}/edition`)
    const titre = page.getByRole('textbox', { name: 'Titre', exact: true })
    const description = page.getByRole('textbox', { name: 'Description' })
    await titre.fill('Atelier tissage et teinture')
    await description.fill('Apporte ta laine.')
    await revoquer(product, moi.id)
    // A question of the browser would mean that something is lost.
    page.on('dialog', () => expect.soft('the browser asks').toBe('nothing'))
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

    await revenir(page, moi.email)
    await expect(page).toHaveURL(`/administratrice/evenement/${id}/edition`)
    await expect(page.getByText(GARDE)).toBeVisible()
    await expect(titre).toHaveValue('Atelier tissage et teinture')
    await expect(description).toHaveText('Apporte ta laine.')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('L’événement est enregistré.')).toBeVisible()
    await expect(page.getByText(GARDE)).toHaveCount(0)
    await page.reload()
    await expect(titre).toHaveValue('Atelier tissage et teinture')
    await expect(page.getByText(GARDE)).toHaveCount(0)
  },
)

test('[R4-4] the session ends while a profile is edited: another account sees nothing of it, its owner finds it', async ({
  page,
  product,
}) => {
  const moi = await createPersona(product.db, new Date(), 'adherente')
  const autre = await createPersona(product.db, new Date(), 'adherente')
  await connecter(page, moi.email)
  await page.goto(`/membre/${moi.id}/edition`)
  const metier = page.getByRole('textbox', { name: 'Métier' })
  await metier.fill('Tisserande')
  await revoquer(product, moi.id)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

  await revenir(page, autre.email)
  await expect(page).toHaveURL(`/membre/${moi.id}`)
  await page.goto(`/membre/${autre.id}/edition`)
  await expect(metier).toHaveValue('')
  await expect(page.getByText('Ta session s’est terminée')).toHaveCount(0)
  await revoquer(product, autre.id)
  await page.reload()

  await revenir(page, moi.email)
  // She comes back to another page: it says that something waits.
  await expect(page.getByText('Tu le retrouveras en rouvrant le formulaire.')).toBeVisible()
  await page.goto(`/membre/${moi.id}/edition`)
  await expect(page.getByText(GARDE)).toBeVisible()
  await expect(metier).toHaveValue('Tisserande')
  await expect(page.getByText('1 modification non enregistrée')).toBeVisible()
})

test('[R4-4] a logout in another tab keeps what a dialog holds in this one', async ({
  page,
  context,
  product,
}) => {
  const { email } = await createPersona(product.db, new Date(), 'adherente', { prenom: 'Awa' })
  await connecter(page, email)
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Poser une question' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Ta question' }).fill('Où garer mon camion ?')
  const autre = await context.newPage()
  await autre.goto('/faq')
  await autre.getByRole('button', { name: /^Awa/ }).click()
  await autre.getByRole('menuitem', { name: 'Me déconnecter' }).click()

  await revenir(page, email)
  await expect(page).toHaveURL('/faq')
  await expect(page.getByText('Tu le retrouveras en rouvrant le formulaire.')).toBeVisible()
  await page.getByRole('button', { name: 'Poser une question' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(GARDE)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Ta question' })).toHaveValue('Où garer mon camion ?')
})

test('another account logs in elsewhere: the page says it, and saves nothing under the new name', async ({
  page,
  context,
  product,
}) => {
  const moi = await createPersona(product.db, new Date(), 'adherente', { prenom: 'Awa' })
  const autre = await createPersona(product.db, new Date(), 'adherente', { prenom: 'Rozenn' })
  await connecter(page, moi.email)
  await page.goto(`/membre/${moi.id}/edition`)
  await page.getByRole('textbox', { name: 'Métier' }).fill('Tisserande')
  const other = await context.newPage()
  const reponse = await page.request.post('/api/login_check', {
    data: { username: autre.email, password: MOT_DE_PASSE },
  })
  await other.goto('/faq')
  await other.evaluate((tokens) => localStorage.setItem('token', tokens), await reponse.text())
  await expect(page.getByText('Un autre compte s’est connecté dans un autre onglet.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rozenn/ })).toBeVisible()
})

test('two tabs edit the same question: the second chooses between both versions', async ({ as, product }) => {
  await createQuestion(product.db, new Date(), {
    question: 'Question à deux mains ?',
    reponse: '<p>Avant.</p>',
  })
  const page = await as('administratrice')
  await page.goto('/administratrice/faq')
  await page.getByRole('button', { name: 'Modifier : Question à deux mains ?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill('Question précisée ?')
  const elsewhere = () =>
    product.db
      .updateTable('faq_questions')
      .set((eb) => ({ version: eb('version', '+', 1), reponse: '<p>Ailleurs.</p>' }))
      .where('question', '=', 'Question à deux mains ?')
      .execute()
  await elsewhere()
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const avis = dialog.getByRole('alert').filter({ hasText: 'Cette fiche a été modifiée entre-temps.' })
  await expect(avis).toBeFocused()
  await avis.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(
    'Question à deux mains ?',
  )
  await expect(dialog.getByRole('textbox', { name: 'Réponse' })).toHaveText('Ailleurs.')

  await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill('Question précisée ?')
  await elsewhere()
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await avis.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('La question est modifiée.')).toBeVisible()
  await expect(page.getByText('Question précisée ?').first()).toBeVisible()
})
