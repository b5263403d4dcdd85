import { expect, test } from 'vitest'
import { apercuOf, manquantsOf, type Choix } from './apercu.ts'
import { saisieVide } from './saisie.ts'
import { AWA, demandeDe } from './test-demande.ts'

const TODAY = '2026-11-14'
const { ville, categorie } = demandeDe()
const choix: Choix = {
  categories: categorie ? [categorie] : [],
  competences: [{ id: '019a0000-0000-7000-8000-0000000000d2', libelle: 'Comptabilité' }],
  antennes: [],
  auteure: AWA,
}
const saisie = {
  ...saisieVide({ id: '60057', codePostal: '60000' }),
  titre: '  Relire mon bilan ',
  categorie: categorie?.id ?? '',
  contenu: 'Une heure suffirait, en visio ou chez moi.',
  competences: ['019a0000-0000-7000-8000-0000000000d2'],
}

test('[M1] the preview shows what would be published', () => {
  expect(apercuOf(saisie, choix, ville, TODAY)).toMatchObject({
    titre: 'Relire mon bilan',
    categorie,
    ville,
    rayonKm: 20,
    competences: [{ libelle: 'Comptabilité' }],
    dateLimite: '2027-01-13',
    statut: 'publie',
  })
})

test('[M1] a place that would not be sent is not shown', () => {
  expect(apercuOf({ ...saisie, mode: 'a_distance' }, choix, ville, TODAY)).toMatchObject({
    ville: null,
    rayonKm: null,
  })
})

test('[M1] the preview says what publishing still needs', () => {
  expect(manquantsOf(saisie, TODAY)).toEqual([])
  expect(manquantsOf({ ...saisie, categorie: '', contenu: 'Trop court' }, TODAY)).toEqual([
    'Quelques détails',
    'Catégorie',
  ])
})
