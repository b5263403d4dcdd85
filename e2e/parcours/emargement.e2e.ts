import { readFile } from 'node:fs/promises'
import { EMARGEMENT_OUVRE } from '@entrelles/contract/modules/emargement/emargement.texts.ts'
import type { Page } from '@playwright/test'
import { createTerritoire } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import {
  createEvenement,
  type EvenementFields,
} from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createParticipation } from '../../apps/server/src/modules/participations/participations.factory.ts'
import { film, withCamera } from '../fixtures/camera.ts'
import { COMMUNES, createMembre, pageOf } from '../fixtures/membres.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const HOUR = 3_600_000
const emargement = (id: string) => `/evenement/${id}/emargement`
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

/** An event of a branch that starts soon, with the branch’s coordinator; `nom` makes its names unique. */
const createSeance = async (product: Product, nom: string, fields: EvenementFields = {}) => {
  const territoire = await createTerritoire(product.db, `Pays de ${nom}`)
  const coordinatrice = await createMembre(product, 'Claire', `Coord ${nom}`, { coordonne: `Pays de ${nom}` })
  const id = await createEvenement(product.db, new Date(), {
    titre: `Atelier ${nom}`,
    debut: inHours(2),
    territoireIds: [territoire],
    ...fields,
  })
  const inscrire = async (prenom: string, besoins: string | null = null) => {
    const membre = await createMembre(product, prenom, nom, { villeId: COMMUNES.quimper })
    await createParticipation(product.db, new Date(), {
      evenement_id: id,
      compte_id: membre.id,
      besoins,
    })
    return membre
  }
  return { id, coordinatrice, inscrire }
}

/** Presences stored in the database. */
const presencesOf = async ({ db }: Product, id: string) => {
  const rows = await db
    .selectFrom('participations')
    .leftJoin('comptes', 'comptes.id', 'participations.compte_id')
    .where('evenement_id', '=', id)
    .select(['comptes.prenom as membre', 'participations.prenom as venue', 'presence', 'pointee_mode'])
    .execute()
  return rows
    .map(({ membre, venue, presence, pointee_mode }) => [membre ?? venue, presence, pointee_mode].join(' '))
    .toSorted()
}

/** Number of operations that the browser has yet to send. */
const keptBy = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('entrelles-emargement')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const base = opening.result
          const counting = base.transaction('operations').objectStore('operations').count()
          counting.addEventListener('success', () => {
            base.close()
            resolve(counting.result)
          })
        })
      }),
  )

const tick = (page: Page, nom: string) =>
  page.locator('[data-pointage]').and(page.getByRole('button', { name: nom }))

/** Sets a presence with the keyboard, going up from the end of the menu. */
const noter = async (page: Page, nom: string, upwards: readonly string[]) => {
  await page.getByRole('button', { name: `Noter autre chose pour ${nom}` }).focus()
  for (const presence of upwards) {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: presence })).toBeFocused()
  }
  await page.keyboard.press('Enter')
}

