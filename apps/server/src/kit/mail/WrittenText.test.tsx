import { XSS } from '@entrelles/contract/kit/test-xss-corpus.ts'
import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'
import { WrittenText } from './WrittenText.tsx'

const write = (written: string) => renderMail(<WrittenText>{written}</WrittenText>)
const linksOf = (html: string) => [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href)

test('[M13] a written text keeps its lines and its paragraphs, in HTML and in text', async () => {
  for (const end of ['\n', '\r\n']) {
    const { html, text } = await write(['Bonjour,', 'à jeudi.', '', '', 'Awa'].join(end))
    expect(html).toMatch(/Bonjour,<br\/>à jeudi\.<\/p>/)
    expect(html.match(/<p /g)).toHaveLength(2)
    expect(text).toBe('Bonjour,\nà jeudi.\n\nAwa')
  }
})

test('[M13] a web address is a link to what it shows, without the mark that follows it', async () => {
  const { html, text } = await write(
    'Le plan (https://exemple.fr/plan?a=1&b=2). Ou HTTP://exemple.fr, et « https://exemple.fr/x ».',
  )
  expect(linksOf(html)).toEqual([
    'https://exemple.fr/plan?a=1&amp;b=2',
    'HTTP://exemple.fr',
    'https://exemple.fr/x',
  ])
  expect(html).toContain('rel="noopener nofollow"')
  expect(text).toBe(
    'Le plan (https://exemple.fr/plan?a=1&b=2). Ou HTTP://exemple.fr, et « https://exemple.fr/x ».',
  )
})

test.each([
  'https://entrelles.fr@exemple.net/connexion',
  'https://entrelles.fr\\@exemple.net',
  'javascript:alert(1)',
  'https://',
  'https://localhost/x',
  'ftp://exemple.fr',
  'www.exemple.fr',
])('[security 36] « %s » is no link', async (written) => {
  const { html } = await write(`Regarde ${written} vite`)
  expect(linksOf(html)).toEqual([])
})

test('[security 36] no hostile text becomes markup', async () => {
  for (const hostile of XSS) {
    const { html } = await write(hostile)
    expect(html).not.toMatch(/<(script|img|svg|iframe|style|form|input|math|object|embed)/i)
    for (const href of linksOf(html)) expect(href).toMatch(/^https?:/i)
  }
})
