import type { Page } from '@playwright/test'
import { referentielOf } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '../../apps/server/src/modules/blocages/blocages.factory.ts'
import {
  createDemande,
  createReponse,
} from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createParticipation } from '../../apps/server/src/modules/participations/participations.factory.ts'
import { openMenu } from '../fixtures/choices.ts'
import { telephoneOf } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
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

test('[M3] [M1] on two phones: blocked from her request, she disappears with her requests and her help, on both sides, until she is unblocked', async ({
  browser,
  product,
}) => {
  const competences = [await referentielOf(product.db, 'competence', 'Fiscalité')]
  const create = (prenom: string, nom: string) =>
    createMembre(product, prenom, nom, { villeId: COMMUNES.quimper, competences })
  const maelle = await create('Maëlle', 'Sonore')
  const sylvie = await create('Sylvie', 'Tonnante')
  await create('Zoé', 'Sereine')
  const titres = [
    motUnique('Déclarer la taxe du kiosque'),
    motUnique('Remplir la liasse du théâtre'),
  ] as const
  const demander = (auteure: string, titre: string) =>
    createDemande(product.db, new Date(), auteure, { titre, competences: ['Fiscalité'] })
  const [mienne, sienne] = [await demander(maelle.id, titres[0]), await demander(sylvie.id, titres[1])]
  const chezMoi = await telephoneOf(browser, product, maelle.email)
  const chezElle = await telephoneOf(browser, product, sylvie.email)
  const readers = [
    {
      page: chezMoi,
      autre: sylvie.id,
      nom: 'Sylvie Tonnante',
      demande: sienne,
      titre: titres[1],
      own: mienne,
    },
    {
      page: chezElle,
      autre: maelle.id,
      nom: 'Maëlle Sonore',
      demande: mienne,
      titre: titres[0],
      own: sienne,
    },
  ]

  /** What each of the two sees of the other. */
  const expectSeen = async (isSeen: boolean) => {
    for (const { page, autre, nom, demande, titre, own } of readers) {
      await page.goto(`/membre?termes=${encodeURIComponent(nom)}`)
      const found = isSeen ? /^1 membre$/ : /^Aucun résultat/
      await expect(page.getByRole('heading', { level: 2, name: found })).toBeVisible()
      await page.goto(`/membre/${autre}`)
      const named = isSeen ? nom : 'Page introuvable'
      await expect(page.getByRole('heading', { level: 1, name: named })).toBeVisible()
      await page.goto(`/coup-de-pouce?termes=${encodeURIComponent(titre)}`)
      const listed = isSeen ? '1 coup de pouce' : /^Aucun résultat/
      await expect(page.getByRole('heading', { level: 2, name: listed })).toBeVisible()
      await page.goto(`/coup-de-pouce/${demande}`)
      const asked = isSeen ? titre : 'Page introuvable'
      await expect(page.getByRole('heading', { level: 1, name: asked })).toBeVisible()
      await page.goto(`/coup-de-pouce/${own}`)
      const aides = page.getByRole('region', { name: 'Elles pourraient t’aider' })
      await expect(aides).toContainText('Zoé Sereine')
      await expect(aides.getByText(nom)).toHaveCount(isSeen ? 1 : 0)
    }
  }
  await expectSeen(true)

  await chezMoi.goto(`/coup-de-pouce/${sienne}`)
  await openMenu(
    chezMoi,
    chezMoi.getByRole('button', { name: 'Plus d’actions sur cette demande de Sylvie Tonnante' }),
  )
  await chezMoi.getByRole('menuitem', { name: 'Bloquer Sylvie' }).click()
  await chezMoi.getByRole('alertdialog').getByRole('button', { name: 'Bloquer' }).click()
  await expect(toasts(chezMoi)).toContainText('Sylvie Tonnante est bloquée.')
  await expect(chezMoi).toHaveURL('/coup-de-pouce')
  await expectSeen(false)

  await chezMoi.goto('/mon-compte#membres-bloquees')
  await bloquees(chezMoi).getByRole('button', { name: 'Débloquer Sylvie Tonnante' }).click()
  await bloquees(chezMoi).getByRole('button', { name: 'Débloquer', exact: true }).click()
  await expect(toasts(chezMoi)).toContainText('Sylvie Tonnante est débloquée.')
  await expectSeen(true)
  await Promise.all([chezMoi, chezElle].map((page) => page.context().close()))
})

test('[M3] the answers of a member who is blocked leave the page, and the focus goes to their heading', async ({
  browser,
  product,
}) => {
  const [awa, sylvie, zoe] = [
    await createMembre(product, 'Awa', 'Demande'),
    await createMembre(product, 'Sylvie', 'Répond'),
    await createMembre(product, 'Zoé', 'Répond'),
  ]
  const id = await createDemande(product.db, new Date(), awa.id)
  for (const { id: auteure } of [sylvie, zoe]) await createReponse(product.db, new Date(), id, auteure)
  const page = await pageOf(browser, product, awa.email)
  await page.goto(`/coup-de-pouce/${id}`)
  await expect(page.getByRole('heading', { level: 2, name: '2 réponses' })).toBeVisible()
  await openMenu(
    page,
    page.getByRole('button', { name: 'Plus d’actions sur cette réponse de Sylvie Répond' }),
  )
  await page.getByRole('menuitem', { name: 'Bloquer Sylvie' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquer' }).click()
  await expect(toasts(page)).toContainText('Sylvie Répond est bloquée.')
  await expect(page.getByRole('heading', { level: 2, name: '1 réponse' })).toBeFocused()
  await expect(page.getByText('Sylvie Répond', { exact: true })).toHaveCount(0)
  await expect(page).toHaveURL(`/coup-de-pouce/${id}`)
  await page.context().close()
})

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
