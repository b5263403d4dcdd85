import { coupDePouceForm } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import { describe, expect, test } from 'vitest'
import { carteDe, demandeDe } from './test-demande.ts'
import {
  champOf,
  corpsOf,
  empreinteDe,
  isBrouillonValide,
  saisieOf,
  saisieVide,
  violationsDe,
  type Saisie,
} from './saisie.ts'

const TODAY = '2026-11-14'
const QUIMPER = { id: '29232', codePostal: '29000' }
const { categorie } = carteDe()

const complete: Saisie = {
  ...saisieVide(QUIMPER),
  titre: 'Relire le premier bilan de mon association',
  categorie: categorie?.id ?? '',
  contenu: 'Notre ressourcerie boucle sa première année, une heure suffirait.',
}
const champsOf = (saisie: Saisie) => violationsDe(saisie, TODAY).map(({ champ }) => champ)

describe('[M1] the form of a help request', () => {
  test('a complete one can be published', () => {
    expect(champsOf(complete)).toEqual([])
    expect(coupDePouceForm.parse(corpsOf(complete))).toMatchObject({
      ville: '29232',
      rayonKm: 20,
      periode: null,
    })
  })

  test('an empty one is refused for its title, its details and its category', () => {
    expect(champsOf(saisieVide(null)).toSorted()).toEqual(['categorie', 'contenu', 'titre'])
  })

  test('help from afar sends no place, and keeps the one that was typed', () => {
    const afar = { ...complete, mode: 'a_distance' as const }
    expect(corpsOf(afar)).toMatchObject({ ville: null, rayonKm: null })
    expect(afar.ville).toBe('29232')
  })

  test('a radius needs a commune, and a postal code its commune', () => {
    expect(corpsOf({ ...complete, codePostal: '', ville: '' }).rayonKm).toBeNull()
    expect(champsOf({ ...complete, ville: '' })).toEqual(['ville'])
    expect(champsOf({ ...complete, codePostal: '290', ville: '' })).toEqual(['codePostal'])
    expect(champsOf({ ...complete, mode: 'a_distance', ville: '' })).toEqual([])
  })

  test('one day is a period; one that ends before it begins is refused at its end', () => {
    expect(corpsOf({ ...complete, debut: '2026-12-04' }).periode).toEqual({
      debut: '2026-12-04',
      fin: '2026-12-04',
    })
    expect(champsOf({ ...complete, debut: '2026-12-06', fin: '2026-12-04' })).toEqual(['fin'])
  })

  test('the last day is neither past nor too far', () => {
    expect(champsOf({ ...complete, dateLimite: '2026-11-13' })).toEqual(['dateLimite'])
    expect(champsOf({ ...complete, dateLimite: '2027-11-13' })).toEqual(['dateLimite'])
    expect(champsOf({ ...complete, dateLimite: TODAY })).toEqual([])
  })
})

describe('[M1] a draft', () => {
  test('keeps whatever is typed, once it has a title', () => {
    expect(isBrouillonValide({ ...saisieVide(null), titre: 'Un' })).toBe(true)
    expect(isBrouillonValide({ ...saisieVide(null), titre: ' ' })).toBe(false)
    expect(isBrouillonValide({ ...complete, titre: 'x'.repeat(121) })).toBe(false)
  })

  test('changes with what is saved, and not with a postal code', () => {
    expect(empreinteDe({ ...complete, titre: 'Autre titre' })).not.toBe(empreinteDe(complete))
    expect(empreinteDe({ ...complete, codePostal: '29100' })).toBe(empreinteDe(complete))
  })
})

describe('[M1] a saved request', () => {
  test('is edited from its values, and sent back unchanged', () => {
    const demande = demandeDe({
      mode: 'sur_place',
      rayonKm: 40,
      periode: { debut: '2026-12-04', fin: '2026-12-06' },
      contrepartie: 'Location ou buffet',
    })
    const saisie = saisieOf(demande, QUIMPER)
    expect(saisie).toMatchObject({
      ville: '60057',
      rayonKm: '40',
      codePostal: '',
      contrepartie: 'Location ou buffet',
    })
    expect(corpsOf(saisie)).toMatchObject({
      titre: demande.titre,
      ville: '60057',
      rayonKm: 40,
      periode: demande.periode,
      dateLimite: demande.dateLimite,
    })
  })

  test('from afar, her own commune is offered if she changes her mind', () => {
    const saisie = saisieOf(demandeDe({ mode: 'a_distance', ville: null, rayonKm: null }), QUIMPER)
    expect(saisie).toMatchObject({ ville: '29232', codePostal: '29000' })
    expect(corpsOf(saisie).ville).toBeNull()
  })
})

test('[R5-5] a refusal of the server is shown at the field of the form', () => {
  expect(['periode', 'periode.fin', 'periode.debut', 'titre'].map(champOf)).toEqual([
    'fin',
    'fin',
    'debut',
    'titre',
  ])
})
