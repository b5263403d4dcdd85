import type { Page, Request } from '@playwright/test'
import { createPersona, type Persona } from '../../apps/server/src/modules/session/session.factory.ts'
import { resize } from '../fixtures/resize.ts'
import { startProduct, type Product } from '../fixtures/product.ts'
import { storageOf } from '../fixtures/storage.ts'
import { expect, signIn, test as base } from '../fixtures/test.ts'

const DAY_MS = 86_400_000
/** Noon on a day of the next January, in Paris. */
const JANVIER = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 12, 11))

const SUCCES = 'Ta participation est bien prise en compte.'
const ECHEC = 'Une erreur est survenue.'

type Opened = { readonly page: Page; readonly id: string; readonly calls: Request[] }
type Options = {
  readonly persona?: Persona
  readonly prenom?: string
  readonly joursAvant?: number
  /** The browser's clock. */
  readonly at?: Date
}

/** This product lives in January: its clock would disturb the other stories. */
const test = base.extend<{ open: (options?: Options) => Promise<Opened> }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from this pattern
    async ({}, use) => {
      const product = await startProduct()
      await product.moveClock(JANVIER.getTime() - Date.now())
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** A page of a member registered for sixty days, with the calls that it makes about her rating. */
  open: async ({ as, product }, use) => {
    await use(async ({ persona = 'adherente', prenom = 'Maëlle', joursAvant = 60, at = JANVIER } = {}) => {
      const { id, email } = await createPersona(product.db, JANVIER, persona, {
        prenom,
        date_inscription: new Date(JANVIER.getTime() - joursAvant * DAY_MS),
      })
      const page = await as(persona, { storageState: await signIn(product, email) })
      await page.clock.setFixedTime(at)
      const calls: Request[] = []
      page.on('request', (request) => void (request.url().includes('/api/notation/') && calls.push(request)))
      return { page, id, calls }
    })
  },
})

const bandeau = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: /^(?:Ton avis sur Entrelles|Merci)/ })
const note = (page: Page, nb: number) => bandeau(page).getByRole('radio', { name: `${nb} sur 5` })
const fermer = (page: Page) => bandeau(page).getByRole('button', { name: 'Fermer le bandeau' })
const commentaire = (page: Page) =>
  bandeau(page).getByRole('textbox', { name: 'Ton commentaire (facultatif)' })
const envoyer = (page: Page) => bandeau(page).getByRole('button', { name: 'Envoyer mon commentaire' })
const toast = (page: Page, message: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(message).first()

const allerFaq = async (page: Page): Promise<void> => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
}

const notationOf = (product: Product, compteId: string) =>
  product.db
    .selectFrom('notations')
    .where('compte_id', '=', compteId)
    .select(['note', 'commentaire'])
    .execute()

