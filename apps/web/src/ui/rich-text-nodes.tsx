import { Fragment, type ReactNode } from 'react'

const TAGS = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'h3'] as const
const isTag = (name: string): name is (typeof TAGS)[number] => TAGS.some((tag) => tag === name)

/** What they hold is not for reading. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'math',
  'svg',
  'title',
])

const isWebAddress = (href: string): boolean => /^https?:\/\/[^\s/]/i.test(href)

const childrenOf = (node: Node): ReactNode[] =>
  Array.from(node.childNodes, (child, index) => <Fragment key={index}>{nodeOf(child)}</Fragment>)

/** An element is made anew from its name: none of its attributes passes, but the address of a link. */
const nodeOf = (node: Node): ReactNode => {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || DROPPED.has(node.localName)) return null
  const Tag = node.localName
  if (Tag === 'br') return <br />
  const children = childrenOf(node)
  if (isTag(Tag)) return <Tag>{children}</Tag>
  const href = Tag === 'a' ? (node.getAttribute('href') ?? '') : ''
  if (!isWebAddress(href)) return children
  return (
    <a href={href} rel="noopener nofollow ugc">
      {children}
    </a>
  )
}

/** A text without tags: a blank line ends a paragraph. */
const paragraphsOf = (text: string): ReactNode[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, index) => (
      <p key={index}>
        {paragraph.split('\n').map((line, row) => (
          <Fragment key={row}>
            {row > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    ))

/** The elements of a rich text, whose markup is parsed without ever being run. */
export const richTextNodes = (html: string): ReactNode[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.childElementCount === 0 ? paragraphsOf(body.textContent) : childrenOf(body)
}
