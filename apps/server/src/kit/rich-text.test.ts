import { expect, test } from 'vitest'
import { sanitizeRichText } from './rich-text.ts'

test('the allowed tags are kept', () => {
  const html =
    '<h3>Titre</h3><p>Un <strong>mot</strong>, un <em>autre</em><br />et</p><ul><li>une</li></ul><ol><li>liste</li></ol>'
  expect(sanitizeRichText(html)).toBe(html)
})

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