test(
  '[R2.4-7] [R4-10] [R8-9] [R2.1-24] in January a member gives a score and a comment, is not asked again, and an administrator reads them without her name',
  { tag: '@gate' },
  async ({ open, product }) => {
    const { page, id, calls } = await open({ prenom: 'Rozenn' })
    await allerFaq(page)
    await expect(bandeau(page)).toHaveAccessibleName('Ton avis sur Entrelles, de 1 à 5 ?')
    await expect(bandeau(page).getByRole('radio')).toHaveCount(5)
    await expect(note(page, 1)).toHaveAccessibleName('1 sur 5, pas du tout satisfaite')
    await expect(note(page, 5)).toHaveAccessibleName('5 sur 5, ravie')

    // The arrows move the focus and send nothing.
    await fermer(page).focus()
    await page.keyboard.press('Tab')
    await expect(note(page, 1)).toBeFocused()
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowRight')
    await expect(note(page, 4)).toBeFocused()
    expect(calls).toEqual([])
    await page.keyboard.press('Enter')
    await expect(toast(page, SUCCES)).toBeVisible()
    await expect(bandeau(page)).toHaveAccessibleName('Merci ! Un mot de plus ?')
    await expect(note(page, 4)).toBeChecked()
    expect(calls.map((call) => call.method())).toEqual(['POST'])
    expect(calls[0]?.headers()['content-type']).toMatch(/^multipart\/form-data/)
    expect(await notationOf(product, id)).toEqual([{ note: 4, commentaire: null }])

    await commentaire(page).fill('a'.repeat(256))
    await envoyer(page).click()
    await expect(commentaire(page)).toHaveAccessibleDescription(
      /^Le commentaire doit comporter au maximum 255 caractères\./,
    )
    await commentaire(page).fill('Plus de dates le midi.')
    await envoyer(page).click()
    await expect(bandeau(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeFocused()
    expect(calls.map((call) => call.method())).toEqual(['POST', 'PATCH'])
    expect(await notationOf(product, id)).toEqual([{ note: 4, commentaire: 'Plus de dates le midi.' }])

    await page.goto('/evenement')
    await expect(page.getByRole('heading', { level: 1, name: 'Événements' })).toBeVisible()
    await expect(bandeau(page)).toHaveCount(0)
    expect(Object.keys(await storageOf(page)).toSorted()).toEqual([
      'bannerLoadDate',
      'ratingLoadDate',
      'token',
    ])

    const { page: bureau } = await open({ persona: 'administratrice', joursAvant: 1 })
    await bureau.goto('/administratrice/notation')
    await expect(bureau).toHaveTitle('Notes — Administratrice — Entrelles')
    const ligne = bureau.getByRole('listitem').filter({ hasText: 'Plus de dates le midi.' })
    await expect(ligne).toContainText('4 / 5')
    await expect(bureau.getByRole('main')).not.toContainText('Rozenn')
    await bureau.getByText('Voir les données en tableau').click()
    await expect(bureau.getByRole('rowheader', { name: /^Janvier/ })).toBeVisible()
  },
)

test('[R2.4-7] closing without a score is posted and counts for the month; closing after a score calls nothing', async ({
  open,
  product,
}) => {
  const { page, id, calls } = await open()
  await allerFaq(page)
  await fermer(page).click()
  await expect(bandeau(page)).toHaveCount(0)
  await expect.poll(() => notationOf(product, id)).toEqual([{ note: null, commentaire: null }])
  expect(calls[0]?.postData()).toContain('isWithoutNotationAndComment')
  await allerFaq(page)
  await expect(bandeau(page)).toHaveCount(0)

  const other = await open()
  await allerFaq(other.page)
  await note(other.page, 2).click()
  await expect(toast(other.page, SUCCES)).toBeVisible()
  await fermer(other.page).click()
  await expect(bandeau(other.page)).toHaveCount(0)
  await allerFaq(other.page)
  await expect(bandeau(other.page)).toHaveCount(0)
  expect(other.calls).toHaveLength(1)
  expect(await notationOf(product, other.id)).toEqual([{ note: 2, commentaire: null }])
})

test('[R8-9] a failure says so: the score can be given again, and the comment stays in its field', async ({
  open,
  product,
}) => {
  const { page, id } = await open()
  const fail = { status: 500, body: 'Internal Error' }
  await page.route('**/api/notation/**', (route) => route.fulfill(fail))
  await allerFaq(page)
  await note(page, 3).click()
  await expect(toast(page, ECHEC)).toBeVisible()
  await expect(note(page, 3)).not.toBeChecked()
  await expect(commentaire(page)).toHaveCount(0)
  expect(await notationOf(product, id)).toEqual([])

  await page.unroute('**/api/notation/**')
  await note(page, 3).click()
  await expect(toast(page, SUCCES)).toBeVisible()
  await page.route('**/api/notation/**', (route) => route.fulfill(fail))
  await commentaire(page).fill('Un mot.')
  await envoyer(page).click()
  await expect(commentaire(page)).toHaveAccessibleDescription(/^Une erreur est survenue\./)
  await expect(toast(page, ECHEC)).toBeVisible()
  await expect(commentaire(page)).toHaveValue('Un mot.')
  await page.unroute('**/api/notation/**')
  await envoyer(page).click()
  await expect(bandeau(page)).toHaveCount(0)
  expect(await notationOf(product, id)).toEqual([{ note: 3, commentaire: 'Un mot.' }])
})

test('[R9-3] [R1-5] only active members registered for more than fifteen days are asked, from 1 January in Paris', async ({
  open,
}) => {
  const isAsked = async (options: Options): Promise<boolean> => {
    const { page } = await open(options)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const count = await bandeau(page).count()
    await page.close()
    return count === 1
  }
  const firstDay = Date.UTC(JANVIER.getUTCFullYear() - 1, 11, 31, 23)
  expect(await isAsked({})).toBe(true)
  expect(await isAsked({ persona: 'coordinatrice' })).toBe(true)
  expect(await isAsked({ persona: 'expiree' })).toBe(false)
  expect(await isAsked({ joursAvant: 14 })).toBe(false)
  expect(await isAsked({ at: new Date(firstDay) })).toBe(true)
  expect(await isAsked({ at: new Date(firstDay - 1) })).toBe(false)
})

test('[R9-3] the rules are evaluated at the stored date, which is renewed after a day', async ({ open }) => {
  // Registered for fifteen days and a half: not yet due at a date stored twenty hours ago.
  const { page } = await open({ joursAvant: 15.5 })
  const store = (hoursAgo: number) =>
    page.evaluate(
      (date) => localStorage.setItem('ratingLoadDate', date),
      new Date(JANVIER.getTime() - hoursAgo * 3_600_000).toISOString(),
    )
  await allerFaq(page)
  await expect(bandeau(page)).toBeVisible()
  await store(20)
  await allerFaq(page)
  await expect(bandeau(page)).toHaveCount(0)
  await store(25)
  await allerFaq(page)
  await expect(bandeau(page)).toBeVisible()
  expect((await storageOf(page))['ratingLoadDate']).toBe(JANVIER.toISOString())
})

test('the score of a second tab completes the rating of the first', async ({ open, product }) => {
  const { page, id } = await open()
  await allerFaq(page)
  const tab = await page.context().newPage()
  await tab.clock.setFixedTime(JANVIER)
  await allerFaq(tab)
  await note(page, 2).click()
  await expect(toast(page, SUCCES)).toBeVisible()
  await note(tab, 5).click()
  await expect(toast(tab, SUCCES)).toBeVisible()
  await commentaire(page).fill('Du premier onglet.')
  await envoyer(page).click()
  await expect(bandeau(page)).toHaveCount(0)
  expect(await notationOf(product, id)).toEqual([{ note: 5, commentaire: 'Du premier onglet.' }])
})

test('the banner keeps its place while its code loads, at every width', async ({ open }) => {
  const { page } = await open()
  for (const width of [320, 390, 1440]) {
    await resize(page, width)
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/NotationBanner-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await allerFaq(page)
    await expect(bandeau(page).getByText('Chargement du bandeau…')).toBeAttached()
    const before = await bandeau(page).boundingBox()
    held.resolve()
    await expect(note(page, 5)).toBeVisible()
    const after = await bandeau(page).boundingBox()
    expect(after?.height).toBeCloseTo(before?.height ?? 0, 0)
    await page.unrouteAll({ behavior: 'wait' })
  }
})
