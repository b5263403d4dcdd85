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

const attacks = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/deconnexion">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style>@import "//evil.example/x.css"</style>',
  '<form action="//evil.example"><button formaction="javascript:alert(1)">x</button></form>',
  '<template><script>alert(1)</script></template>',
  '<p><!--><img src=x onerror=alert(1)>--></p>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object>',
  '<details open ontoggle=alert(1)>x</details>',
  '<a href="https://exemple.fr" onmouseover="alert(1)" style="x">x</a>',
]

describe('content that a rich text removes', () => {
  it.each(attacks)('%s', (attack) => {
    const page = new DOMParser().parseFromString(drawn(attack), 'text/html')
    const kept = new Set(['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'a'])
    for (const { localName, attributes } of page.body.querySelectorAll('*')) {
      expect(kept).toContain(localName)
      const given = Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))
      const link = { href: expect.stringMatching(/^https?:\/\//), rel: 'noopener nofollow ugc' }
      expect(given).toEqual(localName === 'a' ? link : {})
    }
  })
})
