import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50

/** Reads a zip archive from its central directory, as text. */
export const unzip = (archive: Buffer): ReadonlyMap<string, string> => {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('not a zip archive')
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('a broken list of files')
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const content = archive.subarray(start, start + size)
    files.set(
      archive.toString('utf8', at + 46, at + 46 + name),
      (method === 0 ? content : inflateRawSync(content)).toString('utf8'),
    )
    at += 46 + name + extra + comment
  }
  return files
}
