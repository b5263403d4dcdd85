import { describe, expect, test } from 'vitest'
import { textOfPdf } from '#kit/test-pdf.ts'
import type { AttestationParticipation } from './attestation-participation-page.ts'
import { buildAttestationParticipation } from './attestation-participation-pdf.ts'
import type { EvenementEcrit } from './documents.queries.ts'
import type { FeuilleEcrite } from './feuille-page.ts'
import { buildFeuille } from './feuille-pdf.ts'
import { dureeOf } from './mots-document.ts'

const evenement: EvenementEcrit = {
  titre: 'Fixer ses prix sans s’excuser',
  debut: '2026-11-19T17:30:00.000Z',
  fin: '2026-11-19T19:30:00.000Z',
  fuseau: 'Europe/Paris',
  isEnLigne: false,
  adresse: '16 quai du Steïr',
  codePostal: '29000',
  ville: 'Quimper',
  intervenantes: ['Hélène Roussel'],
}
const LONGUE: Partial<EvenementEcrit> = {
  titre: 'W'.repeat(60) + ' prendre la parole en conseil municipal quand on est la seule'.padEnd(60, '.'),
  adresse: 'Résidence des Flamboyants, bâtiment C, salle polyvalente du rez-de-chaussée, '
    .repeat(3)
    .slice(0, 200),
  intervenantes: Array.from({ length: 22 }, (_, n) => `Marie-Françoise-Élisabeth Wawrzyniewiczowska ${n}`),
}
const pagesOf = (source: string): number => Number(/\/Type \/Pages\n\/Count (\d+)\n/.exec(source)?.[1])
const streamsOf = (source: string): string[] =>
  Array.from(source.matchAll(/stream\n(1 0 0 -1 [^]*?)\nendstream/g), ([, page = '']) => page)
const times = (text: string, part: string): number => text.split(part).length - 1

/** Everything drawn is tagged content or a declared artifact. */
const expectTagged = (source: string): void => {
  expect(source).toContain('/Lang (fr-FR)')
  expect(source).toMatch(/\/DisplayDocTitle true/)
  for (const page of streamsOf(source)) {
    const outside = page.replaceAll(/^\/\w+ <<[^]*?BDC$[^]*?^EMC$/gm, '')
    expect(page).toMatch(/TJ$/m)
    expect(outside).not.toMatch(/\b(TJ|S|f|B)$/m)
  }
}

describe('attendance sheet as PDF', () => {
  const inscrite = (fields: Partial<FeuilleEcrite['lignes'][number]> = {}) => ({
    prenom: 'Maëlle',
    nom: 'Le Goff',
    ville: 'Douarnenez',
    presence: 'inconnue' as const,
    pointeeLe: null,
    sansInscription: false,
    ...fields,
  })
  const draw = async (lignes: FeuilleEcrite['lignes'], fields: Partial<EvenementEcrit> = {}) => {
    const file = await buildFeuille(
      { evenement: { ...evenement, ...fields }, lignes },
      { madeOn: '2026-11-19T09:00:00.000Z', compress: false },
    )
    return { source: file.toString('latin1'), text: textOfPdf(file) }
  }

  test('the sheet has the title, date, place and speaker of the event, and a row to sign for each participant', async () => {
    const { text, source } = await draw([
      inscrite(),
      inscrite({ prenom: 'Nadia', nom: 'Benali', ville: 'Die' }),
    ])
    for (const part of [
      'Feuille d’émargement',
      '2 inscrites · page 1 / 1',
      'Événement Fixer ses prix sans s’excuser',
      'Date Jeudi 19\u00a0novembre 2026, 18\u00a0h\u00a030 – 20\u00a0h\u00a030',
      'Lieu 16 quai du Steïr, 29000\u00a0Quimper',
      'Intervenante Hélène Roussel',
      'N°NomPrénomCommuneSignature1LE GOFFMaëlleDouarnenez2BENALINadiaDie34',
      'Signature de l’intervenante',
      'Signature de la coordinatrice',
    ])
      expect(text).toContain(part)
    expect(pagesOf(source)).toBe(1)
    expectTagged(source)
  })

  test('a known presence replaces the signature, and walk-ins are not counted as registered', async () => {
    const { text } = await draw([
      inscrite({ presence: 'presente', pointeeLe: '2026-11-19T17:02:00.000Z' }),
      inscrite({ presence: 'excusee' }),
      inscrite({
        presence: 'presente',
        pointeeLe: '2026-11-19T17:05:00.000Z',
        sansInscription: true,
        ville: null,
      }),
    ])
    expect(text).toContain('DouarnenezPrésente, 18\u00a0h\u00a0022')
    expect(text).toContain('DouarnenezExcusée')
    expect(text).toContain('2 inscrites')
  })

  test('fifteen participants and two empty rows fit on one page', async () => {
    const { source, text } = await draw(Array.from({ length: 15 }, () => inscrite()))
    expect(pagesOf(source)).toBe(1)
    expect(text).toMatch(/15LE GOFFMaëlleDouarnenez1617/)
  })

  test('a sheet of several pages omits nobody and has signature boxes on each page', async () => {
    const lignes = Array.from({ length: 70 }, (_, n) =>
      inscrite({ nom: `Nom-${String(n).padStart(3, '0')}` }),
    )
    const { source, text } = await draw(lignes, LONGUE)
    const pages = pagesOf(source)
    expect(pages).toBeGreaterThan(2)
    for (const { nom } of lignes) expect(times(text, String(nom).toUpperCase()), String(nom)).toBe(1)
    expect(times(text, 'Signature de l’intervenante')).toBe(pages)
    expect(times(text, `/ ${pages}`)).toBe(pages)
    expect(source.match(/^\/S \/H1$/gm)).toHaveLength(1)
    expectTagged(source)
  })

  test('an online event in Nouméa, without participants or speakers, still has a sheet', async () => {
    const { text } = await draw([], {
      isEnLigne: true,
      adresse: null,
      fuseau: 'Pacific/Noumea',
      intervenantes: [],
      debut: '2026-11-19T07:30:00.000Z',
      fin: '2026-11-19T09:30:00.000Z',
    })
    expect(text).toContain(
      'Jeudi 19\u00a0novembre 2026, 18\u00a0h\u00a030 – 20\u00a0h\u00a030 (heure de la Nouvelle-Calédonie)',
    )
    expect(text).toContain('Lieu En ligne')
    expect(text).not.toContain('Intervenante ')
  })
})

