// @vitest-environment jsdom
// Not in ui/, which does not import the contract.
import { XSS } from '@entrelles/contract/kit/test-xss-corpus.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { richTextNodes } from '#ui/rich-text-nodes.tsx'

describe('content that a rich text removes', () => {
  it.each(XSS)('[security 36] %j', (attack) => {
    const page = new DOMParser().parseFromString(renderToStaticMarkup(richTextNodes(attack)), 'text/html')
    const kept = new Set(['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'a'])
    for (const { localName, attributes } of page.body.querySelectorAll('*')) {
      expect(kept).toContain(localName)
      const given = Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))
      const link = { href: expect.stringMatching(/^https?:\/\//), rel: 'noopener nofollow ugc' }
      expect(given).toEqual(localName === 'a' ? link : {})
    }
  })
})
