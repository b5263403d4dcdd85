import type { Page } from '@playwright/test'
import { createBlocage } from '../../apps/server/src/modules/blocages/blocages.factory.ts'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createParticipation } from '../../apps/server/src/modules/participations/participations.factory.ts'
import { COMMUNES, createMembre, pageOf } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'

const card = (page: Page, nom: string) => page.getByRole('article').filter({ hasText: nom })
const bloquees = (page: Page) => page.getByRole('region', { name: 'Membres bloquées' })
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })

/** Blocks a member from her profile. */
const block = async (page: Page, id: string) => {
  await page.goto(`/membre/${id}`)
  await page.getByRole('button', { name: 'Plus d’actions sur ce profil' }).click()
  await page.getByRole('menuitem', { name: 'Bloquer Sylvie' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Bloquer Sylvie Bloquée ?' })
  await expect(dialog).toContainText('Elle ne peut plus t’écrire ni te mentionner.')
  await dialog.getByRole('button', { name: 'Bloquer' }).click()
  await expect(toasts(page)).toContainText('Sylvie Bloquée est bloquée.')
  await expect(page).toHaveURL('/membre')
  await expect(page.getByRole('heading', { level: 1, name: 'Membres' })).toBeVisible()
}

test(
  '[M3] two members disappear for each other once one has blocked the other, until she unblocks her in her account',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const quimper = { villeId: COMMUNES.quimper }
    const maelle = await createMembre(product, 'Maëlle', 'Bloqueuse', quimper)
    const sylvie = await createMembre(product, 'Sylvie', 'Bloquée', quimper)
    const evenement = await createEvenement(product.db, new Date(), { nombre_places: null })
    for (const { id } of [maelle, sylvie])
      await createParticipation(product.db, new Date(), { evenement_id: evenement, compte_id: id })
    const mienne = await pageOf(browser, product, maelle.email)
    const sienne = await pageOf(browser, product, sylvie.email)
    const readers = [
      { page: mienne, autre: sylvie.id, nom: 'Sylvie Bloquée' },
      { page: sienne, autre: maelle.id, nom: 'Maëlle Bloqueuse' },
    ]

    /** What each of the two sees of the other. */
    const expectSeen = async (isSeen: boolean) => {
      for (const { page, autre, nom } of readers) {
        await page.goto(`/membre?termes=${encodeURIComponent(nom)}`)
        await expect(
          page.getByRole('heading', { level: 2, name: isSeen ? /^1 membre$/ : /^Aucun résultat/ }),
        ).toBeVisible()
        await expect(card(page, nom)).toHaveCount(isSeen ? 1 : 0)
        await page.goto(`/evenement/${evenement}/participant`)
        await expect(page.getByRole('heading', { level: 2, name: '2 participantes' })).toBeVisible()
        await expect(card(page, nom)).toHaveCount(isSeen ? 1 : 0)
        await page.goto(`/membre/${autre}`)
        const title = isSeen ? nom : 'Page introuvable'
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      }
    }
    await expectSeen(true)
    await block(mienne, sylvie.id)
    await expectSeen(false)

    await sienne.goto('/mon-compte#membres-bloquees')
    await expect(bloquees(sienne)).toContainText('Tu n’as bloqué personne.')

    await mienne.goto('/mon-compte#membres-bloquees')
    const section = bloquees(mienne)
    await expect(section.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(section.getByRole('listitem').filter({ hasText: 'Sylvie Bloquée' })).toContainText(
      /29\s*Quimper\s*bloquée le \d/,
    )
    const debloquer = section.getByRole('button', { name: 'Débloquer Sylvie Bloquée' })
    await debloquer.focus()
    await mienne.keyboard.press('Enter')
    const question = section.getByRole('group', { name: 'Débloquer Sylvie Bloquée ?' })
    await expect(question).toContainText('Elle pourra de nouveau voir ton profil et t’écrire.')
    await expect(question.getByRole('button', { name: 'Garder bloquée' })).toBeFocused()
    await mienne.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await expect(debloquer).toBeFocused()
    await debloquer.click()
    await question.getByRole('button', { name: 'Débloquer', exact: true }).click()
    await expect(toasts(mienne)).toContainText('Sylvie Bloquée est débloquée.')
    await expect(section.getByText('Tu n’as bloqué personne.')).toBeFocused()
    await expectSeen(true)
  },
)

test('[M3] a long list of blocked members is read to its end, and an unblock that fails keeps its row', async ({
  browser,
  product,
}) => {
  const { id, email } = await createMembre(product, 'Awa', 'Prudente')
  const [first] = await Promise.all(
    Array.from({ length: 22 }, async (_, n) => {
      const membre = await createMembre(product, 'Lou', `Importune ${n}`)
      await createBlocage(product.db, new Date(Date.now() - n * 60_000), id, membre.id)
      return membre
    }),
  )
  const page = await pageOf(browser, product, email)
  await page.goto('/mon-compte')
  const section = bloquees(page)
  const rows = section.getByRole('listitem').filter({ hasText: 'bloquée le' })
  await expect(section.getByText('22 membres', { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(20)
  await section.getByRole('button', { name: 'Afficher les suivantes' }).click()
  await expect(rows).toHaveCount(22)
  await expect(rows.nth(20)).toBeFocused()
  await expect(section.getByRole('button', { name: 'Afficher les suivantes' })).toHaveCount(0)

  await page.route(`**/api/blocages/${first?.id}`, (route) => route.fulfill({ status: 500, body: '' }))
  await section.getByRole('button', { name: 'Débloquer Lou Importune 0' }).click()
  await section.getByRole('button', { name: 'Débloquer', exact: true }).click()
  await expect(toasts(page)).toContainText('Une erreur est survenue.')
  await expect(rows).toHaveCount(22)
  await expect(section.getByRole('button', { name: 'Débloquer', exact: true })).toBeVisible()
})
