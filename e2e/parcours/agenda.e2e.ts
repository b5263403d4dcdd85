import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import {
  createEvenement,
  type EvenementFields,
} from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import {
  createFavori,
  createParticipation,
} from '../../apps/server/src/modules/participations/participations.factory.ts'
import { escape } from '../fixtures/escape.ts'
import { createMembre } from '../fixtures/membres.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const AGENDA = '/evenement/agenda/futur/1/page/1'
const PASSES = '/evenement/agenda/futur/0/page/1'
const day = (days: number) => addDays(parisDay(new Date()), days)
/** Around noon in Paris: 12:30, or 13:30 in summer. */
const midday = (days: number) => new Date(`${day(days)}T11:30:00Z`)

const inFrench = (at: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' }).format(new Date(`${at}T00:00:00Z`))
const nomMois = (mois: string) => inFrench(`${mois}-01`, { month: 'long', year: 'numeric' })
const nomJour = (jour: string) =>
  inFrench(jour, { weekday: 'long', day: 'numeric', month: 'long' }).replace(/ 1 /, ' 1er ')
const nextMois = (mois: string) => addDays(`${mois}-01`, 31).slice(0, 7)

/** Events of the feed, fetched without a session. */
const readFeed = async (url: string): Promise<string[]> => {
  const answer = await fetch(url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
  const said = calendar
    .getAllSubcomponents('vevent')
    .map((event) => ['summary', 'status'].map((name) => String(event.getFirstPropertyValue(name))).join(' '))
  return said.toSorted()
}

/** A member with an event of each kind in her agenda. */
const createAgenda = async (product: Product) => {
  const { db } = product
  const now = new Date()
  const membre = await createMembre(product, 'Maëlle', 'Agenda')
  const mine = async (titre: string, days: number, statut: string, fields: EvenementFields = {}) => {
    const id = await createEvenement(db, now, { titre, debut: midday(days), ...fields })
    if (statut === 'en_attente') await createParticipation(db, now, { evenement_id: id })
    await createParticipation(db, now, { evenement_id: id, compte_id: membre.id, statut })
    return id
  }
  await mine('Fixer ses prix', 5, 'inscrite')
  await mine('Premier marché public', 9, 'inscrite', { type: 'Webinaire', en_ligne: true })
  // Far enough to be in a month without other events. Another member holds the only seat, so that it is not offered to
  // her.
  const au = await mine('Prendre la parole', 70, 'en_attente', { nombre_places: 1 })
  const favori = await createEvenement(db, now, {
    titre: 'Vendre au-delà de son île',
    type: 'Webinaire',
    en_ligne: true,
    debut: midday(70),
  })
  await createFavori(db, now, membre.id, favori)
  await mine('Annulé depuis', 12, 'inscrite', { annule_le: now })
  await mine('Café des coopératives', -70, 'inscrite')
  return { membre, au, jour: day(70), mois: day(70).slice(0, 7) }
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const cells = (page: Page, name: RegExp) => page.getByRole('table').getByRole('link', { name })

test(
  '[R2.1-10] [R2.1-25] [R7-9] the agenda lists upcoming and past events; the month view keeps its month in the URL',
  { tag: '@gate' },
  async ({ as, product }) => {
    const { membre, au, jour, mois } = await createAgenda(product)
    for (const [titre, days, presence] of [
      ['Venue au marché', -80, 'presente'],
      ['Marché manqué', -90, 'absente'],
    ] as const) {
      const id = await createEvenement(product.db, new Date(), { titre, debut: midday(days) })
      await createParticipation(product.db, new Date(), { evenement_id: id, compte_id: membre.id, presence })
    }
    const page = await as('adherente', { storageState: await signIn(product, membre.email) })
    await page.goto('/')
    await page.getByRole('link', { name: 'Mon agenda', exact: true }).click()
    await expect(page).toHaveURL(AGENDA)
    await expect(page).toHaveTitle('Mon agenda — Entrelles')
    await expect(titles(page)).toHaveText([
      'Fixer ses prix',
      'Premier marché public',
      'Annulé depuis',
      'Prendre la parole',
      'Vendre au-delà de son île',
    ])
    const line = (titre: string) => page.getByRole('listitem').filter({ hasText: titre })
    await expect(line('Fixer ses prix')).toContainText('Inscrite')
    await expect(line('Fixer ses prix').getByRole('button', { name: 'Ajouter au calendrier' })).toBeVisible()
    await expect(
      line('Premier marché public').getByRole('link', { name: 'Rejoindre la visio' }),
    ).toBeVisible()
    await expect(line('Annulé depuis')).toContainText('Annulé')
    await expect(line('Annulé depuis').getByRole('button')).toHaveCount(0)
    await expect(line('Prendre la parole')).toContainText('Liste d’attente')
    await expect(line('Vendre au-delà de son île')).toContainText('Favori')
    await page.getByRole('navigation', { name: 'Période' }).getByRole('link', { name: 'Passés' }).click()
    await expect(page).toHaveURL(PASSES)
    await expect(titles(page)).toHaveText(['Café des coopératives', 'Venue au marché', 'Marché manqué'])
    await expect(line('Venue au marché')).toContainText('Présente')
    await expect(line('Marché manqué')).toContainText('Absente')
    await expect(line('Café des coopératives')).toContainText('Inscrite')
    const attestations = page.getByRole('main').getByRole('button', { name: /^Mon attestation/ })
    await expect(attestations).toHaveAccessibleName('Mon attestation : Venue au marché')
    const [attestation] = await Promise.all([page.waitForEvent('download'), attestations.click()])
    expect(attestation.suggestedFilename()).toBe(`attestation-venue-au-marche-${day(-80)}.pdf`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Me désinscrire' })).toHaveCount(0)
    await page.goto('/evenement/agenda/futur/1/page/2')
    await expect(page.getByRole('heading', { level: 1, name: 'Mon agenda' })).toBeVisible()

    await page.getByRole('navigation', { name: 'Affichage' }).getByRole('link', { name: 'Mois' }).click()
    await expect(page).toHaveURL(`${AGENDA}?vue=mois`)
    const month = (shown: string) =>
      page.getByRole('heading', { level: 2, name: new RegExp(`^${nomMois(shown)}$`, 'i') })
    let at = day(0).slice(0, 7)
    await expect(month(at)).toBeVisible()
    while (at < mois) {
      at = nextMois(at)
      await page.getByRole('link', { name: `Mois suivant : ${nomMois(at)}` }).click()
      await expect(month(at)).toBeVisible()
    }
    await expect(page).toHaveURL(`${AGENDA}?vue=mois&mois=${mois}`)
    await expect(cells(page, /Prendre la parole/)).toHaveAccessibleName(
      /^1[23]\sh\s30 ?, atelier, en liste d’attente, Prendre la parole$/,
    )
    await expect(cells(page, /en favori, Vendre au-delà/)).toBeVisible()
    await page.reload()
    await expect(month(mois)).toBeVisible()

    // Keyboard: Tab goes from the month’s arrows to its events, in order.
    await page.getByRole('link', { name: /^Mois suivant/ }).focus()
    await page.keyboard.press('Tab')
    await expect(cells(page, /Prendre la parole/)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(cells(page, /Vendre au-delà/)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/evenement/${au}`)
    await page.goBack()
    await expect(page).toHaveURL(`${AGENDA}?vue=mois&mois=${mois}`)

    await page.getByRole('link', { name: 'Aujourd’hui' }).click()
    await expect(page).toHaveURL(`${AGENDA}?vue=mois`)
    await page.goBack()

    // On a phone a day only has marks; its events are listed below the month.
    await page.setViewportSize({ width: 390, height: 844 })
    const cell = page.getByRole('link', { name: `${nomJour(jour)}, 2 événements` })
    await cell.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${AGENDA}?vue=mois&mois=${mois}&jour=${jour}`)
    await expect(cell).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('heading', { level: 4 })).toHaveText([
      'Prendre la parole',
      'Vendre au-delà de son île',
    ])
    await page.goto(`${AGENDA}?vue=mois&mois=2026-13&jour=demain`)
    await expect(month(day(0).slice(0, 7))).toBeVisible()
  },
)

test(
  '[M13] [R7-9] the calendar feed is created, read without a session, replaced and revoked; empty agendas say so',
  { tag: '@gate' },
  async ({ as, product }) => {
    const { membre } = await createAgenda(product)
    const page = await as('adherente', { storageState: await signIn(product, membre.email) })
    await page.goto(AGENDA)
    const subscribe = page.getByRole('button', { name: 'M’abonner à mon agenda' })
    await subscribe.click()
    const dialog = page.getByRole('dialog', { name: 'M’abonner à mon agenda' })
    await dialog.getByRole('button', { name: 'Créer mon adresse' }).click()
    const address = dialog.getByRole('textbox', { name: 'L’adresse de ton agenda' })
    await expect(address).toHaveValue(/\/api\/agenda\/[\w-]+\.ics$/)
    const first = await address.inputValue()
    expect(await readFeed(first)).toEqual([
      'Annulé depuis CANCELLED',
      'Café des coopératives CONFIRMED',
      'Fixer ses prix CONFIRMED',
      'Premier marché public CONFIRMED',
    ])
    await dialog.getByRole('button', { name: 'Remplacer l’adresse' }).click()
    await expect(page.getByText('Nouvelle adresse créée : l’ancienne ne répond plus.')).toBeVisible()
    await expect(address).not.toHaveValue(first)
    const second = await address.inputValue()
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200])
    await expect(dialog.getByRole('button', { name: 'Remplacer l’adresse' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Couper l’adresse' }).click()
    await expect(page.getByText('L’adresse est coupée.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Créer mon adresse' })).toBeVisible()
    expect((await fetch(second)).status).toBe(404)
    await escape(page, 'dialog')
    await expect(subscribe).toBeFocused()

    const free = await createMembre(product, 'Libre', 'Agenda')
    const hers = await as('adherente', { storageState: await signIn(product, free.email) })
    await hers.goto(AGENDA)
    await expect(hers.getByRole('heading', { name: 'Ton agenda est libre' })).toBeVisible()
    await hers.goto(PASSES)
    await expect(hers.getByRole('heading', { name: 'Rien derrière toi, pour l’instant' })).toBeVisible()
    await hers.goto(`${AGENDA}?vue=mois`)
    await expect(hers.getByRole('table', { name: /aucun événement$/ })).toBeVisible()
  },
)
