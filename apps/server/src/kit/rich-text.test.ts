import { ARTICLE_TAGS, figuresOf } from '@entrelles/contract/kit/article.ts'
import { RICH_TEXT_TAGS } from '@entrelles/contract/kit/rich-text.ts'
import { XSS } from '@entrelles/contract/kit/test-xss-corpus.ts'
// @ts-expect-error jsdom ships no types; the members used here are typed below
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { sanitizeArticle, sanitizeMentions, sanitizeRichText } from './rich-text.ts'

test('the allowed tags are kept', () => {
  const html =
    '<h3>Titre</h3><p>Un <strong>mot</strong>, un <em>autre</em><br />et</p><ul><li>une</li></ul><ol><li>liste</li></ol>'
  expect(sanitizeRichText(html)).toBe(html)
})

test.each(['<h3></h3>', '<h3> <br /></h3>', '<h3>&nbsp;</h3>', '<h3><strong> </strong></h3>'])(
  'a heading without words is dropped: %s',
  (heading) => {
    expect(sanitizeRichText(`${heading}<p>Texte</p>`)).toBe('<p>Texte</p>')
    expect(sanitizeArticle(`<h3>Un</h3>${heading}<p>Texte</p>`, () => '')).toBe('<h3>Un</h3><p>Texte</p>')
  },
)

test('links get a rel attribute and lose any other attribute than href', () => {
  expect(
    sanitizeRichText('<a href="https://exemple.fr" onclick="x()" style="color:red" target="_blank">là</a>'),
  ).toBe('<a href="https://exemple.fr" rel="noopener nofollow ugc">là</a>')
})

test.each([
  ['<script>alert(1)</script>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onmouseover="alert(1)">x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener nofollow ugc">x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a rel="noopener nofollow ugc">x</a>'],
  ['<a href="https://entrelles.fr@hote.fr">x</a>', '<a rel="noopener nofollow ugc">x</a>'],
  ['<a href="https:\\\\hote.fr">x</a>', '<a rel="noopener nofollow ugc">x</a>'],
  ['<a href="//hote.fr">x</a>', '<a rel="noopener nofollow ugc">x</a>'],
  ['<a href="data:text/html,<script>1</script>">x</a>', '<a rel="noopener nofollow ugc">x</a>'],
  ['<iframe src="https://x.fr"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<style>p{}</style><p>x</p>', '<p>x</p>'],
  ['<div><p>x</p></div>', '<p>x</p>'],
])('%s becomes %s', (html, safe) => {
  expect(sanitizeRichText(html)).toBe(safe)
})

type Page = {
  readonly body: {
    readonly innerHTML: string
    readonly querySelectorAll: (selector: string) => Iterable<Tag>
  }
}
type Tag = {
  readonly localName: string
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>
}
const pageOf = (html: string): Page =>
  (new JSDOM(`<body>${html}`) as { window: { document: Page } }).window.document

/** The tags that a browser reads in a text, each with its attributes. */
const tagsOf = (html: string) =>
  Array.from(pageOf(html).body.querySelectorAll('*'), ({ localName, attributes }) => ({
    localName,
    given: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
  }))

describe('[security 36] hostile HTML', () => {
  test('has more than a hundred pieces, all different', () => {
    expect(new Set(XSS).size).toBe(XSS.length)
    expect(XSS.length).toBeGreaterThanOrEqual(100)
  })

  test.each(XSS)('%j leaves only the allowed tags, and links to web sites', (attack) => {
    const safe = sanitizeRichText(attack)
    // Also once more as a browser writes it: markup must not change its meaning on the way.
    for (const html of [safe, pageOf(safe).body.innerHTML])
      for (const { localName, given } of tagsOf(html)) {
        expect(RICH_TEXT_TAGS).toContain(localName)
        const { href = 'https://', ...others } = given
        expect(href).toMatch(/^https?:\/\//)
        expect(others).toEqual(localName === 'a' ? { rel: 'noopener nofollow ugc' } : {})
      }
    expect(sanitizeRichText(safe)).toBe(safe)
  })

  test.each(XSS)('%j is as harmless in a text with mentions', (attack) => {
    expect(sanitizeMentions(attack, (_id, texte) => texte)).toBe(sanitizeRichText(attack))
  })
})

describe('[R2.1-13] an article', () => {
  const ID = '019a0000-0000-7000-8000-00000000dead'
  const article = (html: string) => sanitizeArticle(html, (_id, texte) => texte)
  const figure = (alt: string, legende = '') =>
    `<figure data-media="${ID}"><img alt="${alt}">${legende}</figure>`

  test('keeps headings, quotes with their author, and pictures with their caption', () => {
    const html = `<h3>Se décider</h3><blockquote><p>J’ai osé.</p><cite>Camille</cite></blockquote>${figure('Une mairie', '<figcaption>Saillans</figcaption>')}`
    expect(article(html)).toBe(html)
    expect(figuresOf(html)).toEqual([{ id: ID, texteAlternatif: 'Une mairie' }])
  })

  test.each([
    [
      'the address and the handlers of a picture',
      `<figure data-media="${ID.toUpperCase()}" class="x"><img src="https://hote.fr/x" onerror="x()" alt=' Une "mairie" > '></figure>`,
      figure('Une &quot;mairie&quot; &gt;'),
    ],
    [
      'the tags of a caption',
      figure('a', '<figcaption>Une <strong>vue</strong></figcaption>'),
      figure('a', '<figcaption>Une vue</figcaption>'),
    ],
    ['a picture of no upload', '<figure data-media="x"><img alt="a"></figure><img alt="b">', ''],
    ['a figure without a picture', `<figure data-media="${ID}"><p>a</p></figure>`, '<p>a</p>'],
    ['a figure in another', `<figure data-media="${ID}">${figure('a')}</figure>`, figure('a')],
  ])('loses %s', (_what, html, safe) => {
    expect(article(html)).toBe(safe)
    expect(article(safe)).toBe(safe)
  })

  test.each(XSS)('%j leaves only the allowed tags, without an address but that of a web link', (attack) => {
    const safe = article(attack)
    for (const html of [safe, pageOf(safe).body.innerHTML])
      for (const { localName, given } of tagsOf(html)) {
        expect(ARTICLE_TAGS).toContain(localName)
        const { href = 'https://', ...others } = given
        expect(href).toMatch(/^https?:\/\//)
        expect(others).toEqual(localName === 'a' ? { rel: 'noopener nofollow ugc' } : {})
      }
    expect(article(safe)).toBe(safe)
  })
})
