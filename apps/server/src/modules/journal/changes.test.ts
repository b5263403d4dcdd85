import { describe, expect, test } from 'vitest'
import { changesOf } from './changes.ts'

describe('what the journal keeps of two states', () => {
  test('only the fields that differ, on both sides', () => {
    const avant = { titre: 'A', places: 14, motsCles: ['x', 'y'], lieu: { ville: 'Brest' } }
    const apres = { titre: 'A', places: 16, motsCles: ['x', 'y'], lieu: { ville: 'Quimper' } }
    expect(changesOf(avant, apres)).toEqual({
      avant: { places: 14, lieu: { ville: 'Brest' } },
      apres: { places: 16, lieu: { ville: 'Quimper' } },
    })
  })

  test('all of what is made, all of what is deleted', () => {
    expect(changesOf(undefined, { titre: 'A' })).toEqual({ avant: null, apres: { titre: 'A' } })
    expect(changesOf({ titre: 'A' })).toEqual({ avant: { titre: 'A' }, apres: null })
  })

  test('nothing when nothing changed', () => {
    expect(changesOf({ titre: 'A' }, { titre: 'A' })).toEqual({ avant: null, apres: null })
    expect(changesOf()).toEqual({ avant: null, apres: null })
  })

  test('a field emptied is told apart from a field that was not there', () => {
    expect(changesOf({ lieu: 'Brest' }, { lieu: null })).toEqual({
      avant: { lieu: 'Brest' },
      apres: { lieu: null },
    })
    expect(changesOf({}, { lieu: null })).toEqual({ avant: null, apres: { lieu: null } })
  })

  test.each([
    'mot_de_passe',
    'motDePasse',
    'Mot de passe',
    'motdepasse',
    'nouveauMotDePasse',
    'secret',
    'resetToken',
    'refresh_token',
    'jeton',
    'empreinte',
    'liaison_hash',
    'codesSecours',
    'password',
  ])('a secret named %s is masked, at any depth', (name) => {
    const { avant, apres } = changesOf(
      { [name]: 'un', acces: [{ [name]: 'un', libelle: 'a' }] },
      { [name]: 'deux', acces: [{ [name]: 'deux', libelle: 'a' }] },
    )
    const masked = { [name]: '[masqué]', acces: [{ [name]: '[masqué]', libelle: 'a' }] }
    expect({ avant, apres }).toEqual({ avant: masked, apres: masked })
  })

  test('what only looks like one is not', () => {
    const apres = { question: 'Comment changer de mot de passe ?', secretaire: 'Anna', hashtag: '#mer' }
    expect(changesOf({}, apres).apres).toEqual(apres)
  })
})
