import { describe, expect, test } from 'vitest'
import { ancreOf, filsOf } from './commentaires.ts'
import { commentaireDe } from './test-publication.ts'

const shape = (commentaires: Parameters<typeof filsOf>[0]) =>
  filsOf(commentaires).map(({ message, replies }) => [
    message.contenu,
    ...replies.map(({ contenu }) => contenu),
  ])
const mot = (n: number) => `<p>Commentaire ${n}</p>`

describe('[M2] comments in reading order', () => {
  test('the latest thread, which comes first, is read last; answers stay under theirs', () => {
    const pages = [commentaireDe(5), commentaireDe(1), commentaireDe(2, 1), commentaireDe(3, 1)]
    expect(shape(pages)).toEqual([[mot(1), mot(2), mot(3)], [mot(5)]])
  })

  test('a next page that begins with the answers of a thread joins them', () => {
    expect(shape([commentaireDe(1), commentaireDe(2, 1), commentaireDe(3, 1), commentaireDe(0)])).toEqual([
      [mot(0)],
      [mot(1), mot(2), mot(3)],
    ])
  })

  test('an answer whose comment is hidden is read alone, and one that two pages give is read once', () => {
    expect(shape([commentaireDe(4, 9), commentaireDe(1), commentaireDe(1)])).toEqual([[mot(1)], [mot(4)]])
  })
})

test('[M2] a link names a comment', () => {
  expect(ancreOf('a1')).toBe('commentaire-a1')
})
