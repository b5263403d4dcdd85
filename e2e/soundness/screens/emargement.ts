import type { Page } from '@playwright/test'
import { createEvenement } from '../../../apps/server/src/modules/evenements/evenements.factory.ts'
import { signIn } from '../../fixtures/test.ts'
import { evenementDe, ouvrir, REFUSED, seance } from '../evenements.ts'
import { openMenu } from '../../fixtures/choices.ts'
import type { Screens, World } from '../screen.ts'
import { openReady } from '../states.ts'

const ROUTE = '/evenement/:id/emargement'
const address = async (world: World) => ROUTE.replace(':id', await seance(world))

/** Sets only that page offline: other visits share its context. */
const setOffline = async (page: Page, offline: boolean) => {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

const tickOffline = async (page: Page) => {
  await setOffline(page, true)
  await page
    .locator('[data-pointage]')
    .and(page.getByRole('button', { name: /^Pointer/ }))
    .first()
    .click()
  await page.getByText(/^Hors connexion\s: 1\spointage en attente$/).waitFor()
}

/** Opens the form that adds a person: a dialog on a phone, next to the list otherwise. */
const ajouter = async (page: Page) => {
  const opens = page.getByRole('button', { name: 'Sans inscription' })
  if (await opens.isVisible()) await opens.click()
  return page.getByRole('button', { name: 'Ajouter et pointer' })
}

/** Opens the camera: a separate view on a phone, next to the list otherwise. */
const filmer = async (page: Page) => {
  const scanner = page
    .getByRole('navigation', { name: 'Façon de pointer' })
    .getByRole('link', { name: 'Scanner' })
  if (await scanner.isVisible()) await scanner.click()
  else await page.getByRole('button', { name: 'Ouvrir la caméra' }).click()
}

/** QR code of the demo member, for another event. */
const qrDeMaelle = async (page: Page, world: World): Promise<string> => {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: world.url,
      storageState: await signIn(world, 'adherente@entrelles.test'),
    })
  const hers = await context?.newPage()
  await hers?.goto(`/evenement/${await evenementDe(world, 'Fixer ses prix sans s’excuser')}`)
  await hers?.getByRole('button', { name: 'Mon QR code' }).click()
  const src = await hers?.getByRole('img', { name: 'QR code de ton inscription' }).getAttribute('src')
  await context?.close()
  return src ?? ''
}

/** Replaces the page's camera with a stream of that image. */
const film = (page: Page, src: string): Promise<void> =>
  page.evaluate(async (picture) => {
    const image = new Image()
    image.src = picture
    await image.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 640, height: 480 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    // Redrawn repeatedly: an unchanged canvas emits no frame.
    const draw = () => {
      context.fillStyle = 'white'
      context.fillRect(0, 0, 640, 480)
      context.drawImage(image, 128, 48, 384, 384)
    }
    setInterval(draw, 100)
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10))
  }, src)

export const lines: Screens = [
  {
    route: ROUTE,
    as: 'coordinatrice',
    path: address,
    states: {
      'nobody of that name': async (page) => {
        await page.getByRole('searchbox', { name: 'Chercher une inscrite' }).fill('zzzzzz')
        await page.getByRole('heading', { name: 'Aucune inscrite de ce nom' }).waitFor()
      },
      'something else to note': (page) =>
        openMenu(page, page.getByRole('button', { name: /^Noter autre chose/ }).first()),
      'a member added, empty': async (page) => {
        await (await ajouter(page)).click()
        await page.getByRole('alert').first().waitFor()
      },
      'somebody else added, empty': async (page) => {
        const add = await ajouter(page)
        await page.getByRole('button', { name: 'Elle n’est pas membre du réseau' }).click()
        await add.click()
        await page.getByRole('alert').first().waitFor()
      },
      'without a camera': async (page) => {
        await filmer(page)
        await page.getByRole('alert').waitFor()
      },
      'a code that is read': {
        reach: async (page, world) => {
          await film(page, await qrDeMaelle(page, world))
          await filmer(page)
          await page.getByText('QR code refusé').waitFor()
        },
        says: REFUSED,
      },
      'to be printed': async (page, world) => {
        await openReady(page, `${await address(world)}?vue=feuille`)
        await page.getByRole('table', { name: 'Participantes' }).waitFor()
      },
      'too early': ouvrir(ROUTE, 'Fixer ses prix sans s’excuser'),
      nobody: async (page, world) => {
        const now = new Date()
        const { id } = await world.db
          .selectFrom('territoires')
          .where('nom', '=', 'Cornouaille')
          .select('id')
          .executeTakeFirstOrThrow()
        const vide = await createEvenement(world.db, now, { debut: now, territoireIds: [id] })
        await openReady(page, ROUTE.replace(':id', vide))
      },
      'of another branch': { reach: ouvrir(ROUTE, 'Négocier avec sa banque'), says: REFUSED },
      'without a network': { reach: tickOffline, says: REFUSED },
      'what was kept, sent': {
        reach: async (page) => {
          await tickOffline(page)
          await setOffline(page, false)
          await page.getByRole('button', { name: 'Détail' }).click()
          await page.getByRole('dialog', { name: 'Ce qui a été envoyé' }).waitFor()
        },
        says: REFUSED,
      },
    },
  },
]
