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

  it('[M2] makes a link of a mention, where the page has one for it', () => {
    const id = '019a0000-0000-7000-8000-0000000000a1'
    const html = `<p>Merci à <span data-mention="${id}" class="x" onclick="y()">@Maëlle Le Goff</span> !</p>`
    expect(renderToStaticMarkup(richTextNodes(html, (one) => `/membre/${one}`))).toBe(
      `<p>Merci à <a data-mention="" href="/membre/${id}">@Maëlle Le Goff</a> !</p>`,
    )
    expect(drawn(html)).toBe('<p>Merci à @Maëlle Le Goff !</p>')
  })

  it.each(['', 'javascript:alert(1)', '../compte', '019a0000'])(
    '[M2] leaves the words of a mention of %j',
    (id) => {
      const html = `<p><span data-mention="${id}">@Maëlle</span></p>`
      expect(renderToStaticMarkup(richTextNodes(html, (one) => `/membre/${one}`))).toBe('<p>@Maëlle</p>')
    },
  )

  it('shows plain text as paragraphs', () => {
    expect(drawn('Bonjour,\nà toi\n\nSuite & fin')).toBe('<p>Bonjour,<br/>à toi</p><p>Suite &amp; fin</p>')
  })
})
