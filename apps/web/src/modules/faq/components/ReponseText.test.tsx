import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReponseText } from './ReponseText.tsx'

const rendered = (text: string) => renderToStaticMarkup(<ReponseText text={text} />)

test('a blank line parts two paragraphs, lines that begin with « - » make a list', () => {
  expect(rendered('Un,\ndeux.\n\nTrois :\n- quatre\n- cinq\nSix.')).toBe(
    '<div class="prose"><p>Un, deux.</p><p>Trois :</p><ul><li>quatre</li><li>cinq</li></ul><p>Six.</p></div>',
  )
})

test('an answer is text: nothing in it becomes markup', () => {
  expect(rendered('<b>gras</b>')).toContain('&lt;b&gt;gras&lt;/b&gt;')
})
