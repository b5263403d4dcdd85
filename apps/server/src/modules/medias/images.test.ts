import { IMAGE_ENTRELACEE } from '@entrelles/contract/modules/medias/medias.texts.ts'
import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { cadreOf } from './cadre.ts'
import { examineImage } from './examine-image.ts'
import { makeMiniatures } from './make-miniatures.ts'
import {
  CAMERA,
  honestImages,
  hostileImages,
  interlacedPng,
  jpeg,
  manyScansJpeg,
  pixelBomb,
  png,
  progressiveJpeg,
  sidewaysJpeg,
} from './test-images.ts'

const honest = await honestImages()
const hostile = await hostileImages()
const costly = {
  interlaced: await interlacedPng(5000, 5000),
  progressive: await progressiveJpeg(6000, 5000),
  scans: await manyScansJpeg(60),
}

describe('examineImage', () => {
  test.each(Object.keys(honest))('[R5-15] a valid picture is accepted: %s', async (name) => {
    expect(await examineImage(honest[name] ?? Buffer.alloc(0))).toBeUndefined()
  })

  test.each(Object.keys(hostile))(
    '[R5-15] an invalid picture is refused with its French message: %s',
    async (name) => {
      const [bytes, message] = hostile[name] ?? [Buffer.alloc(0), '']
      expect(await examineImage(bytes)).toEqual({ message })
    },
  )

  test('[R5-15] a picture whose pixels spell a tag by chance is accepted', async () => {
    const raw = { width: 8, height: 8, channels: 3 } as const
    const pixels = Buffer.from('<svg onload=x>'.repeat(14).slice(0, 192))
    const picture = await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer()
    expect(picture.includes('<svg onload')).toBe(true)
    expect(await examineImage(picture)).toBeUndefined()
  })

  test('[R5-15] a pixel bomb is refused from its header, before decoding', async () => {
    const bomb = await pixelBomb()
    expect((await examineImage(bomb.subarray(0, -20)))?.message).toContain('40 millions de pixels')
  })

  test('[R5-15] a picture whose decoding would cost too much is refused before it', async () => {
    const refusal = { message: IMAGE_ENTRELACEE }
    const cpu = process.cpuUsage()
    expect(await examineImage(costly.interlaced)).toEqual(refusal)
    expect(await examineImage(costly.progressive)).toEqual(refusal)
    expect(await examineImage(costly.scans)).toEqual(refusal)
    const { user, system } = process.cpuUsage(cpu)
    expect(user + system).toBeLessThan(1_000_000)
  })

  test('[R5-15] pictures are decoded one at a time, and those too many to wait are refused with a delay', async () => {
    const image = await jpeg()
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => examineImage(image)))
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(10)
    expect(refused[0]).toMatchObject({ reason: { status: 429, retryAfter: 2 } })
    expect(await examineImage(image)).toBeUndefined()
  })

  test('a frame is checked against the upright picture', async () => {
    const sideways = await sidewaysJpeg()
    const upright = { x: 0, y: 0, largeur: 600, hauteur: 800 }
    expect(await examineImage(sideways, upright)).toBeUndefined()
    expect(await examineImage(sideways, { ...upright, x: 1 })).toMatchObject({ champ: 'cadrage' })
    expect(await examineImage(sideways, { ...upright, largeur: 800, hauteur: 600 })).toMatchObject({
      champ: 'cadrage',
    })
  })
})

describe('cadreOf', () => {
  const square = { width: 600, height: 800 }
  test('without a frame, the centre is kept', () => {
    expect(cadreOf(square, undefined, 1)).toEqual({ left: 0, top: 100, width: 600, height: 600 })
    expect(cadreOf(square, undefined, 2)).toEqual({ left: 0, top: 250, width: 600, height: 300 })
  })
  test('a frame is cropped to the exact proportions', () => {
    const cadrage = { x: 10, y: 20, largeur: 101, hauteur: 100 }
    expect(cadreOf(square, cadrage, 1)).toEqual({ left: 10, top: 20, width: 100, height: 100 })
  })
  test('[M2] without proportions, the frame or the picture is kept whole', () => {
    expect(cadreOf(square, undefined, null)).toEqual({ left: 0, top: 0, width: 600, height: 800 })
    const cadrage = { x: 10, y: 20, largeur: 101, hauteur: 333 }
    expect(cadreOf(square, cadrage, null)).toEqual({ left: 10, top: 20, width: 101, height: 333 })
  })
  test('a frame keeps at least one pixel', () => {
    expect(cadreOf(square, { x: 0, y: 0, largeur: 1, hauteur: 1 }, 21 / 9)).toMatchObject({
      width: 1,
      height: 1,
    })
  })
})

const colourAt = async (bytes: Buffer, left: number, top: number): Promise<string> => {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  const [red = 0, , blue = 0] = pixel
  return red > 200 && blue < 60 ? 'rouge' : blue > 200 && red < 60 ? 'bleu' : 'autre'
}

describe('makeMiniatures', () => {
  test('[R3-16] a picture has three WebP sizes, square for a portrait, wide for a cover', async () => {
    const big = await jpeg(3000, 2500)
    const sizesOf = async (usage: 'portrait' | 'couverture' | 'publication') =>
      Promise.all(
        (await makeMiniatures(big, usage, undefined)).map(async ({ bytes }) => {
          const { format, width, height } = await sharp(bytes).metadata()
          return `${format} ${width}×${height}`
        }),
      )
    expect(await sizesOf('portrait')).toEqual(['webp 320×320', 'webp 640×640', 'webp 1280×1280'])
    expect(await sizesOf('couverture')).toEqual(['webp 320×137', 'webp 800×343', 'webp 1600×686'])
    expect(await sizesOf('publication')).toEqual(['webp 320×267', 'webp 800×667', 'webp 1600×1333'])
  })

  test('[R3-16] the sizes are upright and carry no camera or location metadata', async () => {
    const sideways = await sidewaysJpeg()
    expect(sideways.includes(CAMERA)).toBe(true)
    expect(sideways.includes('Exif')).toBe(true)
    for (const { bytes } of await makeMiniatures(sideways, 'portrait', undefined)) {
      const metadata = await sharp(bytes).metadata()
      expect(metadata).not.toHaveProperty('exif')
      expect(metadata).not.toHaveProperty('orientation')
      expect(metadata).not.toHaveProperty('icc')
      expect(bytes.toString('latin1')).not.toMatch(/EXIF|Exif|GPS|XMP|Appareil/)
      // Rotated a quarter turn clockwise, the left side is on top.
      const { width } = metadata
      expect(await colourAt(bytes, width >> 1, 10)).toBe('rouge')
      expect(await colourAt(bytes, width >> 1, width - 10)).toBe('bleu')
    }
  })

  test('[M2] a picture that keeps its shape may be far taller than WebP allows', async () => {
    const sizes = await makeMiniatures(await png(500, 20_000), 'publication', undefined)
    for (const { largeur, bytes } of sizes) {
      const { height } = await sharp(bytes).metadata()
      expect(height).toBe(largeur * 4)
    }
  })

  test('the sizes show the chosen frame', async () => {
    const [small] = await makeMiniatures(await jpeg(), 'portrait', { x: 0, y: 0, largeur: 300, hauteur: 300 })
    expect(await colourAt(small?.bytes ?? Buffer.alloc(0), 290, 150)).toBe('rouge')
  })

  test('a small picture is never enlarged', async () => {
    const sizes = await makeMiniatures(await png(100, 100), 'portrait', undefined)
    const widths = await Promise.all(sizes.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
    expect(widths).toEqual([100, 100, 100])
  })
})
