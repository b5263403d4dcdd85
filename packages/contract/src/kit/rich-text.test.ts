import { expect, test } from 'vitest'
import { MENTION_ATTRIBUTE, richText, textOfRichText } from './rich-text.ts'

test('the text of a rich text has line breaks and no tags', () => {
  const html =
    '<h3>Le tarif</h3><p>80&nbsp;€ &amp; <strong>rien</strong> de plus<br>ou 40&nbsp;€</p><ul><li>un</li><li>deux</li></ul>'
  expect(textOfRichText(html)).toBe('Le tarif\n80\u00a0€ & rien de plus\nou 40\u00a0€\nun\ndeux')
})

test.each(['', '<p></p>', '<p> </p><p><br></p>', '<ul><li></li></ul>'])(
  '[R5-17] « %s » has no text: it is reported as missing',
  (html) => {
    expect(richText(10).safeParse(html).error?.issues[0]?.message).toBe('Ce champ est obligatoire.')
  },
)

test('[R5-17] tags do not count in the length', () => {
  expect(richText(10).safeParse('<p><strong>dix lettres</strong></p>').error?.issues[0]?.message).toBe(
    'Ce champ doit comporter au maximum 10 caractères.',
  )
  expect(richText(11).safeParse('<p><strong>dix lettres</strong></p>').success).toBe(true)
})

test('[M0] a mention counts by its words', () => {
  const html = `<p>Merci <span ${MENTION_ATTRIBUTE}="019a0000-0000-7000-8000-000000000001">@Awa</span></p>`
  expect(textOfRichText(html)).toBe('Merci @Awa')
})

test('[R5-17] an excessive number of tags is refused', () => {
  expect(richText(10).safeParse(`<p>${'<strong></strong>'.repeat(100)}a</p>`).success).toBe(false)
})
