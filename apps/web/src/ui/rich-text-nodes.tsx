import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { Callout } from './Callout.tsx'
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

/** What a page adds to the text of an article. */
type ArticleParts = {
  /** The DOM ids of its headings, in their order. */
  readonly anchors: readonly string[]
  /** Where a picture is; undefined for one that is not of this article. */
  readonly figureOf: (
    id: string,
  ) => { readonly src: string; readonly srcSet: string; readonly proportions: number } | undefined
}

type Drawing = {
  readonly mentionHref: MentionHref | undefined
  /** Without it, quotes, callouts and figures are unwrapped. */
  readonly article:
    (Pick<ArticleParts, 'figureOf'> & { readonly nextAnchor: () => string | undefined }) | undefined
}

const isWebAddress = (href: string): boolean => /^https?:\/\/[^\s/]/i.test(href)
const isUuid = (id: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

const childrenOf = (node: Node, drawing: Drawing): ReactNode[] =>
  Array.from(node.childNodes, (child, index) => <Fragment key={index}>{nodeOf(child, drawing)}</Fragment>)

/** A picture with its caption, which reserves its place while it loads. */
const figureNode = (figure: Element, drawing: Drawing): ReactNode => {
  const picture = drawing.article?.figureOf(figure.getAttribute('data-media') ?? '')
  if (!picture) return null
  const { src, srcSet, proportions } = picture
  const caption = figure.querySelector('figcaption')
  return (
    <figure style={{ '--proportions': proportions } as CSSProperties}>
      <img
        src={src}
        srcSet={srcSet}
        sizes="(min-width: 768px) 42rem, 100vw"
        alt={figure.querySelector('img')?.getAttribute('alt') ?? ''}
        loading="lazy"
      />
      {caption && <figcaption>{childrenOf(caption, drawing)}</figcaption>}
    </figure>
  )
}

/** What only an article has; undefined for any other element. */
const articleNode = (node: Element, drawing: Drawing): ReactNode => {
  switch (node.localName) {
    case 'h3':
      // The title of the page is right above: no level is skipped.
      return (
        <h2 id={drawing.article?.nextAnchor()} tabIndex={-1}>
          {childrenOf(node, drawing)}
        </h2>
      )
    case 'blockquote':
      return <blockquote>{childrenOf(node, drawing)}</blockquote>
    case 'cite':
      return <cite>{childrenOf(node, drawing)}</cite>
    case 'aside':
      return <Callout>{childrenOf(node, drawing)}</Callout>
    case 'figure':
      return figureNode(node, drawing)
    default:
      return undefined
  }
}

/** Builds a new element from the tag name. All attributes are dropped, except those that are read here by name. */
const nodeOf = (node: Node, drawing: Drawing): ReactNode => {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || DROPPED.has(node.localName)) return null
  const Tag = node.localName
  if (Tag === 'br') return <br />
  const mentioned = Tag === 'span' ? (node.getAttribute('data-mention') ?? '') : ''
  if (drawing.mentionHref && isUuid(mentioned))
    return (
      <Anchor to={drawing.mentionHref(mentioned)} data-mention="">
        {node.textContent}
      </Anchor>
    )
  const ofArticle = drawing.article && articleNode(node, drawing)
  if (ofArticle !== undefined) return ofArticle
  const children = childrenOf(node, drawing)
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
export const richTextNodes = (
  html: string,
  mentionHref?: MentionHref,
  article?: ArticleParts,
): ReactNode[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (body.childElementCount === 0) return paragraphsOf(body.textContent)
  const anchors = article?.anchors.values()
  return childrenOf(body, {
    mentionHref,
    article: article && { figureOf: article.figureOf, nextAnchor: () => anchors?.next().value },
  })
}
