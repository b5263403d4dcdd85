import {
  PREREGLAGES,
  REGLAGES_PAR_DEFAUT,
  reglagesForm,
} from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { describe, expect, test } from 'vitest'
import { arcOf, filledWith, heureEnMots, prereglageShown, valuesOf, withChoice } from './reglages-form.ts'

const plain = (words: string) => words.replaceAll('\u00a0', ' ')

describe('a preset', () => {
  test.each(PREREGLAGES)('%s fills the form with what the server accepts, and is recognised', (name) => {
    const preferences = filledWith(name)
    expect(reglagesForm.safeParse({ ...REGLAGES_PAR_DEFAUT, preferences }).success).toBe(true)
    expect(prereglageShown(preferences, true)).toBe(name)
    expect(prereglageShown(preferences, false)).toBe(name)
  })

  test('is no longer recognised once a family differs, and is again when it is put back', () => {
    const mail = { famille: 'message', canal: 'mail' } as const
    const changed = withChoice(filledWith('calme'), { ...mail, frequence: 'jamais' })
    expect(prereglageShown(changed, false)).toBeUndefined()
    const back = withChoice(changed, { ...mail, frequence: 'quotidien' })
    expect(prereglageShown(back, false)).toBe('calme')
    expect(back).toEqual(filledWith('calme'))
  })

  test('is recognised whatever telephones will be told, until she can change that', () => {
    const changed = withChoice(filledWith('equilibre'), {
      famille: 'message',
      canal: 'push',
      frequence: 'jamais',
    })
    expect(prereglageShown(changed, false)).toBe('equilibre')
    expect(prereglageShown(changed, true)).toBeUndefined()
  })
})

describe('the values of the form', () => {
  test('are complete and in one order, whatever the order of the answer', () => {
    const preferences = filledWith('calme')
    expect(valuesOf({ ...REGLAGES_PAR_DEFAUT, preferences: preferences.toReversed() })).toEqual({
      ...REGLAGES_PAR_DEFAUT,
      preferences,
    })
    expect(valuesOf({ ...REGLAGES_PAR_DEFAUT, preferences: [] }).preferences).toEqual(filledWith('equilibre'))
  })

  test('one choice changes no other', () => {
    const before = filledWith('equilibre')
    const after = withChoice(before, { famille: 'ressource', canal: 'app', frequence: 'immediat' })
    expect(after.filter((one, index) => one.frequence !== before[index]?.frequence)).toEqual([
      { famille: 'ressource', canal: 'app', frequence: 'immediat' },
    ])
  })
})

describe('the quiet hours', () => {
  test('pass midnight', () => {
    expect(arcOf({ debut: '21:00', fin: '08:00' })).toEqual({ depart: 1260, duree: 660 })
    expect(arcOf({ debut: '12:30', fin: '14:00' })).toEqual({ depart: 750, duree: 90 })
  })

  test('are in words', () => {
    expect(plain(heureEnMots('21:00'))).toBe('21 h')
    expect(plain(heureEnMots('08:30'))).toBe('8 h 30')
  })
})
