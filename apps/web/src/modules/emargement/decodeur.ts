import { loadWithRetry } from '#kit/lazy-with-retry.ts'
import type { Decodeur } from './lecteur.ts'

/** The part of the Barcode Detection API that is used; TypeScript does not know it yet. */
type Detector = { detect: (source: CanvasImageSource | ImageData) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/**
 * The browser's own decoder, which costs no download. Some browsers have the class without the service behind it, and
 * fail at the first call: a blank picture tells while jsqr can still be fetched.
 */
const nativeDecodeur = async (): Promise<Decodeur | undefined> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return undefined
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return undefined
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    await detector.detect(new ImageData(16, 16))
    return async (video) => (await detector.detect(video))[0]?.rawValue
  } catch {
    return undefined
  }
}

const findDecodeur = async (): Promise<Decodeur> =>
  (await nativeDecodeur()) ?? (await loadWithRetry(() => import('./decodeur-jsqr.ts'))).createJsqrDecodeur()

let found: Promise<Decodeur> | undefined

/** Loads the decoder once; a failed download is tried again by the next call. */
export const loadDecodeur = (): Promise<Decodeur> =>
  (found ??= findDecodeur().catch((error: unknown) => {
    found = undefined
    throw error
  }))
