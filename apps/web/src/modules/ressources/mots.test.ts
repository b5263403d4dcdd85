import { describe, expect, test } from 'vitest'
import { alerteOf, evenementOf, ligneOf, verifieOf } from './mots.ts'
import { fichierDe, lienDe, ressourceDe } from './test-ressource.ts'

const LE_4 = '2026-11-04T08:00:00.000Z'
const auteure = {
  id: null,
  prenom: 'Ancienne membre',
  nom: null,
  nomEntreprise: null,
  profession: null,
  ville: null,
  photo: null,
  territoireCoordonne: null,
}

test('[R2.1-13] a card says what to expect before it is opened', () => {
  const thematique = null
  expect(ligneOf(ressourceDe({ dureeLecture: 6 }))).toBe('Lecture\u00a0: 6 minutes · Engagement local')
  expect(ligneOf(ressourceDe({ dureeLecture: 1, thematique }))).toBe('Lecture\u00a0: 1 minute')
  expect(ligneOf(lienDe())).toBe('Site externe, nouvelle fenêtre · Engagement local')
  expect(ligneOf(lienDe({ type: 'replay', dureeLecture: 52, thematique }))).toBe(
    'Vidéo\u00a0: 52 minutes, nouvelle fenêtre',
  )
  expect(ligneOf(fichierDe({ thematique }))).toMatch(/^PDF, 1,2\sMo$/)
})

describe('[R2.1-13] what is to be verified says so', () => {
  test('because its day has come, or because its link is dead', () => {
    expect(alerteOf(ressourceDe({ statut: 'a_verifier' }))?.mot).toBe('À vérifier')
    expect(alerteOf(lienDe({ statut: 'a_verifier', etatLien: { etat: 'ok', date: LE_4 } }))?.mot).toBe(
      'À vérifier',
    )
    expect(alerteOf(lienDe({ statut: 'a_verifier', etatLien: { etat: 'brise', date: LE_4 } }))).toEqual({
      mot: 'Lien brisé',
      phrase: 'L’adresse ne répondait plus le 4\u00a0novembre 2026. On cherche la nouvelle.',
    })
  })

  test('and the others do not', () => {
    expect(alerteOf(ressourceDe())).toBeUndefined()
    expect(alerteOf(lienDe({ etatLien: { etat: 'ok', date: LE_4 } }))).toBeUndefined()
  })
})

test('[R2.1-13] the day of the last review, or of the publication', () => {
  const date = '2026-11-10T08:00:00.000Z'
  expect(verifieOf({ relecture: { par: auteure, date }, datePublication: LE_4 })).toBe(
    'Vérifié le 10\u00a0novembre 2026.',
  )
  expect(verifieOf({ relecture: null, datePublication: LE_4 })).toBe('Publié le 4\u00a0novembre 2026.')
  expect(verifieOf({ relecture: null, datePublication: null })).toBe('')
})

test('[R2.1-13] the event of a resource, in its own zone', () => {
  const lie = { id: 'x' as never, titre: 'Prendre la parole', fuseau: 'Indian/Reunion' as const }
  expect(evenementOf({ ...lie, evenementType: 'Atelier', dateHeureDebut: '2026-12-02T21:00:00.000Z' })).toBe(
    'Atelier, 3\u00a0décembre 2026',
  )
  expect(evenementOf({ ...lie, evenementType: null, dateHeureDebut: null })).toBe('Événement')
})
