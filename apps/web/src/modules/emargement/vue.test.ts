import type { OperationEmargement } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { describe, expect, test } from 'vitest'
import { enAttente, feuilleOf, ligne, presence, uuid } from './test-lignes.ts'
import { avecLignes, compteDe, correspond, lignesVues } from './vue.ts'

const nadia = ligne(1, 'Nadia', 'Benali', {
  presence: 'presente',
  pointeeLe: '2026-11-19T17:02:00Z',
  pointeeMode: 'qr',
})
const awa = ligne(2, 'Awa', 'Diallo')
const ines = ligne(3, 'Inès', 'Morel', { presence: 'excusee' })
const lignes = [nadia, awa, ines]

const venue = (more: object) =>
  ({
    type: 'sans_inscription',
    cle: uuid(50),
    faitLe: '2026-11-19T17:24:00.000Z',
    ...more,
  }) as OperationEmargement

describe('the sheet with pending operations', () => {
  test('[M13] without pending operations, it is the sheet of the server', () => {
    expect(lignesVues(lignes, [])).toEqual(
      lignes.map((one) => ({ ...one, enAttente: false, isNouvelle: false })),
    )
  })

  test('[M13] a pending check-in shows as present and pending, with its time', () => {
    const [, vue] = lignesVues(lignes, [enAttente(1, presence(10, 2, 'presente'), awa.id)])
    expect(vue).toMatchObject({
      presence: 'presente',
      pointeeLe: '2026-11-19T17:21:00.000Z',
      pointeeMode: 'manuel',
      enAttente: true,
    })
  })

  test('[M13] the last operation wins, and a cancelled check-in has no time', () => {
    const [, vue] = lignesVues(lignes, [
      enAttente(1, presence(10, 2, 'presente'), awa.id),
      enAttente(2, presence(11, 2, 'inconnue'), awa.id),
    ])
    expect(vue).toMatchObject({ presence: 'inconnue', pointeeLe: null, pointeeMode: null, enAttente: true })
  })

  test('[M13] a second check-in keeps the time of the first', () => {
    const pointage = { type: 'pointage', cle: uuid(10), jetonQr: 'x', faitLe: '2026-11-19T18:00:00.000Z' }
    const [vue] = lignesVues(lignes, [enAttente(1, pointage as OperationEmargement, nadia.id)])
    expect(vue).toMatchObject({ pointeeLe: '2026-11-19T17:02:00Z', pointeeMode: 'qr' })
  })

  test('[M13] a code that is not on the sheet changes no line', () => {
    const pointage = { type: 'pointage', cle: uuid(10), jetonQr: 'x', faitLe: '2026-11-19T18:00:00.000Z' }
    expect(lignesVues(lignes, [enAttente(1, pointage as OperationEmargement, null)])).toHaveLength(3)
  })

  test('[M13] a walk-in is inserted by name', () => {
    const vues = lignesVues(lignes, [enAttente(1, venue({ prenom: 'Rozenn', nom: 'Le Bihan' }), null)])
    expect(vues.map(({ nom }) => nom)).toEqual(['Benali', 'Diallo', 'Le Bihan', 'Morel'])
    expect(vues[2]).toMatchObject({ sansInscription: true, presence: 'presente', isNouvelle: true })
  })

  test('[M13] a registered member added as a walk-in is only checked in', () => {
    const vues = lignesVues(lignes, [enAttente(1, venue({ adherenteId: awa.adherenteId }), awa.id)])
    expect(vues).toHaveLength(3)
    expect(vues[1]).toMatchObject({ presence: 'presente', sansInscription: false })
  })
})

test('[M13] compteDe counts those present, those not registered and those to check in', () => {
  const venante = ligne(4, 'Rozenn', 'Le Bihan', { sansInscription: true, presence: 'presente' })
  expect(compteDe(lignesVues([...lignes, venante], []))).toEqual({
    presentes: 2,
    sansInscription: 1,
    aPointer: 1,
  })
})

test('[M13] returned lines replace theirs, and new ones are inserted by name', () => {
  const feuille = feuilleOf(lignes)
  const pointee = { ...awa, presence: 'presente' as const, pointeeLe: '2026-11-19T17:21:00Z' }
  const venante = ligne(4, 'Rozenn', 'Le Bihan', { sansInscription: true, presence: 'presente' })
  const apres = avecLignes(feuille, [pointee, venante])
  expect(apres.lignes.map(({ nom, presence: dite }) => [nom, dite])).toEqual([
    ['Benali', 'presente'],
    ['Diallo', 'presente'],
    ['Le Bihan', 'presente'],
    ['Morel', 'excusee'],
  ])
  expect(apres.nbPresentes).toBe(3)
  expect(apres.nbInscrites).toBe(3)
})

test.each([
  ['ines', true],
  ['MOREL in', true],
  ['inès m', true],
  ['nes', false],
  ['morel awa', false],
])('[P-11] « %s » finds Inès Morel: %s', (termes, expected) => {
  expect(correspond(ines, termes)).toBe(expected)
})
