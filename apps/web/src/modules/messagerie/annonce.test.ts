import { expect, test } from 'vitest'
import { annonceOf, premierNonLu } from './annonce.ts'
import { MAELLE, message } from './test-messages.ts'

const nomOf = () => 'Awa Diallo'

test('[M3] a screen reader hears who wrote, and the words', () => {
  expect(annonceOf([message(1, { contenu: 'Trop\u202f?' })], nomOf)).toBe('Awa Diallo\u00a0: Trop\u202f?')
  expect(annonceOf([message(1, { contenu: '', statut: 'masque' })], nomOf)).toBe(
    'Awa Diallo\u00a0: Message masqué',
  )
})

test('[M3] many messages at once are counted', () => {
  expect(
    annonceOf(
      [1, 2, 3, 4].map((numero) => message(numero)),
      nomOf,
    ),
  ).toBe('4 nouveaux messages')
})

test('[M3] the thread opens at the first message of somebody else that she has not read', () => {
  const messages = [message(1), message(2, { auteureId: MAELLE }), message(3)]
  expect(premierNonLu(messages, { nonLus: 1, luJusqua: 1 }, MAELLE)).toBe(3)
  expect(premierNonLu(messages, { nonLus: 0, luJusqua: 1 }, MAELLE)).toBeUndefined()
})
