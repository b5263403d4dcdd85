import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPlatformClient, CHECKOUT, type PlatformClient } from './test-platform.ts'
import { TARGETS } from './test-targets.ts'

const INT32 = 2_147_483_647
const UNKNOWN_ID = 1

/** Messages of a refusal, in any of the platform's shapes. */
const messagesOf = (body: unknown): string[] => {
  const { errors, error_description } = body as { errors?: unknown; error_description?: string }
  if (Array.isArray(errors)) return errors.map((one: { message: string }) => one.message)
  if (errors) return Object.values(errors as Record<string, string[]>).flat()
  return error_description === undefined ? [] : [error_description]
}

describe.each(TARGETS)('contract of $name', ({ start }) => {
  let platform: PlatformClient
  let slug = ''
  let close: () => Promise<void> = async () => undefined
  beforeAll(async () => {
    const target = await start()
    ;({ slug, close } = target)
    platform = createPlatformClient(target)
  })
  afterAll(() => close())

  test('the client id and secret give a token for half an hour', async () => {
    const { status, body } = await platform.login()
    expect(status).toBe(200)
    expect(body.access_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(body.refresh_token).toMatch(/\S/)
    expect(body.token_type.toLowerCase()).toBe('bearer')
    expect(body.expires_in).toBeGreaterThan(1700)
    expect(body.expires_in).toBeLessThanOrEqual(1800)
  })

  test('a wrong secret gives no token but an OAuth error', async () => {
    const { status, body } = await platform.login<{ error: string; access_token?: string }>('faux')
    expect([400, 401]).toContain(status)
    expect(body.error).toMatch(/\S/)
    expect(body.access_token).toBeUndefined()
  })

  test('a refresh token gives a valid access token and a new refresh token', async () => {
    const first = (await platform.login()).body
    const { status, body } = await platform.refresh(first.refresh_token)
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(first.refresh_token)
    expect(body.access_token).not.toBe(first.access_token)
    const path = `/organizations/${slug}/checkout-intents`
    const created = await platform.call('POST', path, { body: CHECKOUT, bearer: body.access_token })
    expect(created.status).toBe(200)
  })

  test('[R4-8] a created intent has an id and the URL of its payment page', async () => {
    const { status, body } = await platform.create()
    expect(status).toBe(200)
    expect(Number.isInteger(body.id) && body.id > 0 && body.id <= INT32).toBe(true)
    expect(URL.canParse(body.redirectUrl)).toBe(true)
  })

  test('[R4-8] an unpaid intent has its metadata and no order', async () => {
    const { id } = (await platform.create()).body
    const { status, body } = await platform.read(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, metadata: CHECKOUT.metadata })
    expect(body.order ?? undefined).toBeUndefined()
  })

  test.each([
    ['without an item’s name', { itemName: undefined }],
    ['with a country of two letters', { payer: { ...CHECKOUT.payer, country: 'FR' } }],
    ['with an address to come back to on this machine', { backUrl: 'http://localhost:3000/retour' }],
    ['with a total that is not the sum', { totalAmount: 9000 }],
    ['with the same first and last name', { payer: { firstName: 'Martin', lastName: 'Martin' } }],
    ['with a digit in the first name', { payer: { firstName: 'Zoé2', lastName: 'Martin' } }],
  ])('an intent %s is refused with 400 and messages', async (_, changes) => {
    const { status, body } = await platform.create(changes)
    expect(status).toBe(400)
    const messages = messagesOf(body)
    expect(messages.length).toBeGreaterThan(0)
    for (const message of messages) expect(message).toMatch(/\S/)
  })

  test('an unknown intent gives 403 or 404', async () => {
    expect([403, 404]).toContain((await platform.read(UNKNOWN_ID)).status)
  })

  test('an unknown access token gives 401', async () => {
    const path = `/organizations/${slug}/checkout-intents`
    expect((await platform.call('POST', path, { body: CHECKOUT, bearer: 'a.b.c' })).status).toBe(401)
  })
})