test(
  '[R2.1-10] [M13] presences recorded offline survive a reload and a closed page, and are applied once',
  { tag: '@gate' },
  async ({ as, product }, testInfo) => {
    const nom = `Horsligne${testInfo.repeatEachIndex}`
    const { id, coordinatrice, inscrire } = await createSeance(product, nom)
    for (const prenom of ['Awa', 'Brigitte', 'Nadia', 'Zélie']) await inscrire(prenom)
    const page = await as('adherente', { storageState: await signIn(product, coordinatrice.email) })
    const context = page.context()
    await page.goto(emargement(id))
    await expect(page).toHaveTitle(`Émargement — Atelier ${nom} — Entrelles`)
    await expect(page.getByRole('heading', { level: 1, name: `Atelier ${nom}` })).toBeVisible()
    await expect(page.getByText('sur 4 inscrites')).toBeVisible()

    await tick(page, `Pointer Awa ${nom}`).click()
    await expect(tick(page, `Awa ${nom}, présente`)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(/à la main/)).toHaveCount(1)
    await expect.poll(() => keptBy(page)).toBe(0)
    expect(await presencesOf(product, id)).toContain('Awa presente manuel')

    await context.setOffline(true)
    await expect(page.getByText('Hors connexion', { exact: true })).toBeVisible()
    await tick(page, `Pointer Brigitte ${nom}`).click()
    await expect(page.getByText(/^Hors connexion\s: 1\spointage en attente$/)).toBeVisible()
    await noter(page, `Nadia ${nom}`, ['Excusée'])
    await page.getByRole('button', { name: 'Elle n’est pas membre du réseau' }).click()
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Rozenn')
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Le Bihan')
    await page.getByRole('button', { name: 'Ajouter et pointer' }).click()
    await expect(page.getByText('Rozenn Le Bihan est ajoutée, en attente d’envoi.')).toBeVisible()
    await expect(page.getByText(/^Hors connexion\s: 3\spointages en attente$/)).toBeVisible()
    expect(await keptBy(page)).toBe(3)

    // Back online, but the server fails: pending operations survive a reload.
    const writes = /\/api\/evenements\/[^/]+\/emargement\//
    await page.route(writes, (route) => route.fulfill({ status: 503, body: '' }))
    await context.setOffline(false)
    await expect(page.getByText(/^Réseau incertain\s: 3\spointages en attente$/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^Réseau incertain\s: 3\spointages en attente$/)).toBeVisible()
    await expect(tick(page, 'Rozenn Le Bihan, présente, en attente d’envoi')).toBeVisible()
    await expect(tick(page, `Nadia ${nom}, excusée, en attente d’envoi. Pointer malgré tout`)).toBeVisible()
    expect(await presencesOf(product, id)).toEqual([
      'Awa presente manuel',
      'Brigitte inconnue ',
      'Nadia inconnue ',
      'Zélie inconnue ',
    ])

    // The server applies the operations but its response is lost: they are sent again and applied once.
    await page.unroute(writes)
    let lost = 0
    await page.route(writes, async (route) => {
      await route.fetch()
      lost += 1
      await route.abort('connectionreset')
    })
    await expect.poll(() => lost).toBeGreaterThan(0)
    await page.unroute(writes)
    await expect(page.getByText('De nouveau en ligne')).toBeVisible()
    await expect(page.getByText(/^3\spointages envoyés à \d+\sh( \d\d)?/)).toBeVisible()
    await expect.poll(() => keptBy(page)).toBe(0)
    const sent = [
      'Awa presente manuel',
      'Brigitte presente manuel',
      'Nadia excusee ',
      'Rozenn presente manuel',
      'Zélie inconnue ',
    ]
    expect(await presencesOf(product, id)).toEqual(sent)
    await page.getByRole('button', { name: 'Détail' }).click()
    const bilan = page.getByRole('dialog', { name: 'Ce qui a été envoyé' })
    await expect(bilan.getByRole('listitem')).toHaveCount(3)
    await bilan.getByRole('button', { name: 'C’est vu' }).click()
    await expect(page.getByText('Tout est envoyé.')).toBeVisible()

    // Closed while offline and reopened online: the operations are sent on opening.
    await context.setOffline(true)
    await tick(page, `Pointer Zélie ${nom}`).click()
    await expect(page.getByText(/^Hors connexion\s: 1\spointage en attente$/)).toBeVisible()
    await page.close()
    await context.setOffline(false)
    const again = await context.newPage()
    await again.goto(emargement(id))
    await expect(again.getByText('De nouveau en ligne')).toBeVisible()
    await expect.poll(() => keptBy(again)).toBe(0)
    expect(await presencesOf(product, id)).toEqual([...sent.slice(0, 4), 'Zélie presente manuel'])
    await expect(again.getByText('présentes, dont 1 sans inscription')).toBeVisible()
  },
)

