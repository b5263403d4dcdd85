import { expect, test } from 'vitest'
import { AVIS_ENVOYE } from './evenements.texts.ts'

test.each([
  [17, 0, 'L’événement est enregistré\u202f: mail envoyé à 17 inscrites.'],
  [1, 0, 'L’événement est enregistré\u202f: mail envoyé à 1 inscrite.'],
  [1200, 1, 'L’événement est enregistré\u202f: mail envoyé à 1\u202f200 inscrites et à 1 membre en attente.'],
  [0, 4, 'L’événement est enregistré\u202f: mail envoyé à 4 membres en attente.'],
  [0, 0, 'L’événement est enregistré.'],
])('[P-3] %i registered and %i waiting: the organiser reads who was told', (inscrites, enAttente, said) => {
  expect(AVIS_ENVOYE('L’événement est enregistré.', { inscrites, enAttente })).toBe(said)
})
