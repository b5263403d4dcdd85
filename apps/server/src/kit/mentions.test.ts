import { describe, expect, test } from 'vitest'
import { mentionHtml, mentionsOf } from './mentions.ts'
import { sanitizeMentions, sanitizeRichText } from './rich-text.ts'

const AWA = '019a0000-0000-7000-8000-000000000001'
const LEA = '019a0000-0000-7000-8000-000000000002'
const mention = (id: string, texte: string) => `<span data-mention="${id}">${texte}</span>`
/** As it is stored when everybody may be named. */
const kept = (html: string) => sanitizeMentions(html, mention)

describe('[M0] a mention', () => {
  test('is kept with its id and its words', () => {
    const html = `<p>Merci ${mention(AWA, '@Awa Diallo')}, et ${mention(LEA, '@Léa')}</p>`
    expect(kept(html)).toBe(html)
    expect(mentionsOf(html)).toEqual([AWA, LEA])
  })

  test('of one member counts once, however her id is written', () => {
    const html = kept(`<p>${mention(AWA.toUpperCase(), '@Awa')} ${mention(AWA, '@Awa')}</p>`)
    expect(mentionsOf(html)).toEqual([AWA])
  })

  test.each([
    ['a span without an id', '<p><span>Awa</span></p>', '<p>Awa</p>'],
    ['an id that is none', `<p>${mention('1', 'Awa')} ${mention(`${AWA}0`, 'Léa')}</p>`, '<p>Awa Léa</p>'],
    ['an empty id', '<p><span data-mention="">Awa</span></p>', '<p>Awa</p>'],
    [
      'other attributes',
      `<p><span class="x" style="color:red" onclick="x()" data-mention="${AWA}" data-autre="1">Awa</span></p>`,
      `<p>${mention(AWA, 'Awa')}</p>`,
    ],
    [
      'a mention in a mention',
      `<p>${mention(AWA, `Awa ${mention(LEA, 'et Léa')} ici`)} là</p>`,
      `<p>${mention(AWA, 'Awa et Léa ici')} là</p>`,
    ],
    [
      'a mention in a plain span',
      `<p><span>Oui ${mention(AWA, 'Awa')}</span></p>`,
      `<p>Oui ${mention(AWA, 'Awa')}</p>`,
    ],
    [
      'a mention in a link',
      `<p><a href="https://exemple.fr">chez ${mention(AWA, 'Awa')}</a> et ${mention(LEA, 'Léa')}</p>`,
      `<p><a href="https://exemple.fr" rel="noopener nofollow ugc">chez Awa</a> et ${mention(LEA, 'Léa')}</p>`,
    ],
    [
      'a link, a list and emphasis in a mention',
      mention(AWA, '<a href="https://exemple.fr">Awa</a><ul><li><strong>Dia</strong></li></ul>llo'),
      mention(AWA, 'AwaDiallo'),
    ],
    ['a script in a mention', mention(AWA, 'Awa<script>alert(1)</script>'), mention(AWA, 'Awa')],
    [
      'a mention that is not closed',
      `<p><span data-mention="${AWA}">Awa</p><p>Suite</p>`,
      `<p>${mention(AWA, 'Awa')}</p><p>Suite</p>`,
    ],
    ['an end without a beginning', '<p>Awa</span></p>', '<p>Awa</p>'],
    [
      'an id that closes its attribute',
      `<p><span data-mention='${AWA}"><script>alert(1)</script>'>Awa</span></p>`,
      '<p>Awa</p>',
    ],
    ['marks in its words', mention(AWA, 'Awa &lt;b&gt; &amp; co'), mention(AWA, 'Awa &lt;b&gt; &amp; co')],
  ])('[security 36] %s', (_what, html, safe) => {
    expect(kept(html)).toBe(safe)
    expect(kept(safe)).toBe(safe)
  })

  test('is unwrapped in the texts of the back office', () => {
    expect(sanitizeRichText(`<p>${mention(AWA, '@Awa')}</p>`)).toBe('<p>@Awa</p>')
  })

  test('its name is written as text', () => {
    expect(mentionHtml(AWA, '@<b>Awa</b> & co')).toBe(mention(AWA, '@&lt;b&gt;Awa&lt;/b&gt; &amp; co'))
  })
})

test('ten thousand mentions, side by side or nested, take less than two seconds', () => {
  const nb = 10_000
  const flat = mention(AWA, '@Awa').repeat(nb)
  const nested = `${`<span data-mention="${AWA}">`.repeat(nb)}@Awa${'</span>'.repeat(nb)}`
  const before = performance.now()
  expect(mentionsOf(kept(flat))).toEqual([AWA])
  expect(kept(flat)).toBe(flat)
  expect(kept(nested)).toBe(mention(AWA, '@Awa'))
  expect(performance.now() - before).toBeLessThan(2000)
})