test('[R2.1-10] [M13] the phone’s camera reads QR codes: a check-in, a second one, and a code of another event', async ({
  as,
  launchOptions,
  playwright,
  product,
}, testInfo) => {
  const nom = `Scannée${testInfo.repeatEachIndex}`
  const { id, coordinatrice, inscrire } = await createSeance(product, nom)
  const nadia = await inscrire('Nadia')
  const autre = await createEvenement(product.db, new Date(), { titre: 'Autre soirée', debut: inHours(48) })
  await createParticipation(product.db, new Date(), { evenement_id: autre, compte_id: nadia.id })
  const hers = await as('adherente', { storageState: await signIn(product, nadia.email) })
  const file = testInfo.outputPath('camera.y4m')
  const show = async (evenement: string) => {
    await hers.goto(`/evenement/${evenement}`)
    await hers.getByRole('button', { name: 'Mon QR code' }).click()
    await film(file, hers.getByRole('img', { name: 'QR code de ton inscription' }))
  }
  await show(id)

  const refusing = await playwright.chromium.launch(withCamera(launchOptions, file, 'deny'))
  const refused = await pageOf(refusing, product, coordinatrice.email)
  await refused.goto(emargement(id))
  await refused.getByRole('button', { name: 'Ouvrir la caméra' }).click()
  await expect(refused.getByRole('alert')).toContainText('L’accès à la caméra est refusé.')
  await expect(refused.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await refusing.close()

  const browser = await playwright.chromium.launch(withCamera(launchOptions, file))
  const page = await pageOf(browser, product, coordinatrice.email)
  const policyOf = async (path: string) => (await page.goto(path))?.headers()['permissions-policy']
  expect(await policyOf(`/evenement/${id}`)).toContain('camera=()')
  // The event page may not use the camera, so the link loads the sheet as a new document.
  await page.getByRole('link', { name: 'Émargement' }).click()
  await expect(page).toHaveURL(emargement(id))
  await page.getByRole('button', { name: 'Ouvrir la caméra' }).click()
  await expect(page.getByText(`Nadia ${nom} est pointée`)).toBeVisible()
  await expect(tick(page, `Nadia ${nom}, présente`)).toBeVisible()
  await expect(page.getByText(/\d, QR code$/)).toBeVisible()
  expect(await presencesOf(product, id)).toEqual(['Nadia presente qr'])

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await policyOf(emargement(id))).toContain('camera=(self)')
  await page
    .getByRole('navigation', { name: 'Façon de pointer' })
    .getByRole('link', { name: 'Scanner' })
    .click()
  await expect(page).toHaveURL(`${emargement(id)}?vue=scanner`)
  await expect(page.getByText(new RegExp(`^Nadia ${nom}, déjà pointée à \\d+\\sh`))).toBeVisible()
  await expect(page.getByText('Rien à refaire, elle est bien présente.')).toBeVisible()
  await show(autre)
  await expect(page.getByText('QR code refusé')).toBeVisible()
  await expect(page.getByText('Ce QR code n’est pas celui d’une inscription à cet événement.')).toBeVisible()
  await page.getByRole('button', { name: 'Fermer la caméra' }).click()
  await expect(page.getByRole('button', { name: 'Ouvrir la caméra' })).toBeVisible()
  expect(await presencesOf(product, id)).toEqual(['Nadia presente qr'])
  await browser.close()
})

