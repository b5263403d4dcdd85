import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Left half red, right half blue, so that a rotation or a crop is visible. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: {
        create: { width: Math.floor(width / 2), height, channels: 3, background: '#ff0000' },
      },
      left: 0,
      top: 0,
    },
  ])

export const jpeg = (width = 800, height = 600): Promise<Buffer> => halves(width, height).jpeg().toBuffer()
export const png = (width = 800, height = 600): Promise<Buffer> => halves(width, height).png().toBuffer()

/** Takes about half a byte for each pixel, like a photo. */
export const noisyJpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

/** A few hundred bytes whose header declares just over 40 million pixels. */
export const pixelBomb = async (): Promise<Buffer> => {
  const bomb = await png(8, 8)
  bomb.writeUInt32BE(8000, 16)
  bomb.writeUInt32BE(5001, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

/** Stored in seven passes: decoding it needs the whole picture in memory. */
export const interlacedPng = (width: number, height: number): Promise<Buffer> =>
  halves(width, height).png({ progressive: true }).toBuffer()

export const progressiveJpeg = (width: number, height: number): Promise<Buffer> =>
  halves(width, height).jpeg({ progressive: true }).toBuffer()

/** A progressive JPEG whose last scan is repeated: each pass over the picture costs ten bytes of the file. */
export const manyScansJpeg = async (nb: number): Promise<Buffer> => {
  const image = await progressiveJpeg(64, 64)
  const last = image.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = image.subarray(last, -2)
  return Buffer.concat([image.subarray(0, -2), ...Array.from({ length: nb }, () => scan), image.subarray(-2)])
}

const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '48/1 5/1 33/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '4/1 19/1 0/1',
}
export const CAMERA = 'Appareil de Soizic'

/** A photo from a phone held sideways: 800 × 600 in the file, 600 × 800 once upright, with its GPS position. */
export const sidewaysJpeg = (): Promise<Buffer> =>
  halves(800, 600)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: CAMERA }, IFD3: GPS })
    .toBuffer()

const followedBy = (image: Buffer, ...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat([image, ...parts.map((part) => Buffer.from(part as string, 'latin1'))])

const FILM = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42\0\0\0\0mp42isom', 'latin1'),
  Buffer.alloc(2000, 7),
])

/** Files that real cameras and phones produce. */
export const honestImages = async (): Promise<Record<string, Buffer>> => ({
  'a JPEG': await jpeg(),
  'a progressive JPEG': await halves(800, 600).jpeg({ progressive: true }).toBuffer(),
  'a PNG': await png(),
  'a small interlaced PNG': await interlacedPng(800, 600),
  'a PNG with transparency': await halves(80, 60).ensureAlpha(0.5).png().toBuffer(),
  'a JPEG turned on its side': await sidewaysJpeg(),
  'a motion photo': followedBy(await jpeg(), FILM),
  'a picture followed by a second one': followedBy(await jpeg(), await jpeg(80, 60)),
  'a JPEG padded with zeros': followedBy(await jpeg(), Buffer.alloc(512)),
})

/** Files that are not pictures, or not only pictures. */
export const hostileImages = async (): Promise<Record<string, [Buffer, string]>> => {
  const FORMAT = 'Seuls les formats jpg et png sont acceptés.'
  const ABIMEE = 'Cette image est incomplète ou abîmée. Choisis-en une autre.'
  const SUSPECTE = 'Ce fichier contient autre chose qu’une image.'
  const GRANDE = 'L’image est trop grande : 40 millions de pixels au plus.'
  const [photo, dessin] = [await jpeg(), await png()]
  const cut = (image: Buffer, share: number) => image.subarray(0, Math.floor(image.length * share))
  const commented = Buffer.concat([
    photo.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, 27]),
    Buffer.from('<script>alert(1)</script>'),
    photo.subarray(2),
  ])
  return {
    'an SVG': [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), FORMAT],
    'HTML named .png': [Buffer.from('<!doctype html><script>alert(1)</script>'), FORMAT],
    'a GIF': [await halves(8, 8).gif().toBuffer(), FORMAT],
    'a WebP': [await halves(8, 8).webp().toBuffer(), FORMAT],
    'a PDF': [Buffer.from('%PDF-1.7\n1 0 obj'), FORMAT],
    'an empty file': [Buffer.alloc(0), FORMAT],
    'half a JPEG': [cut(photo, 0.5), ABIMEE],
    'half a PNG': [cut(dessin, 0.5), ABIMEE],
    'a JPEG without its last bytes': [cut(photo, 0.99), ABIMEE],
    'three bytes of a JPEG': [photo.subarray(0, 3), ABIMEE],
    'a PNG whose content is noise': [
      Buffer.concat([dessin.subarray(0, 60), Buffer.alloc(dessin.length - 72, 1), dessin.subarray(-12)]),
      ABIMEE,
    ],
    'a JPEG that is also HTML': [followedBy(photo, '<script>alert(1)</script>'), SUSPECTE],
    'a JPEG with a script in its comment': [commented, SUSPECTE],
    'a PNG that is also a PDF': [followedBy(dessin, '\n%PDF-1.7\n'), SUSPECTE],
    'a JPEG that is also a ZIP': [
      followedBy(photo, `PK\x03\x04${'x'.repeat(30)}PK\x05\x06${'\0'.repeat(18)}`),
      SUSPECTE,
    ],
    'a PNG that is also an archive': [followedBy(dessin, 'Rar!\x1a\x07\x01\0'), SUSPECTE],
    'a pixel bomb': [await pixelBomb(), GRANDE],
  }
}
