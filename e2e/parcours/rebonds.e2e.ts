import type { Page } from '@playwright/test'
import { createRebond } from '../../apps/server/src/modules/rebonds/rebonds.factory.ts'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { connecter } from '../fixtures/identite.ts'
import { createMembre } from '../fixtures/membres.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const notice = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Ton adresse e-mail' })
const toast = (page: Page, message: RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(message).first()

test(
  'a member whose address bounced is told at login, on every page, until she says that it works',
  { tag: '@gate' },
  async ({ page, product }) => {
    const { email } = await createPersona(product.db, new Date(), 'adherente')
    await createRebond(product.db, new Date(), { email })
    await page.goto('/connexion')
    await connecter(page, email)
    await expect(notice(page)).toContainText(
      `Nos e-mails ne t’arrivent plus : ${email}. Corrige-la ou dis-nous qu’elle marche.`,
    )

    await notice(page).getByRole('link', { name: 'Corriger mon adresse' }).click()
    await expect(page).toHaveURL('/mon-compte#email')
    await expect(page.getByRole('heading', { name: 'Mon adresse e-mail' })).toBeVisible()
    await expect(notice(page)).toBeVisible()

    await notice(page).getByRole('button', { name: 'Mon adresse marche de nouveau' }).focus()
    await page.keyboard.press('Enter')
    await expect(toast(page, /^C’est noté/)).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  },
)

test('a member whose membership has ended is told too; one who is still registering is not', async ({
  as,
  product,
}) => {
  const open = async (persona: 'expiree' | 'inscription', path: string) => {
    const { email } = await createPersona(product.db, new Date(), persona)
    await createRebond(product.db, new Date(), { email, nature: 'plainte' })
    const page = await as(persona, { storageState: await signIn(product, email) })
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    return page
  }
  await expect(notice(await open('expiree', '/fin-adhesion'))).toBeVisible()
  await expect(notice(await open('inscription', '/'))).toHaveCount(0)
})

test('[R2.1-24] an administrator reads on a member’s record that her address bounced, and has her written to again', async ({
  as,
  product,
}) => {
  const { id, email } = await createMembre(product, 'Yvonne', 'Rebondie')
  await createRebond(product.db, new Date('2026-11-12T10:00:00Z'), { email, motif: '550 boîte inconnue' })
  const page = await as('administratrice')
  await page.goto(`/administratrice/adherente/${id}/edition`)
  await expect(page.getByText('E-mail en erreur', { exact: true })).toBeVisible()
  const identite = page.getByRole('region', { name: 'Identité et contact' })
  await expect(identite).toContainText(
    'Nous ne lui écrivons plus depuis le 12/11/2026 : son serveur refuse cette adresse (550 boîte inconnue).',
  )
  await identite.getByRole('button', { name: 'Lui écrire de nouveau' }).click()
  await expect(toast(page, /^Nous lui écrivons de nouveau/)).toBeVisible()
  await expect(page.getByText('E-mail en erreur', { exact: true })).toHaveCount(0)
  await expect(identite.getByRole('heading', { level: 2 })).toBeFocused()
})
