// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { statutMentions } from './use-mentions.ts'

test('[P-15] [M2] a screen reader is told where the search of a mention has got to', () => {
  const statut = (words: string | undefined, found?: number, isError = false) =>
    statutMentions({ words, found, isError })
  expect(statut(undefined, 3)).toBe('')
  expect(statut(' ')).toBe('Écris le début d’un nom.')
  expect(statut('elo')).toBe('Recherche…')
  expect(statut('elo', undefined, true)).toBe('La recherche n’a pas abouti.')
  expect(statut('zzz', 0)).toBe('Aucune membre de ce nom.')
  expect(statut('elo', 2)).toBe('2 membres. Flèches pour choisir, Entrée pour mentionner, Échap pour fermer.')
})
