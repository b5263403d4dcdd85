// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { richTextNodes } from './rich-text-nodes.tsx'

const drawn = (html: string): string => renderToStaticMarkup(richTextNodes(html))

describe('content that a rich text keeps', () => {
  it('keeps paragraphs, lists, titles and emphasis', () => {
    const html =
      '<h3>Titre</h3><p>Un <strong>mot</strong><br/>et <em>un</em></p><ul><li>a</li></ul><ol><li>b</li></ol>'
    expect(drawn(html)).toBe(html)
  })

  it('keeps http links, with rel="noopener nofollow ugc"', () => {
    expect(drawn('<p><a href="https://exemple.fr/a?b=1" target="_blank">ici</a></p>')).toBe(
      '<p><a href="https://exemple.fr/a?b=1" rel="noopener nofollow ugc">ici</a></p>',
    )
  })

  it('unwraps unknown tags', () => {
    expect(drawn('<section><h1>Grand</h1><p>Un <u>mot</u></p></section>')).toBe('Grand<p>Un mot</p>')
  })

  it('shows plain text as paragraphs', () => {
    expect(drawn('Bonjour,\nà toi\n\nSuite & fin')).toBe('<p>Bonjour,<br/>à toi</p><p>Suite &amp; fin</p>')
  })
})
