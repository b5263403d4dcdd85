import { expect, test } from 'vitest'
import { nomFichierOf } from './nom-fichier.ts'

test.each([
  ['Bilan prévisionnel 2026.pdf', 'pdf', 'Bilan prévisionnel 2026.pdf'],
  ['photo.JPEG', 'jpg', 'photo.jpg'],
  ['page.html', 'pdf', 'page.pdf'],
  ['facture.pdf.exe', 'pdf', 'facture.pdf'],
  ['mon.devis.pdf', 'pdf', 'mon.devis.pdf'],
  ['Devis v1.2', 'pdf', 'Devis v1.2.pdf'],
  ['M. Dupont.png', 'png', 'M. Dupont.png'],
  ['e\u0301te\u0301.png', 'png', 'été.png'],
  ['🌻 récolte.png', 'png', '🌻 récolte.png'],
])('[M1] %j of type %s is named %j', (name, type, nom) => {
  expect(nomFichierOf(name, type as 'pdf')).toBe(nom)
})

test.each([
  ['a path', '../../etc/passwd', 'passwd.pdf'],
  ['a path of Windows', 'C:\\Users\\Zoé\\note.pdf', 'note.pdf'],
  ['a hidden file', '.htaccess', 'htaccess.pdf'],
  ['nothing', '', 'fichier.pdf'],
  ['dots and spaces', ' .. . ', 'fichier.pdf'],
  ['a reversed end', 'note\u202efdp.exe', 'notefdp.pdf'],
  ['line ends and a NUL', 'a\r\nSet-Cookie: x=1\0.pdf', 'aSet-Cookie x=1.pdf'],
  ['half of a character', 'a\ud800b.pdf', 'a b.pdf'],
  ['markup', '<img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1).pdf'],
  ['quotes', '";filename="x.html', ';filename= x.pdf'],
])('[security 39] a name that is %s becomes harmless', (_what, name, nom) => {
  expect(nomFichierOf(name, 'pdf')).toBe(nom)
})

test('[security 39] a long name keeps 100 characters and its extension', () => {
  const nom = nomFichierOf(`${'é😀'.repeat(500)}.pdf`, 'pdf')
  expect(Array.from(nom)).toHaveLength(104)
  expect(nom.endsWith('.pdf')).toBe(true)
  expect(nom.isWellFormed()).toBe(true)
})
