import { describe, expect, test } from 'vitest'
import { sujetOf, texteOf, type Rappel } from './rappel-texte.ts'

const rappel = (echeance: Rappel['echeance'], today: string, graceDays = 30): Rappel => ({
  echeance,
  prenom: 'Léa',
  fin: '2027-11-13',
  today,
  graceDays,
})
const wordsOf = (given: Rappel) => texteOf(given).paragraphes.join('\n')

describe('[P-8] texts of a reminder', () => {
  test('the four reminders have different texts', () => {
    const four = [
      rappel('J-30', '2027-10-14'),
      rappel('J-7', '2027-11-06'),
      rappel('J', '2027-11-13'),
      rappel('J+15', '2027-11-28'),
    ]
    expect(new Set(four.map(sujetOf)).size).toBe(4)
    expect(new Set(four.map((each) => texteOf(each).titre)).size).toBe(4)
    expect(new Set(four.map(wordsOf)).size).toBe(4)
    for (const each of four) expect(wordsOf(each)).toContain('13\u00a0novembre 2027')
  })

  test.each([
    ['2027-11-06', 'Ton adhésion se termine dans 7 jours'],
    ['2027-11-12', 'Ton adhésion se termine demain'],
    ['2027-11-13', 'Ton adhésion se termine aujourd’hui'],
    ['2027-11-14', 'Ton adhésion s’est terminée le 13\u00a0novembre 2027'],
  ])('on %s, the subject is true on that day', (today, sujet) => {
    expect(sujetOf(rappel('J-7', today))).toBe(sujet)
  })

  test('a reminder sent after the end does not call it the last day', () => {
    const late = rappel('J', '2027-11-15')
    expect(texteOf(late).titre).toBe('Ton adhésion est terminée')
    expect(wordsOf(late)).toContain('s’est terminée le 13\u00a0novembre 2027')
    expect(wordsOf(late)).not.toContain('se termine ')
  })

  test('the text gives the day when access ends, or ended', () => {
    expect(wordsOf(rappel('J+15', '2027-11-28'))).toContain('reste ouvert jusqu’au 13\u00a0décembre 2027')
    const closed = wordsOf(rappel('J+15', '2027-11-28', 10))
    expect(closed).toContain('s’est fermé le 23\u00a0novembre 2027')
    expect(closed).not.toContain('reste ouvert')
  })

  test('only the last reminder says that no other follows', () => {
    expect(wordsOf(rappel('J+15', '2027-11-28'))).toContain('pas d’autre rappel')
    expect(wordsOf(rappel('J', '2027-11-13'))).not.toContain('pas d’autre rappel')
  })

  test('the first of a month is written « 1er »', () => {
    expect(wordsOf({ ...rappel('J-7', '2027-12-25'), fin: '2028-01-01' })).toContain('1er\u00a0janvier 2028')
  })
})
