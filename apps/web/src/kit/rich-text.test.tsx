// @vitest-environment jsdom
// Not in ui/, which does not import the contract.
import { XSS } from '@entrelles/contract/kit/test-xss-corpus.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { richTextNodes } from '#ui/rich-text-nodes.tsx'

const drawnAs = (attack: string, mentionHref?: (id: string) => string) =>
  new DOMParser().parseFromString(renderToStaticMarkup(richTextNodes(attack, mentionHref)), 'text/html')

describe('content that a rich text removes', () => {
  it.each(XSS)('[security 36] %j', (attack) => {
    const page = drawnAs(attack)
    const kept = new Set(['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'a'])
    for (const { localName, attributes } of page.body.querySelectorAll('*')) {
      expect(kept).toContain(localName)
      const given = Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))
      const link = { href: expect.stringMatching(/^https?:\/\//), rel: 'noopener nofollow ugc' }
      expect(given).toEqual(localName === 'a' ? link : {})
    }
  })

  it.each(XSS)('[security 36] the words of a mention of %j are text', (attack) => {
    const id = '019a0000-0000-7000-8000-0000000000a1'
    const { body } = drawnAs(`<p><span data-mention="${id}">${attack}</span></p>`, (one) => `/membre/${one}`)
    for (const { localName, attributes } of body.querySelectorAll('[data-mention] *, [data-mention]')) {
      expect(localName).toBe('a')
      expect(Array.from(attributes, ({ name, value }) => [name, value])).toEqual([
        ['data-mention', ''],
        ['href', `/membre/${id}`],
      ])
    }
  })
})
