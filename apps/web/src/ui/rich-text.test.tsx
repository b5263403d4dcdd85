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

describe('[R2.1-13] the text of an article', () => {
  const PHOTO = '019a0000-0000-7000-8000-0000000000f1'
  const article = {
    anchors: ['section-se-decider', 'section-la-suite'],
    figureOf: (id: string) =>
      id === PHOTO ? { src: '/p-800.webp', srcSet: '/p-800.webp 800w', proportions: 1.5 } : undefined,
  }
  const read = (html: string) => renderToStaticMarkup(richTextNodes(html, undefined, article))

  it('has headings one level below the title of the page, with the fragments of its table of contents', () => {
    expect(read('<h3>Se décider</h3><p>Un</p><h3>La <em>suite</em></h3>')).toBe(
      '<h2 id="section-se-decider" tabindex="-1">Se décider</h2><p>Un</p>' +
        '<h2 id="section-la-suite" tabindex="-1">La <em>suite</em></h2>',
    )
  })

  it('keeps quotes with whose words they are', () => {
    const quote = '<blockquote><p>« Oui. »</p><cite>Camille Perrot</cite></blockquote>'
    expect(read(quote)).toBe(quote)
    expect(drawn(quote)).toBe('<p>« Oui. »</p>Camille Perrot')
  })

  it('shows a callout, and outside an article its words alone', () => {
    const callout = '<aside><p>Vérifie auprès de ta préfecture.</p></aside>'
    expect(read(callout)).toMatch(
      /^<div[^>]*><svg.*<\/svg><div[^>]*><p>Vérifie auprès de ta préfecture.<\/p>/,
    )
    expect(drawn(callout)).toBe('<p>Vérifie auprès de ta préfecture.</p>')
  })

  it('shows its own pictures, with their words, and never an address of the text', () => {
    const html = `<figure data-media="${PHOTO}"><img alt="Une salle" src="https://ailleurs.example/x.png" onerror="y()"><figcaption>Le conseil</figcaption></figure>`
    expect(read(html)).toBe(
      '<figure style="--proportions:1.5"><img src="/p-800.webp" srcSet="/p-800.webp 800w" sizes="(min-width: 768px) 42rem, 100vw" alt="Une salle" loading="lazy"/><figcaption>Le conseil</figcaption></figure>',
    )
    expect(read(html.replace(PHOTO, '019a0000-0000-7000-8000-0000000000f2'))).toBe('')
    expect(read('<img src="https://ailleurs.example/x.png" alt="x">')).toBe('')
  })
})
