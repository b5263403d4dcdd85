import { describe, expect, test } from 'vitest'
import { changesOf } from './changes.ts'

describe('changesOf', () => {
  test('only the fields that differ are kept, on both sides', () => {
    const avant = { titre: 'A', places: 14, motsCles: ['x', 'y'], lieu: { ville: 'Brest' } }
    const apres = { titre: 'A', places: 16, motsCles: ['x', 'y'], lieu: { ville: 'Quimper' } }
    expect(changesOf(avant, apres)).toEqual({
      avant: { places: 14, lieu: { ville: 'Brest' } },
      apres: { places: 16, lieu: { ville: 'Quimper' } },
    })
  })

  test('a creation and a deletion keep every field', () => {
    expect(changesOf(undefined, { titre: 'A' })).toEqual({ avant: null, apres: { titre: 'A' } })
    expect(changesOf({ titre: 'A' })).toEqual({ avant: { titre: 'A' }, apres: null })
  })

  test('two equal states give null on both sides', () => {
    expect(changesOf({ titre: 'A' }, { titre: 'A' })).toEqual({ avant: null, apres: null })
    expect(changesOf()).toEqual({ avant: null, apres: null })
  })

  test('an emptied field is null, and an absent field is omitted', () => {
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
  ])('a secret named %s is masked at any depth', (name) => {
    const { avant, apres } = changesOf(
      { [name]: 'un', acces: [{ [name]: 'un', libelle: 'a' }] },
      { [name]: 'deux', acces: [{ [name]: 'deux', libelle: 'a' }] },
    )
    const masked = { [name]: '[masqué]', acces: [{ [name]: '[masqué]', libelle: 'a' }] }
    expect({ avant, apres }).toEqual({ avant: masked, apres: masked })
  })

  test('a name that only resembles a secret is not masked', () => {
    const apres = { question: 'Comment changer de mot de passe ?', secretaire: 'Anna', hashtag: '#mer' }
    expect(changesOf({}, apres).apres).toEqual(apres)
  })
})
