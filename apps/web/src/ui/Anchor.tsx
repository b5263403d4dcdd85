import { createContext, useContext, type ComponentProps, type ReactNode } from 'react'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string
  /** Reloads the document instead of navigating in the application. */
  readonly reloadDocument?: boolean
}

/** Renders a link: the router's Link once the router is loaded, a plain <a> before. */
export const AnchorContext = createContext<(props: AnchorProps) => ReactNode>(
  ({ to, reloadDocument: _browsersWay, children, ...rest }) => (
    <a {...rest} href={to}>
      {children}
    </a>
  ),
)

/** A link to another page. ui/ never imports the router, because the login renders before the router is loaded. */
export const Anchor = (props: AnchorProps) => useContext(AnchorContext)(props)
