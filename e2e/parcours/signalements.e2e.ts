import type { Browser, Page } from '@playwright/test'
import { createPublication } from '../../apps/server/src/modules/actus/actus.factory.ts'
import { createCommentaire } from '../../apps/server/src/modules/actus/commentaires/commentaires.factory.ts'
import {
  createDemande,
  createReponse,
} from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createSignalementRow } from '../../apps/server/src/modules/moderation/moderation.factory.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const MENU = 'Plus d’actions sur ce profil'

/** A page of a telephone, which taps. */
const phoneOf = async (browser: Browser, product: Product, email: string): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: product.url,
    storageState: await signIn(product, email),
  })
  return context.newPage()
}
const mesSignalements = (page: Page) => page.getByRole('region', { name: 'Mes signalements' })
const sent = (page: Page) => page.getByRole('dialog', { name: 'C’est signalé' })

test(
  '[P-9] a member reports a profile on her phone in two taps, and follows it in « Mes signalements »',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const reported = await createMembre(product, 'Sandrine', 'Petit', { presentation: 'Rejoins mon équipe.' })
    const { email } = await createMembre(product, 'Maëlle', 'Kervella')
    const page = await phoneOf(browser, product, email)
    await page.goto(`/membre/${reported.id}`)
    await page.getByRole('button', { name: MENU }).tap()
    await page.getByRole('menuitem', { name: 'Signaler ce profil' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Signaler ce profil' })
    await expect(dialog.getByText('Sandrine Petit', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Elle ne saura pas que c’est toi.')).toBeVisible()

    await dialog.getByText('Démarchage commercial').tap()
    await dialog.getByRole('button', { name: 'Signaler' }).tap()
    await expect(sent(page).getByText(/Tu auras une réponse avant \S+ \d+/)).toBeVisible()
    await expect(sent(page).getByRole('button', { name: 'Bloquer Sandrine Petit' })).toBeVisible()

    await sent(page).getByRole('link', { name: 'Suivre mon signalement' }).tap()
    await expect(page).toHaveURL('/mon-compte#mes-signalements')
    await expect(page.getByRole('heading', { name: 'Mes signalements' })).toBeFocused()
    const row = mesSignalements(page).getByRole('listitem').filter({ hasText: 'Profil de Sandrine Petit' })
    await expect(row.getByText(/^Démarchage commercial · signalé le/)).toBeVisible()
    await expect(row.getByText('Reçu, étape en cours')).toBeVisible()
    await expect(mesSignalements(page).getByRole('link', { name: '3919' })).toHaveAttribute(
      'href',
      'tel:3919',
    )
    await page.context().close()
  },
)

test('[P-9] the report is made by keyboard: the reason is asked, a word may be added, the focus comes back', async ({
  browser,
  product,
}) => {
  const reported = await createMembre(product, 'Corinne', 'Aubert')
  const { id, email } = await createMembre(product, 'Maëlle', 'Kervella')
  const page = await pageOf(browser, product, email)
  await page.goto(`/membre/${reported.id}`)
  const menu = page.getByRole('button', { name: MENU })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Signaler ce profil' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Signaler ce profil' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Signaler' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Choisis ce qui se passe.')
  await dialog.getByRole('radio', { name: 'Harcèlement ou menace' }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Ajouter un mot' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Ton mot pour l’équipe' })).toBeFocused()
  await page.keyboard.type('Elle m’écrit la nuit.')
  await dialog.getByRole('button', { name: 'Signaler' }).focus()
  await page.keyboard.press('Enter')
  await expect(sent(page)).toBeVisible()
  await expect(sent(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sent(page)).toHaveCount(0)
  await expect(menu).toBeFocused()
  const lines = await product.db
    .selectFrom('signalements_auteures')
    .where('compte_id', '=', id)
    .select(['motif', 'commentaire'])
    .execute()
  expect(lines).toEqual([{ motif: 'harcelement', commentaire: 'Elle m’écrit la nuit.' }])
  await page.context().close()
})

test('[P-9] reporting may block too; then her profile is left', async ({ browser, product }) => {
  const [first, second] = [
    await createMembre(product, 'Sylvie', 'Marchand'),
    await createMembre(product, 'Brigitte', 'Le Bihan'),
  ]
  const { email } = await createMembre(product, 'Maëlle', 'Kervella')
  const page = await pageOf(browser, product, email)
  const report = async (id: string) => {
    await page.goto(`/membre/${id}`)
    await page.getByRole('button', { name: MENU }).click()
    await page.getByRole('menuitem', { name: 'Signaler ce profil' }).click()
    await page.getByRole('radio', { name: 'Faux profil' }).check()
  }
  await report(first.id)
  await page.getByRole('switch', { name: 'Bloquer aussi Sylvie Marchand' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Signaler' }).click()
  await expect(sent(page).getByText('Sylvie Marchand est bloquée.')).toBeVisible()
  await expect(sent(page).getByRole('button', { name: /^Bloquer/ })).toHaveCount(0)
  await sent(page).getByRole('button', { name: 'Terminer' }).click()
  await expect(page).toHaveURL('/membre')

  // After the report.
  await report(second.id)
  await page.getByRole('dialog').getByRole('button', { name: 'Signaler' }).click()
  await sent(page).getByRole('button', { name: 'Bloquer Brigitte Le Bihan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquer' }).click()
  await expect(page).toHaveURL('/membre')
  await page.context().close()
})

test('[P-9] an event is reported from its page; what is her own has no such menu', async ({
  browser,
  product,
}) => {
  const { id, email } = await createMembre(product, 'Maëlle', 'Kervella')
  const evenement = await createEvenement(product.db, new Date(), { titre: 'Marché <b>solidaire</b>' })
  const page = await pageOf(browser, product, email)
  await page.goto(`/evenement/${evenement}`)
  const menu = page.getByRole('button', { name: 'Plus d’actions sur cet événement' })
  // First, because scrolling closes an open menu.
  await menu.scrollIntoViewIfNeeded()
  await menu.click()
  await expect(page.getByRole('menuitem')).toHaveText(['Signaler cet événement'])
  await page.getByRole('menuitem').click()
  const dialog = page.getByRole('dialog', { name: 'Signaler cet événement' })
  await expect(dialog.getByRole('radio', { name: 'Faux profil' })).toHaveCount(0)
  await expect(dialog.getByRole('switch')).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'Autre chose' }).check()
  await dialog.getByRole('button', { name: 'Signaler' }).click()
  await sent(page).getByRole('button', { name: 'Terminer' }).click()
  await page.goto('/mon-compte')
  await expect(mesSignalements(page).getByRole('heading', { level: 3 }).first()).toHaveText(
    'Événement «\u00a0Marché <b>solidaire</b>\u00a0»',
  )
  await page.goto(`/membre/${id}`)
  await expect(page.getByRole('link', { name: 'Modifier mon profil' })).toBeVisible()
  await expect(page.getByRole('button', { name: MENU })).toHaveCount(0)
  await page.getByRole('link', { name: 'Une membre du réseau' }).click()
  await expect(page.getByRole('link', { name: 'Modifier mon profil' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: MENU })).toHaveCount(0)
  await page.context().close()
})

test('[P-9] what a former member left is reported, and nobody is offered to block her', async ({
  browser,
  product,
}) => {
  const { db } = product
  const now = new Date()
  const partie = await createMembre(product, 'Solène', 'Partie')
  const { email } = await createMembre(product, 'Maëlle', 'Kervella')
  const demande = await createDemande(db, now, partie.id, { titre: 'Rejoindre mon équipe' })
  await createReponse(db, now, demande, partie.id, { contenu: 'Écrivez-moi.' })
  const publication = await createPublication(db, now, partie.id, { contenu: '<p>Rejoignez-moi.</p>' })
  await createCommentaire(db, now, publication, partie.id, { contenu: '<p>Vite.</p>' })
  await db.updateTable('comptes').set({ suspendue_jusquau: 'infinity' }).where('id', '=', partie.id).execute()
  const page = await pageOf(browser, product, email)
  for (const [path, libelle] of [
    [`/coup-de-pouce/${demande}`, 'cette demande'],
    [`/coup-de-pouce/${demande}`, 'cette réponse'],
    [`/actu/${publication}`, 'cette publication'],
    [`/actu/${publication}`, 'ce commentaire'],
  ] as const) {
    await page.goto(path)
    const menu = page.getByRole('button', { name: `Plus d’actions sur ${libelle}`, exact: true })
    await menu.scrollIntoViewIfNeeded()
    await menu.click()
    await expect(page.getByRole('menuitem', { name: /^Bloquer/ })).toHaveCount(0)
    await page.getByRole('menuitem', { name: `Signaler ${libelle}` }).click()
    await page.getByRole('radio', { name: 'Démarchage commercial' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Signaler' }).click()
    await expect(sent(page)).toBeVisible()
    await expect(sent(page).getByRole('button', { name: /^Bloquer/ })).toHaveCount(0)
  }
  await page.context().close()
})

test('[P-9] the answers are read in « Mes signalements », whose list continues', async ({
  browser,
  product,
}) => {
  const { id: compteId, email } = await createMembre(product, 'Maëlle', 'Kervella')
  const page = await pageOf(browser, product, email)
  await page.goto('/mon-compte')
  await expect(mesSignalements(page).getByRole('heading', { name: 'Aucun signalement' })).toBeVisible()
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  for (let n = 1; n <= 21; n += 1)
    await createSignalementRow(product.db, ago(100 + n), { compteId, titre: `Membre ${n}` })
  await createSignalementRow(product.db, ago(72), {
    compteId,
    titre: 'Corinne Aubert',
    fin: { statut: 'traite', reponse: '<b>Retirée</b>\nMerci.', le: ago(30) },
  })
  await page.reload()
  const rows = mesSignalements(page).getByRole('listitem').filter({ hasText: 'signalé le' })
  await expect(rows.first()).toContainText('<b>Retirée</b>')
  await expect(rows.first()).toContainText('Traité')
  await expect(rows).toHaveCount(20)
  // Its promise is past.
  await expect(rows.nth(1)).toContainText('dès que possible')
  await mesSignalements(page).getByRole('button', { name: 'Afficher les suivants' }).click()
  await expect(rows).toHaveCount(22)
  await expect(rows.nth(20)).toBeFocused()
  await page.context().close()
})
