import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatFullDate } from '@entrelles/contract/kit/format.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Page } from '@playwright/test'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createParticipation } from '../../apps/server/src/modules/participations/participations.factory.ts'
import { createRessource } from '../../apps/server/src/modules/ressources/ressources.factory.ts'
import { chooseOne } from '../fixtures/choices.ts'
import { expect, test } from '../fixtures/test.ts'

const BO = '/administratrice/evenement'
const NOW = new Date()
const TODAY = parisDay(NOW)
const at = (day: string, heure: string) => instantOf(`${day} ${heure}`, ZONE_PARIS)
const figures = (day: string) => day.split('-').toReversed().join('/')

const choose = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test(
  '[M13] repeating an event previews the dates, links them in the form, and shows members the other dates',
  { tag: '@gate' },
  async ({ as, product }) => {
    const titre = 'Café du même jour'
    const jours = [40, 54, 68].map((days) => addDays(TODAY, days))
    const [premier = '', deuxieme = '', dernier = ''] = jours
    const id = await createEvenement(product.db, NOW, {
      titre,
      debut: at(premier, '14:00'),
      fin: at(premier, '16:00'),
    })
    await createParticipation(product.db, NOW, { evenement_id: id })
    const page = await as('administratrice')
    await page.goto(`${BO}/${id}/edition`)
    await choose(page, 'Répéter')
    const dialog = page.getByRole('dialog', { name: `Répéter « ${titre} »` })
    await dialog.getByRole('textbox', { name: 'Nombre de dates à ajouter' }).fill('13')
    await dialog.getByRole('button', { name: 'Répéter' }).click()
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveText('Choisis un nombre entre 1 et 12.')
    await dialog.getByRole('combobox', { name: 'Rythme' }).selectOption('Toutes les deux semaines')
    await dialog.getByRole('textbox', { name: 'Nombre de dates à ajouter' }).fill('2')
    await expect(dialog.getByRole('listitem')).toHaveText(
      [deuxieme, dernier].map(
        (jour) => new RegExp(`^${formatFullDate(at(jour, '14:00'), ZONE_PARIS)}$`, 'i'),
      ),
    )
    await dialog.getByRole('button', { name: 'Répéter' }).click()
    await expect(page.getByText('La série compte 2 dates de plus.')).toBeVisible()

    const dates = page.getByRole('navigation', { name: 'Les dates de la série' }).getByRole('link')
    await expect(dates).toHaveText(jours.map(figures))
    await dates.last().click()
    await expect(dates.last()).toHaveAttribute('aria-current', 'true')
    const copie = page.url().split('/').at(-2) ?? ''
    expect(copie).not.toBe(id)

    const member = await as('adherente')
    await member.goto(`/evenement/${id}`)
    const autres = member.getByRole('region', { name: 'Autres dates' }).getByRole('link')
    await expect(autres).toHaveCount(2)
    await autres.last().click()
    await expect(member).toHaveURL(`/evenement/${copie}`)
    await expect(member.getByText('20 places restantes').first()).toBeVisible()

    // A cancelled date leaves the series; the others stay.
    await choose(page, 'Annuler')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler l’événement' }).click()
    await expect(page.getByText('L’événement est annulé.')).toBeVisible()
    await member.goto(`/evenement/${id}`)
    await expect(
      member.getByRole('region', { name: 'Autre date', exact: true }).getByRole('link'),
    ).toHaveCount(1)
  },
)

test('[M13] [M5] report, recording and resources of a past event are added and shown to members', async ({
  as,
  product,
}) => {
  const jour = addDays(TODAY, -3)
  const id = await createEvenement(product.db, NOW, {
    titre: 'Raconter après coup',
    debut: at(jour, '14:00'),
    fin: at(jour, '16:00'),
  })
  await createRessource(product.db, NOW, null, { titre: 'Le carnet de l’atelier' })
  const page = await as('administratrice')
  await page.goto(`/evenement/${id}`)
  await page
    .getByRole('region', { name: 'Tu l’organises' })
    .getByRole('link', { name: 'Compte rendu et enregistrement' })
    .click()
  await expect(page).toHaveURL(`${BO}/${id}/edition?suites`)
  const dialog = page.getByRole('dialog', { name: 'Après l’événement' })
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Répéter' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Compte rendu et enregistrement' }).click()
  await dialog.getByRole('textbox', { name: 'Compte rendu' }).fill('Nous étions douze.')
  const lien = dialog.getByRole('textbox', { name: 'Lien de l’enregistrement' })
  await lien.fill('pas un lien')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await lien.fill('https://video.exemple.fr/douze')
  const ressources = dialog.getByRole('combobox', { name: 'Ressources' })
  await chooseOne(page, ressources, 'carnet', 'Le carnet de l’atelier')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Les membres le lisent sur la page de l’événement.')).toBeVisible()

  const member = await as('adherente')
  await member.goto(`/evenement/${id}`)
  await expect(member.getByRole('link', { name: 'Compte rendu et enregistrement' })).toHaveCount(0)
  await expect(member.getByRole('heading', { name: 'Après l’événement' })).toBeVisible()
  await expect(member.getByText('Nous étions douze.')).toBeVisible()
  await expect(member.getByRole('heading', { name: 'Le carnet de l’atelier' })).toBeVisible()
  await expect(member.getByRole('link', { name: /^Revoir l’événement/ })).toHaveAttribute(
    'href',
    'https://video.exemple.fr/douze',
  )
})
