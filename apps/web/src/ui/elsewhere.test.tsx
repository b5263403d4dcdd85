import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ButtonAnchor } from './ButtonAnchor.tsx'
import { Link } from './Link.tsx'

const HREF = 'https://visio.exemple.fr/salle'

test.each([
  { name: 'a button', draw: () => <ButtonAnchor href={HREF}>Rejoindre</ButtonAnchor> },
  { name: 'a link', draw: () => <Link to={HREF}>Rejoindre</Link> },
])(
  '[security 37] $name to another site recommends nothing to search engines, and gives it no window',
  ({ draw }) => {
    const [tag = ''] = /<a [^>]*>/.exec(renderToStaticMarkup(draw())) ?? []
    expect(tag).toContain(`href="${HREF}"`)
    expect(tag).toContain('rel="noopener nofollow ugc"')
  },
)

test('a link inside the application stays in its window', () => {
  expect(renderToStaticMarkup(<Link to="/faq">FAQ</Link>)).not.toMatch(/rel=|target=/)
})
