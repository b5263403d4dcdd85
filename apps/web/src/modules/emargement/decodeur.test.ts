// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const jsqrDecodeur = vi.fn()
vi.mock('./decodeur-jsqr.ts', () => ({ createJsqrDecodeur: () => jsqrDecodeur }))

const video = document.createElement('video')

/** A browser with the Barcode Detection API: its formats, and what it finds. */
const giveDetector = (formats: string[], detect: () => Promise<{ rawValue: string }[]>) =>
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(formats)
      detect = detect
    },
  )

const load = async () => (await import('./decodeur.ts')).loadDecodeur()

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.stubGlobal('ImageData', class {})
  jsqrDecodeur.mockReset().mockResolvedValue('read by jsqr')
})

test('[M13] a browser that decodes QR codes itself does it without jsqr', async () => {
  giveDetector(['ean_13', 'qr_code'], () => Promise.resolve([{ rawValue: 'read by the browser' }]))
  expect(await (await load())(video)).toBe('read by the browser')
  expect(jsqrDecodeur).not.toHaveBeenCalled()
})

test('[M13] a frame without a code gives nothing', async () => {
  giveDetector(['qr_code'], () => Promise.resolve([]))
  expect(await (await load())(video)).toBeUndefined()
})

test.each([
  ['has no such API', () => undefined],
  ['does not know QR codes', () => giveDetector(['ean_13'], () => Promise.resolve([]))],
  [
    'has the API without its service',
    () => giveDetector(['qr_code'], () => Promise.reject(new Error('no service'))),
  ],
])('[M13] jsqr decodes where the browser %s', async (_case, prepare) => {
  prepare()
  expect(await (await load())(video)).toBe('read by jsqr')
})
