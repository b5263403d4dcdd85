import { describe, expect, test } from 'vitest'
import {
  brouillonForm,
  clotureForm,
  coupDePouceForm,
  prolongationForm,
  reponseForm,
  resolutionForm,
} from './coups-de-pouce.forms.ts'
import { filtresCoupsDePouce } from './coups-de-pouce.schema.ts'

const ID = '019a0000-0000-7000-8000-000000000001'
const OTHER = '019a0000-0000-7000-8000-000000000002'
const form = { titre: 'Cherche un camion', contenu: 'Il me faut un utilitaire.', categorie: ID }
const champs = (input: object, schema: { safeParse: (value: unknown) => unknown } = coupDePouceForm) => {
  const { error } = schema.safeParse(input) as { error?: { issues: { path: unknown[] }[] } }
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

describe('[M1] the form of a request', () => {
  test('has a value for all that may be left out', () => {
    expect(coupDePouceForm.parse(form)).toEqual({
      ...form,
      type: 'demande',
      competences: [],
      territoire: null,
      ville: null,
      rayonKm: null,
      mode: 'indifferent',
      urgence: 'normale',
      dateLimite: null,
      periode: null,
      contrepartie: null,
      piecesJointes: [],
    })
  })

  test.each([
    ['titre', { titre: '    Aide   ' }],
    ['contenu', { contenu: 'Trop court' }],
    ['categorie', { categorie: '' }],
    ['competences', { competences: [ID, ID] }],
    ['competences', { competences: Array.from({ length: 6 }, (_, n) => `${ID.slice(0, -1)}${n}`) }],
    ['rayonKm', { rayonKm: 15 }],
    ['periode.fin', { periode: { debut: '2026-12-06', fin: '2026-12-05' } }],
    ['dateLimite', { dateLimite: '2026-02-30' }],
    ['piecesJointes', { piecesJointes: [ID, ID] }],
    ['mode', { mode: 'ailleurs' }],
  ])('a wrong %s is refused', (champ, fields) => {
    expect(champs({ ...form, ...fields })).toEqual([champ])
  })

  test('an empty counterpart is none, and a period of one day is one', () => {
    const parsed = coupDePouceForm.parse({
      ...form,
      contrepartie: '  ',
      periode: { debut: '2026-12-06', fin: '2026-12-06' },
    })
    expect([parsed.contrepartie, parsed.periode]).toEqual([null, { debut: '2026-12-06', fin: '2026-12-06' }])
  })

  test('[security 32] a state, an author or a counter cannot be given', () => {
    for (const key of ['statut', 'auteureId', 'nbReponses', 'version'])
      expect(coupDePouceForm.safeParse({ ...form, [key]: 1 }).success).toBe(false)
  })
})

test('[M1] a draft needs a beginning of a title, and nothing else', () => {
  expect(brouillonForm.parse({ titre: 'C' })).toMatchObject({ titre: 'C', contenu: '', categorie: null })
  expect(champs({ titre: ' ' }, brouillonForm)).toEqual(['titre'])
})

test('[M1] ending, extending and answering', () => {
  expect(resolutionForm.parse({})).toEqual({ aidantes: [], message: null })
  expect(champs({ aidantes: [ID, ID] }, resolutionForm)).toEqual(['aidantes'])
  expect(champs({ message: 'a'.repeat(256) }, resolutionForm)).toEqual(['message'])
  expect(resolutionForm.parse({ aidantes: [ID, OTHER] }).aidantes).toHaveLength(2)
  expect(clotureForm.parse({})).toEqual({ motif: 'sans_suite' })
  expect(champs({ motif: 'resolu' }, clotureForm)).toEqual(['motif'])
  expect(prolongationForm.parse({})).toEqual({ dateLimite: null })
  expect(reponseForm.parse({ contenu: ' Oui ' })).toEqual({
    contenu: 'Oui',
    prive: false,
    propose: false,
    reponseParenteId: null,
  })
  expect(champs({ contenu: 'a' }, reponseForm)).toEqual(['contenu'])
})

test('[M1] the list shows open requests, the newest first, unless it is asked otherwise', () => {
  expect(filtresCoupsDePouce.parse({})).toEqual({ statut: 'ouvert', tri: 'recent' })
  expect(champs({ statut: 'masque' }, filtresCoupsDePouce)).toEqual(['statut'])
  expect(filtresCoupsDePouce.parse({ distanceKilometre: '25' }).distanceKilometre).toBe(25)
})
