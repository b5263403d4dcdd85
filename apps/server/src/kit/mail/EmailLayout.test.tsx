import { Button, Link, Text } from '@react-email/components'
import { expect, test } from 'vitest'
import { DateCard } from './DateCard.tsx'
import { EmailLayout, emailStyles } from './EmailLayout.tsx'
import { BRAND, DARK, LIGHT } from './mail-colors.ts'
import { DARK_CSS, SMALL_CSS } from './mail-css.ts'
import { renderMail, writeMail } from './render-mail.ts'

const STOP = {
  desabonnement: 'https://entrelles.test/api/desabonnement?token=1',
  publicUrl: 'https://entrelles.test',
}

const mail = (stop?: typeof STOP) =>
  renderMail(
    <EmailLayout title="Une nouvelle" preview="Elle vient d’arriver" reason="Tu l’as demandée." stop={stop}>
      <Text style={emailStyles.text}>Bonjour Zoé,</Text>
      <Button href="https://entrelles.test/faq" style={emailStyles.button}>
        La lire
      </Button>
      <Text style={emailStyles.note}>
        Ou <Link href="https://entrelles.test">ailleurs</Link>
      </Text>
    </EmailLayout>,
  )

test('a mail declares its language and its title, and its tables are presentational', async () => {
  const { html } = await mail()
  expect(html).toMatch(/<html[^>]* lang="fr"/)
  expect(html).toContain('<title>Une nouvelle</title>')
  const tables = html.match(/<table[^>]*>/g) ?? []
  expect(tables.length).toBeGreaterThan(0)
  for (const table of tables) expect(table).toContain('role="presentation"')
})

test('a mail has a dark theme, whose style sheet matches the inline colours', async () => {
  const { html } = await mail()
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  // Unescaped: selectors with &quot; would match nothing.
  expect(html).toContain(`<style>${SMALL_CSS}</style><style>${DARK_CSS}</style>`)
  expect(DARK_CSS).toContain('prefers-color-scheme: dark')
  expect(html).toMatch(new RegExp(`<p style="[^"]*${LIGHT.soft}`))
})

test('the text version of a mail has its content and its links, without markup or ornament', async () => {
  const { text } = await mail()
  expect(text).toMatch(/^Entrelles\n/)
  for (const part of [
    'Une nouvelle',
    'Bonjour Zoé,',
    'La lire\nhttps://entrelles.test/faq\n',
    'Ou ailleurs\nhttps://entrelles.test\n',
    'Pourquoi ce message\u202f?\nTu l’as demandée.',
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/[<>{}ə]/)
  expect(text).not.toContain('Elle vient d’arriver')
})

test('a mail and its subject are written together', async () => {
  expect(await writeMail('Bonjour', <p>Zoé</p>)).toMatchObject({ subject: 'Bonjour', text: 'Zoé' })
})

test('[P-1] a mail that can be switched off ends with that link and with her settings; another has neither', async () => {
  const { html, text } = await mail(STOP)
  expect(text).toContain(`Ne plus recevoir ces e-mails\n${STOP.desabonnement}\n`)
  expect(text).toContain('Régler mes notifications\nhttps://entrelles.test/mon-compte#notifications\n')
  for (const href of [STOP.desabonnement, 'https://entrelles.test/mon-compte#notifications'])
    expect(html).toContain(`href="${href}"`)
  expect((await mail()).text).not.toMatch(/Ne plus recevoir|notifications/)
})

test('a date card shows the day on a ticket, and says it in full to screen readers and in text', async () => {
  const card = <DateCard day="2026-12-01" title="Un atelier" lines={['mardi 1er décembre 2026', 'Quimper']} />
  const { html, text } = await renderMail(card)
  expect(html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
    'mar. 1 déc. Un atelier mardi 1er',
  )
  expect(html).toMatch(/<td[^>]*class="mail-card-day"[^>]*aria-hidden="true"/)
  expect(text).toBe('Un atelier\nmardi 1er décembre 2026\nQuimper')
  expect(html).not.toContain('line-through')
  const cancelled = await renderMail(<DateCard day="2026-12-01" title="Un atelier" lines={[]} isCancelled />)
  expect(cancelled.html).toContain('line-through')
})

const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ['by day', LIGHT],
  ['by night', DARK],
])('every text of a mail has a contrast of 4.5 to 1 %s', (_when, colors) => {
  const pairs = [
    [colors.ink, colors.sheet],
    [colors.soft, colors.sheet],
    [colors.link, colors.sheet],
    [colors.soft, colors.foot],
    [colors.link, colors.foot],
    [BRAND.paper, colors.band],
    [BRAND.ink, BRAND.road],
  ] as const
  for (const [ink, paper] of pairs) expect(contrast(ink, paper)).toBeGreaterThan(4.5)
})
