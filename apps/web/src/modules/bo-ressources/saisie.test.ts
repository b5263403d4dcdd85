import { LIEN_HTTPS } from '@entrelles/contract/modules/ressources/ressources.forms.ts'
import {
  ANTENNES_MANQUANTES,
  articleForm,
  lienForm,
  ressourceUpdate,
} from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import { problemesDuType } from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { Fichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { expect, test } from 'vitest'
import { LIBELLES, saisieForm } from './saisie-form.ts'
import {
  articleOf,
  champOf,
  changementOf,
  lienOf,
  saisieOf,
  saisieVide,
  violationsDe,
  type Saisie,
} from './saisie.ts'
import { aRessource } from './test-ressource.ts'

const TODAY = '2026-11-18'
const LIEN: Saisie = { ...saisieVide('lien', 'reseau'), titre: 'Le guide', url: 'https://exemple.fr/guide' }
const champs = (saisie: Saisie) => violationsDe(saisie).map(({ champ }) => champ)

test('[R2.1-21] an article converts to form values and back without loss', () => {
  const ressource = aRessource()
  const body = articleForm.parse(articleOf(saisieOf(ressource, TODAY)))
  const { titre, resume, contenu, motsCles, dateRevision } = ressource
  expect(body).toMatchObject({ titre, resume, contenu, motsCles, dateRevision, public: 'territoires' })
  expect(body.image).toEqual({ id: ressource.image?.id, texteAlternatif: 'Une vigne' })
  expect(body.territoires).toEqual(ressource.territoires.map(({ id }) => id))
})

test('[R2.1-21] the form of an article with unpublished changes shows the changes', () => {
  const { carteAuteure, ...published } = aRessource()
  const brouillonEnCours = {
    ...published,
    auteure: carteAuteure,
    titre: 'Se faire élire',
    image: null,
    date: '2026-11-18T09:42:00.000Z',
  }
  const saisie = saisieOf(aRessource({ brouillonEnCours, modificationsNonPubliees: true }), TODAY)
  expect(saisie).toMatchObject({ titre: 'Se faire élire', image: null, texteImage: '' })
})

test('[R2.1-21] a review that has passed is chosen again', () => {
  expect(saisieOf(aRessource({ dateRevision: '2026-11-18' }), TODAY).dateRevision).toBe('')
  expect(saisieOf(aRessource({ dateRevision: '2026-11-19' }), TODAY).dateRevision).toBe('2026-11-19')
})

test('[R2.1-21] a change has the fields of its type alone', () => {
  for (const saisie of [
    LIEN,
    { ...LIEN, type: 'replay', duree: '52' } as const,
    { ...saisieVide('article', 'reseau'), titre: 'Un article', contenu: '<p>Oui</p>' },
  ]) {
    const update = ressourceUpdate.parse(changementOf(saisie, 3))
    expect(problemesDuType(saisie.type, update)).toEqual([])
    expect(update.version).toBe(3)
  }
})

test('[R2.1-21] the length of a replay is not sent for a link', () => {
  expect(lienForm.parse(lienOf({ ...LIEN, type: 'replay', duree: '52' }))).toMatchObject({ duree: 52 })
  expect(lienForm.parse(lienOf({ ...LIEN, duree: '52' }))).toMatchObject({ type: 'lien', duree: null })
})

test('[R5-17] a title suffices to save an article, its text to publish it', () => {
  const article = { ...saisieVide('article', 'reseau'), titre: 'Un article' }
  expect(champs(article)).toEqual([])
  expect(champs({ ...article, suite: 'publier' })).toEqual(['contenu'])
  expect(champs({ ...article, suite: 'publier', contenu: '<p>Oui</p>' })).toEqual([])
})

test('[R5-17] what is missing or wrong is said at its field', () => {
  expect(violationsDe({ ...LIEN, url: 'http://exemple.fr' })).toContainEqual({
    champ: 'url',
    message: LIEN_HTTPS,
  })
  expect(champs({ ...LIEN, type: 'fichier' })).toContain('fichiers')
  const fichiers = [{ id: '019a0000-0000-7000-8000-000000000009' } as Fichier]
  expect(champs({ ...LIEN, type: 'fichier', fichiers })).toEqual([])
  expect(violationsDe({ ...LIEN, public: 'territoires' })).toEqual([
    { champ: 'territoires', message: ANTENNES_MANQUANTES },
  ])
  expect(champs({ ...LIEN, dateRevision: '2020-01-01' })).toEqual(['dateRevision'])
  const image = aRessource().image
  expect(champs({ ...LIEN, image: image && { id: image.id, nom: image.nom } })).toEqual(['texteImage'])
})

test('[M5] branches that were chosen before « Tout le réseau » are not sent', () => {
  expect(lienOf({ ...LIEN, territoires: ['019a0000-0000-7000-8000-000000000004'] }).territoires).toEqual([])
})

test('[R5-5] a field says one error, in the order of the page', () => {
  const refused = saisieForm.safeParse({ ...LIEN, type: 'fichier', titre: '' }).error?.issues
  expect(refused?.map(({ path }) => path[0])).toEqual(['titre', 'fichiers'])
})

test('a refused field of the API is a field of the form', () => {
  expect(['image.texteAlternatif', 'image.id', 'fichier', 'motsCles.0', 'titre'].map(champOf)).toEqual([
    'texteImage',
    'image',
    'fichiers',
    'motsCles',
    'titre',
  ])
  expect(Object.keys(LIBELLES).toSorted()).toEqual(Object.keys(LIEN).toSorted())
})