test('[R2.1-10] [R6-4] [M13] only organisers have the attendance sheet, to fill in, print and download; participants who were present get an attestation', async ({
  as,
  product,
}, testInfo) => {
  const nom = `Papier${testInfo.repeatEachIndex}`
  const { id, coordinatrice, inscrire } = await createSeance(product, nom, { debut: inHours(-72) })
  const awa = await inscrire('Awa', JSON.stringify({ accessibilite: 'place assise près de la porte' }))
  const nadia = await inscrire('Nadia')
  const page = await as('adherente', { storageState: await signIn(product, coordinatrice.email) })

  await page.goto('/coordinatrice/evenement?onglet=passes')
  await page.getByRole('button', { name: /^1\sfeuille d’émargement à remplir$/ }).click()
  await page.getByRole('link', { name: `Remplir la feuille : Atelier ${nom}` }).click()
  await expect(page).toHaveURL(emargement(id))
  await expect(page.getByText('besoin : place assise près de la porte')).toBeVisible()
  // Keyboard: arrows move between the check-in buttons; the search filters at once.
  await tick(page, `Pointer Awa ${nom}`).focus()
  await page.keyboard.press('ArrowDown')
  await expect(tick(page, `Pointer Nadia ${nom}`)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(tick(page, `Awa ${nom}, présente`)).toBeFocused()
  await expect(page.getByText('sur 2 inscrites')).toBeVisible()
  await noter(page, `Nadia ${nom}`, ['Excusée', 'Absente'])
  await expect(page.getByText('Tout est envoyé.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Chercher une inscrite' }).fill('personne')
  await expect(page.getByRole('heading', { name: 'Aucune inscrite de ce nom' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Chercher une inscrite' }).fill('')
  await page.getByRole('link', { name: 'À pointer 0' }).click()
  await expect(page).toHaveURL(`${emargement(id)}?afficher=a-pointer`)
  await expect(page.getByRole('heading', { name: 'Toutes sont notées' })).toBeVisible()
  await page.getByRole('link', { name: 'Toutes 2' }).click()
  // An unregistered member is found by name.
  const venue = await createMembre(product, 'Rozenn', `Venue ${nom}`)
  await page.getByRole('combobox', { name: 'Chercher une membre' }).click()
  await page.getByRole('combobox', { name: 'Chercher une membre' }).fill(`venue ${nom}`)
  await page.getByRole('option', { name: `Rozenn Venue ${nom}` }).click()
  await page.getByRole('button', { name: 'Ajouter et pointer' }).click()
  await expect(page.getByText(`Rozenn Venue ${nom} est ajoutée et pointée.`)).toBeVisible()
  await expect
    .poll(() => presencesOf(product, id))
    .toEqual(['Awa presente manuel', 'Nadia absente ', 'Rozenn presente manuel'])
  await page.goto('/coordinatrice/evenement?onglet=passes')
  await expect(page.getByRole('link', { name: `Atelier ${nom}`, exact: true })).toBeVisible()
  await expect(page.getByText('d’émargement à remplir')).toHaveCount(0)

  await page.goto(`${emargement(id)}?vue=feuille`)
  const sheet = page.getByRole('table', { name: 'Participantes' })
  await expect(sheet.getByRole('columnheader')).toHaveText(['N°', 'Nom', 'Prénom', 'Commune', 'Signature'])
  await expect(sheet.getByRole('row').nth(1)).toContainText(/1PAPIER\dAwaQuimperPrésente, \d+\sh/)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le PDF' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^emargement-atelier-papier\d-\d{4}-\d\d-\d\d\.pdf$/)
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')

  for (const { email, presente } of [
    { email: awa.email, presente: true },
    { email: venue.email, presente: true },
    { email: nadia.email, presente: false },
  ]) {
    const hers = await as('adherente', { storageState: await signIn(product, email) })
    await hers.goto(`/evenement/${id}`)
    await expect(hers.getByRole('heading', { level: 1, name: `Atelier ${nom}` })).toBeVisible()
    await expect(hers.getByRole('button', { name: 'Mon attestation' })).toHaveCount(presente ? 1 : 0)
    if (!presente) continue
    const [attestation] = await Promise.all([
      hers.waitForEvent('download'),
      hers.getByRole('button', { name: 'Mon attestation' }).click(),
    ])
    expect(attestation.suggestedFilename()).toMatch(/^attestation-atelier-papier\d-\d{4}-\d\d-\d\d\.pdf$/)
  }

  const administratrice = await as('administratrice')
  await administratrice.goto(emargement(id))
  await expect(tick(administratrice, `Awa ${nom}, présente`)).toBeVisible()
  const foreign = await as('coordinatrice')
  await foreign.goto(emargement(id))
  await expect(foreign.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  const member = await as('adherente')
  await member.goto(emargement(id))
  await expect(member.getByRole('heading', { level: 1, name: 'Page réservée' })).toBeVisible()

  // The sheet of a cancelled event is read-only.
  await product.db.updateTable('evenements').set({ annule_le: new Date() }).where('id', '=', id).execute()
  await page.goto(emargement(id))
  await expect(page.getByText('Cet événement est annulé : personne n’y est pointée.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ouvrir la caméra' })).toHaveCount(0)
  await expect(tick(page, `Nadia ${nom}, absente`)).toHaveAttribute('aria-disabled', 'true')
})

test('[M13] the sheet says when it opens and opens by itself; the attestation waits for the end of the event', async ({
  as,
  product,
}, testInfo) => {
  const nom = `Avance${testInfo.repeatEachIndex}`
  const MINUTE = 60_000
  const debut = new Date(Date.now() + 24 * HOUR + 3 * MINUTE)
  const { id, coordinatrice, inscrire } = await createSeance(product, nom, { debut })
  await inscrire('Awa')
  const page = await as('adherente', { storageState: await signIn(product, coordinatrice.email) })
  await page.clock.install()
  await page.goto(emargement(id))
  await expect(page.getByText(EMARGEMENT_OUVRE(debut, 'Europe/Paris'))).toBeVisible()
  await expect(tick(page, `Pointer Awa ${nom}`)).toHaveAttribute('aria-disabled', 'true')
  await page.clock.fastForward(5 * MINUTE)
  await expect(page.getByText('L’émargement ouvre')).toHaveCount(0)
  await expect(tick(page, `Pointer Awa ${nom}`)).not.toHaveAttribute('aria-disabled')

  const enCours = await createSeance(product, `Cours${nom}`, {
    debut: inHours(-1),
    fin: new Date(Date.now() + 3 * MINUTE),
  })
  const nadia = await enCours.inscrire('Nadia')
  await product.db
    .updateTable('participations')
    .set({ presence: 'presente', pointee_le: new Date(), pointee_mode: 'manuel', presence_le: new Date() })
    .where('compte_id', '=', nadia.id)
    .execute()
  const hers = await as('adherente', { storageState: await signIn(product, nadia.email) })
  await hers.clock.install()
  await hers.goto(`/evenement/${enCours.id}`)
  await expect(hers.getByText(/^Ta présence est notée\s: ton attestation sera ici le /)).toBeVisible()
  await expect(hers.getByRole('button', { name: 'Mon attestation' })).toHaveCount(0)
  await hers.clock.fastForward(5 * MINUTE)
  await expect(hers.getByRole('button', { name: 'Mon attestation' })).toBeVisible()
})
