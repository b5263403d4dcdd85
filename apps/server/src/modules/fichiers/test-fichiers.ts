import { deflateRawSync } from 'node:zlib'
import {
  FICHIER_VIDE,
  fichierTropLourd,
  FORMAT_FICHIER_REFUSE,
  PDF_ABIME,
  PDF_SUSPECT,
} from '@entrelles/contract/modules/fichiers/fichiers.texts.ts'
import { USAGES_FICHIER } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { fichiersEndpoints } from '@entrelles/contract/modules/fichiers/fichiers.endpoints.ts'
import { afterAll, beforeAll } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import type { Logger } from '#kit/log.ts'
import type { ServerModule } from '#kit/module.ts'
import type { SignedIn } from '#kit/signed-in.ts'
import { startTestApp, type Client, type TestApp } from '#kit/test-app.ts'
import { modules } from '#modules.ts'
import { hostileImages, interlacedPng } from '#modules/medias/medias.factory.ts'
import { pdf } from './fichiers.factory.ts'
import { attachFichiers } from './fichiers.public.ts'

/** The application with a kind of object of its own: each has its readers, and is gone without an entry. */
export const useFichiers = (log?: Logger) => {
  const readers = new Map<string, ReadonlySet<string | undefined>>()
  const objets: ServerModule = {
    name: 'essais',
    routes: [],
    objetsFichiers: [
      {
        type: 'coup_de_pouce',
        canRead: async (_db, actor, objetId) => readers.get(objetId)?.has(actor.id) ?? false,
      },
    ],
  }
  const kit = {} as TestApp
  let close: () => Promise<void> = async () => undefined
  beforeAll(async () => {
    const started = await startTestApp({}, [...modules, objets], log)
    close = started.close
    Object.assign(kit, started)
  })
  afterAll(() => close())
  const { createFichier, getLienFichier } = fichiersEndpoints
  return {
    kit,
    readers,
    send: (member: Client, bytes: Buffer, name = 'note.pdf') =>
      member.call(createFichier, {
        body: { fichier: new File([new Uint8Array(bytes)], name), usage: 'coup_de_pouce' },
      }),
    linkOf: (member: Client, id: string) => member.call(getLienFichier, { params: { id } }),
    open: (url: string) => kit.app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'gzip, br' } }),
    attach: (member: Client, objetId: string, ids: readonly string[]) =>
      inTransaction(kit.db, (db) =>
        attachFichiers(
          { db, actor: { id: member.id } as SignedIn, now: kit.clock.now },
          { type: 'coup_de_pouce', id: objetId },
          ids,
          'piecesJointes',
        ),
      ),
    rowOf: (id: string) => kit.db.selectFrom('fichiers').where('id', '=', id).selectAll().executeTakeFirst(),
  }
}

const joined = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

/** A ZIP archive of one file, whose content is repeated until it is large. */
const zip = (): Buffer => {
  const content = deflateRawSync(Buffer.alloc(50_000_000))
  const header = Buffer.alloc(26)
  header.writeUInt32LE(content.length, 14)
  return joined('PK\x03\x04', header, content, 'PK\x05\x06', Buffer.alloc(18))
}

const html = '<!doctype html><script>alert(document.domain)</script>'

/** A comment of a PDF that fills it up to this size. */
export const pdfOf = (bytes: number): Buffer => pdf('x'.repeat(bytes - pdf().length))

/** Files that are no private file, or not only one, with what the member is told. */
export const hostileFichiers = async (): Promise<Record<string, [Buffer, string]>> => {
  const { maxOctets } = USAGES_FICHIER.coup_de_pouce
  const whole = pdf()
  const images = Object.entries(await hostileImages())
    .filter(([name]) => !['a PDF', 'an empty file'].includes(name))
    .map(([name, [bytes, message]]): [string, [Buffer, string]] => [
      name,
      [bytes, message.startsWith('Seuls les formats') ? FORMAT_FICHIER_REFUSE : message],
    ])
  return {
    ...Object.fromEntries(images),
    'a large interlaced PNG': [
      await interlacedPng(2100, 2000),
      'Cette image est entrelacée, donc trop longue à lire. Enregistre-la sans entrelacement, ou plus petite.',
    ],
    'HTML named .jpg': [Buffer.from(html), FORMAT_FICHIER_REFUSE],
    'a ZIP bomb': [zip(), FORMAT_FICHIER_REFUSE],
    'an office document': [
      joined('PK\x03\x04', Buffer.alloc(26), '[Content_Types].xml'),
      FORMAT_FICHIER_REFUSE,
    ],
    'a program': [joined('MZ', Buffer.alloc(100)), FORMAT_FICHIER_REFUSE],
    'a text': [Buffer.from('Bonjour'), FORMAT_FICHIER_REFUSE],
    'an empty file': [Buffer.alloc(0), FICHIER_VIDE],
    'one byte too many': [pdfOf(maxOctets + 1), fichierTropLourd(maxOctets)],
    'HTML before a PDF': [joined(html, whole), FORMAT_FICHIER_REFUSE],
    'the beginning of a PDF': [whole.subarray(0, 80), PDF_ABIME],
    'a PDF of an unknown version': [joined('%PDF-9.9', whole.subarray(8)), PDF_ABIME],
    'a PDF without its table': [joined('%PDF-1.4\n', Buffer.alloc(2000, 32), '%%EOF'), PDF_ABIME],
    'HTML after a PDF': [joined(pdfOf(3000), html), PDF_ABIME],
    'a script in the header of a PDF': [joined('%PDF-1.4\n', html, '\n', whole), PDF_SUSPECT],
    'a PDF that is also a ZIP': [joined(whole.subarray(0, 60), zip(), whole.subarray(60)), PDF_SUSPECT],
    'a PDF that is also a RAR': [
      joined(whole.subarray(0, 60), 'Rar!\x1a\x07\x01\0', whole.subarray(60)),
      PDF_SUSPECT,
    ],
    'a PDF that is also a 7z': [
      joined(whole.subarray(0, 60), '7z\xbc\xaf\x27\x1c', whole.subarray(60)),
      PDF_SUSPECT,
    ],
    'a PDF that is also a tar': [
      joined('%PDF-1.4\n', Buffer.alloc(248), 'ustar\0', whole.subarray(9)),
      PDF_SUSPECT,
    ],
  }
}
