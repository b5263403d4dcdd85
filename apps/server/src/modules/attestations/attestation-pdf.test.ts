import { expect, test } from 'vitest'
import { textOfPdf } from '#kit/test-pdf.ts'
import type { Attestation } from './attestation-page.ts'
import { buildAttestation } from './attestation-pdf.ts'

const attestation: Attestation = {
  numero: '2026-0042',
  prenom: 'Maëlle',
  nom: 'Le Goff-Œuvrard',
  debut: '2026-11-14',
  fin: '2027-11-13',
  montantCents: 8000,
  origine: 'en_ligne',
  payeLe: '2026-11-14T09:00:00.000Z',
  confirmeLe: '2026-11-14T23:30:00.000Z',
}
const draw = async (fields: Partial<Attestation> = {}) => {
  const file = await buildAttestation({ ...attestation, ...fields }, { compress: false })
  return { source: file.toString('latin1'), text: textOfPdf(file) }
}

test('[R9-1] an attestation states the member, the period, the amount and the means of payment', async () => {
  const { text } = await draw()
  for (const part of [
    'Attestation d’adhésion n° 2026-0042',
    'L’association Entrelles atteste que Maëlle Le Goff-Œuvrard est adhérente du 14\u00a0novembre 2026 au 13\u00a0novembre 2027.',
    'Montant payé80\u00a0€',
    'Payé le14\u00a0novembre 2026',
    'Moyen de paiementPaiement en ligne',
    // Half past midnight in France.
    'Fait le 15\u00a0novembre 2026.',
  ])
    expect(text).toContain(part)
})

test('[R9-1] an attestation never states a reduced rate, only the amount paid', async () => {
  const { text } = await draw({ montantCents: 4000 })
  expect(text).toContain('Montant payé40\u00a0€')
  expect(text).not.toMatch(/réduit|tarif|coordinatrice|RSA/i)
})

test.each([
  ['cheque', 'Moyen de paiementChèque'],
  ['virement', 'Moyen de paiementVirement bancaire'],
  ['especes', 'Moyen de paiementEspèces'],
] as const)('an attestation states a payment by %s', async (origine, part) => {
  expect((await draw({ origine })).text).toContain(part)
})

test('an attestation of an offered year does not mention a payment', async () => {
  const { text } = await draw({ origine: 'offerte', montantCents: 0 })
  expect(text).toContain('AdhésionOfferte par l’association')
  expect(text).toContain('Accordée le14\u00a0novembre 2026')
  expect(text).not.toMatch(/pay|€/i)
})

test('an attestation is a tagged PDF in French, with a title, on one page', async () => {
  const { source } = await draw()
  expect(source).toMatch(/^%PDF-1\.7\n/)
  expect(source).toContain('/Lang (fr-FR)')
  expect(source).toMatch(/\/StructTreeRoot \d+ 0 R/)
  expect(source).toMatch(/\/Marked true/)
  expect(source).toMatch(/\/DisplayDocTitle true/)
  expect(source).toMatch(/\/Type \/Pages\n\/Count 1\n/)
  const tags = Object.groupBy(source.matchAll(/^\/S \/(\w+)/gm), ([, tag = '']) => tag)
  expect(Object.fromEntries(Object.entries(tags).map(([tag, found]) => [tag, found?.length]))).toEqual({
    Document: 1,
    Figure: 1,
    H1: 1,
    P: 3,
    Table: 1,
    TR: 4,
    TH: 4,
    TD: 4,
  })
  expect(source).toContain('/Alt (Entrelles)')
  expect(source.match(/\/Scope \/Row/g)).toHaveLength(4)
  // Everything drawn is tagged or marked as an artifact.
  const page = /stream\n(1 0 0 -1 [^]*?)\nendstream/.exec(source)?.[1] ?? ''
  const outside = page.replaceAll(/^\/\w+ <<[^]*?BDC$[^]*?^EMC$/gm, '')
  expect(page).toMatch(/TJ$/m)
  expect(outside).not.toMatch(/\b(TJ|S|f|B)$/m)
})

test('an attestation embeds all its fonts', async () => {
  const { source } = await draw()
  const fonts = source.match(/\/Subtype \/Type0/g) ?? []
  expect(fonts.length).toBeGreaterThan(0)
  expect(source.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(fonts.length)
  expect(source).not.toMatch(/\/Subtype \/Type1/)
})

test.each([
  ['a name of central Europe', 'Šárka', 'Łukasik'],
  ['a Vietnamese name', 'Nguyễn', 'Đặng Thị Hường'],
  ['no last name', 'Zoé', null],
])('an attestation keeps the letters of %s', async (_what, prenom, nom) => {
  const { text } = await draw({ prenom, nom })
  expect(text).toContain(`atteste que ${nom === null ? prenom : `${prenom} ${nom}`} est adhérente`)
})

test('an attestation drops a mark that no font has, but keeps its letter', async () => {
  expect((await draw({ prenom: 'A\u0331nna' })).text).toContain('atteste que Anna Le Goff')
})

test('an attestation of the longest name stays on one page', async () => {
  const { source, text } = await draw({
    prenom: 'Marie-Françoise-Élisabeth-Charlotte de la Tou',
    nom: 'Wawrzyniewiczowskamwawrzyniewiczowskamwawrzyn',
  })
  expect(source).toMatch(/\/Type \/Pages\n\/Count 1\n/)
  expect(text.replaceAll(/\s/g, '')).toContain('wawrzynestadhérente')
})

test('the same facts give the same file, and other facts another file', async () => {
  const first = await buildAttestation(attestation)
  expect(await buildAttestation({ ...attestation })).toEqual(first)
  expect(await buildAttestation({ ...attestation, numero: '2026-0043' })).not.toEqual(first)
  expect(first.length).toBeLessThan(60_000)
})
