import { Fragment, type ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { USER_LINK_REL } from './elsewhere.ts'

const TAGS = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'h3'] as const
const isTag = (name: string): name is (typeof TAGS)[number] => TAGS.some((tag) => tag === name)

/** Elements removed with their content. */
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

/** The page of a mentioned person. */
export type MentionHref = (id: string) => string

const isWebAddress = (href: string): boolean => /^https?:\/\/[^\s/]/i.test(href)
const isUuid = (id: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

const childrenOf = (node: Node, mentionHref: MentionHref | undefined): ReactNode[] =>
  Array.from(node.childNodes, (child, index) => <Fragment key={index}>{nodeOf(child, mentionHref)}</Fragment>)

/** Builds a new element from the tag name. All attributes are dropped, except the href of a link and the id of a mention. */
const nodeOf = (node: Node, mentionHref: MentionHref | undefined): ReactNode => {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || DROPPED.has(node.localName)) return null
  const Tag = node.localName
  if (Tag === 'br') return <br />
  const mentioned = Tag === 'span' ? (node.getAttribute('data-mention') ?? '') : ''
  if (mentionHref && isUuid(mentioned))
    return (
      <Anchor to={mentionHref(mentioned)} data-mention="">
        {node.textContent}
      </Anchor>
    )
  const children = childrenOf(node, mentionHref)
  if (isTag(Tag)) return <Tag>{children}</Tag>
  const href = Tag === 'a' ? (node.getAttribute('href') ?? '') : ''
  if (!isWebAddress(href)) return children
  return (
    <a href={href} rel={USER_LINK_REL}>
      {children}
    </a>
  )
}

/** Plain text: a blank line ends a paragraph. */
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

/** React nodes of a rich text. DOMParser never runs scripts of the HTML. Without `mentionHref`, a mention is its name alone. */
export const richTextNodes = (html: string, mentionHref?: MentionHref): ReactNode[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.childElementCount === 0 ? paragraphsOf(body.textContent) : childrenOf(body, mentionHref)
}