describe('[M13] attestation of participation', () => {
  const attestation: AttestationParticipation = { prenom: 'Maëlle', nom: 'Le Goff-Œuvrard', evenement }
  const draw = async (fields: Partial<AttestationParticipation> = {}) => {
    const file = await buildAttestationParticipation({ ...attestation, ...fields }, { compress: false })
    return { source: file.toString('latin1'), text: textOfPdf(file) }
  }

  test('the attestation has the name, the event, its date, its duration and its place', async () => {
    const { text, source } = await draw()
    for (const part of [
      'Attestation de participation',
      'L’association Entrelles atteste que Maëlle Le Goff-Œuvrard a participé à l’événement «\u00a0Fixer ses prix sans s’excuser\u00a0».',
      'DateJeudi 19\u00a0novembre 2026',
      'Horaires18\u00a0h\u00a030 – 20\u00a0h\u00a030',
      'Durée2\u00a0heures',
      'Lieu16 quai du Steïr, 29000\u00a0Quimper',
      'IntervenanteHélène Roussel',
      'Fait le 19\u00a0novembre 2026.',
    ])
      expect(text).toContain(part)
    expect(pagesOf(source)).toBe(1)
    expectTagged(source)
  })

  test('the longest names, title and address fit on one page', async () => {
    const { source, text } = await draw({
      prenom: 'Marie-Françoise-Élisabeth-Charlotte de la Tou',
      nom: 'Wawrzyniewiczowskamwawrzyniewiczowskamwawrzyn',
      evenement: { ...evenement, ...LONGUE },
    })
    expect(pagesOf(source)).toBe(1)
    expect(text).toContain('et 19 autres')
    expect(text).toContain('Fait le 19\u00a0novembre 2026.')
  })

  test('the same attestation produces the same bytes', async () => {
    expect(await buildAttestationParticipation(attestation)).toEqual(
      await buildAttestationParticipation(attestation),
    )
  })

  test.each([
    ['2026-11-19T17:30:00Z', '2026-11-19T18:15:00Z', '45\u00a0minutes'],
    ['2026-11-19T17:30:00Z', '2026-11-19T18:30:00Z', '1\u00a0heure'],
    ['2026-11-19T17:30:00Z', '2026-11-19T19:35:00Z', '2\u00a0heures\u00a005'],
    // The night when clocks go back: three hours pass between 1 a.m. and 3 a.m.
    ['2026-10-24T23:00:00Z', '2026-10-25T02:00:00Z', '3\u00a0heures'],
  ])('[P-2] from %s to %s lasts %s', (debut, fin, expected) => {
    expect(dureeOf({ debut, fin })).toBe(expected)
  })
})
