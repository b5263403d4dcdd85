const EOI = 0xd9
const SOS = 0xda
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

/** The offset where the picture ends in its file, its parts other than compressed pixels, and its scans. */
export type ImageParts = { readonly end: number; readonly told: readonly Buffer[]; readonly passes: number }

/** The offset of the next JPEG marker after the compressed data; -1 when there is none. */
const nextMarker = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1]
    if (marker === undefined) return -1
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at
  }
  return -1
}

const jpegParts = (bytes: Buffer): ImageParts | undefined => {
  const told: Buffer[] = []
  let passes = 0
  for (let at = nextMarker(bytes, 2); at !== -1;) {
    if (bytes[at + 1] === EOI) return { end: at + 2, told, passes }
    if (bytes[at + 1] === SOS) passes += 1
    if (at + 4 > bytes.length) return undefined
    // A segment contains its length; compressed data follows it, up to the next marker.
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    told.push(bytes.subarray(at, end))
    at = nextMarker(bytes, end)
  }
  return undefined
}

const pngParts = (bytes: Buffer): ImageParts | undefined => {
  const told: Buffer[] = []
  // Each chunk has a length, a name, a content and a four-byte checksum.
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'IEND') return end <= bytes.length ? { end, told, passes: 1 } : undefined
    if (name !== 'IDAT') told.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

/** Undefined when the file is truncated. */
export const imageParts = (bytes: Buffer, type: 'jpg' | 'png'): ImageParts | undefined =>
  type === 'jpg' ? jpegParts(bytes) : pngParts(bytes)
