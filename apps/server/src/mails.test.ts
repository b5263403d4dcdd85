import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MAILS } from './test-mails.ts'

/** The words of the hidden element that inboxes show beside the subject, without its padding. */
const previewOf = (html: string): string => {
  const [, hidden = ''] = /<div style="display:none[^>]*>(.*?)<div>/su.exec(`${html}<div>`) ?? []
  return hidden.replaceAll('&#x27;', '’').trim()
}
const REASON = 'Pourquoi ce message\u202f?\n'

test('every function that renders a mail has an example', () => {
  const sources = globSync('modules/**/*.emails.tsx', { cwd: import.meta.dirname })
  const rendered = sources.flatMap((path) =>
    [...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(/export const (render\w+)/g)].map(
      ([, name = '']) => name,
    ),
  )
  const examples = new Set(Object.keys(MAILS).map((name) => name.split(' ')[0]))
  expect(rendered.length).toBeGreaterThan(20)
  expect(rendered.filter((name) => !examples.has(name))).toEqual([])
})

describe.each(Object.entries(MAILS))('%s', (_name, write) => {
  test('its preview says something that its subject does not', async () => {
    const { subject, html } = await write()
    const preview = previewOf(html)
    expect(preview).not.toBe('')
    expect(preview).not.toBe(subject)
    expect(subject).not.toContain(preview)
    expect(preview.startsWith(subject)).toBe(false)
  })

  test('says why she receives it', async () => {
    const { text } = await write()
    const [, reason = ''] = text.split(REASON)
    expect(reason.split('\n')[0]).toMatch(/^(?:\p{Lu}.*[.!?])$/u)
  })

  test('its text reads without the HTML: a URL per line, no markup, no image, no word twice', async () => {
    const { html, text } = await write()
    expect(text.trim().length).toBeGreaterThan(100)
    for (const line of text.split('\n').filter((one) => one.includes('://')))
      expect(line).toMatch(/^https:\/\/\S+$/)
    expect(text).not.toMatch(/[<>{}[\]]|undefined|null|NaN/)
    expect(text).not.toMatch(/(?<!\p{Letter})(\p{Letter}{2,}) \1(?!\p{Letter})/iu)
    expect(html).not.toMatch(/undefined|NaN/)
    for (const image of html.match(/<img[^>]*>/g) ?? []) expect(image).toMatch(/ alt="[^"]+"/)
  })

  test('has one title and at most one button', async () => {
    const { html } = await write()
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/background-color:#FFC928/g)?.length ?? 0).toBeLessThanOrEqual(1)
  })
})
