import { writeJeton, readJeton } from '@entrelles/contract/modules/participations/jetons.ts'
import jsQR from 'jsqr'
import { create } from 'qrcode'
import { describe, expect, test } from 'vitest'
import { refusCamera } from './camera.ts'
import type { Issue } from './file-envoi.ts'
import { createNouveaute } from './lecteur.ts'
import { empreinteOf, lectureOf } from './lecture-qr.ts'
import { ligne, presence, uuid } from './test-lignes.ts'

const jeton = writeJeton({ participationId: uuid(1), signature: 'k'.repeat(43) })
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** Camera pixels of a QR code: squares of `scale` pixels with a white margin. */
const pixelsOf = (texte: string, scale: number, marge: number) => {
  const { modules } = create(texte)
  const width = (modules.size + 2 * marge) * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let at = 0; at < width * width; at += 1) {
    const [row, column] = [Math.floor(at / width), at % width].map((px) => Math.floor(px / scale) - marge)
    const isInside = [row, column].every((one) => one !== undefined && one >= 0 && one < modules.size)
    if (isInside && modules.get(row ?? 0, column ?? 0)) data.fill(0, at * 4, at * 4 + 3)
  }
  return { data, width }
}

test('[M13] the QR code of a member is read back as its token', () => {
  const { data, width } = pixelsOf(jeton, 4, 4)
  const lu = jsQR(data, width, width)?.data
  expect(lu).toBe(jeton)
  expect(readJeton(lu ?? '')).toMatchObject({ participationId: uuid(1) })
})

test('[M13] a code is identified by its SHA-256, as on the server', async () => {
  expect(await empreinteOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('[M13] a code is read once while it stays; another code, or the same one later, is read again', () => {
  const isNew = createNouveaute()
  expect([isNew('a', 0), isNew('a', 150), isNew('a', 2000)]).toEqual([true, false, false])
  expect([isNew('b', 2100), isNew('a', 2200), isNew('a', 5000)]).toEqual([true, true, true])
})

describe('the message for a code', () => {
  const issue = (more: Partial<Issue>): Issue => ({
    cle: uuid(9),
    resultat: 'faite',
    message: null,
    nom: 'Nadia Benali',
    operation: presence(9, 1, 'presente'),
    ...more,
  })
  const nadia = ligne(1, 'Nadia', 'Benali', { presence: 'presente', pointeeLe: '2026-11-19T17:02:00Z' })

  test.each([
    ['the first time', issue({}), nadia, 'success', 'Nadia Benali est pointée'],
    ['a second time', issue({ dejaPointee: true }), nadia, 'info', 'Nadia Benali, déjà pointée à 18 h 02'],
    ['without a network', undefined, nadia, 'success', 'Nadia Benali est pointée'],
    ['without a network, and not on the sheet', undefined, undefined, 'info', 'QR code gardé'],
    [
      'of another event',
      issue({ resultat: 'refusee', message: 'Ce QR code n’est pas…' }),
      undefined,
      'warning',
      'QR code refusé',
    ],
    [
      'of who has left the event',
      issue({ resultat: 'refusee', message: 'Cette inscription a été annulée.' }),
      nadia,
      'warning',
      'Nadia Benali n’est pas pointée',
    ],
  ] as const)('[M13] %s', (_case, what, qui, tone, titre) => {
    const lecture = lectureOf(what, qui, 'Europe/Paris')
    expect([lecture.tone, plain(lecture.titre)]).toEqual([tone, titre])
    expect(lecture.detail).toContain(what?.message ?? '')
  })
})

test.each([
  ['NotAllowedError', /refusé/],
  ['NotFoundError', /Aucune caméra/],
  ['NotReadableError', /autre application/],
  ['AbortError', /n’a pas pu s’ouvrir/],
])('[M13] a camera that does not open gives a reason: %s', (name, words) => {
  expect(refusCamera(new DOMException('', name))).toMatch(words)
})
