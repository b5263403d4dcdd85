import { createContext, useContext, type ComponentProps, type ReactNode } from 'react'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string
  /** Loads the page anew instead of changing the screen. */
  readonly reloadDocument?: boolean
}

/** Draws a link to another page: the router's own once the router is loaded; before, the browser follows it by itself. */
export const AnchorContext = createContext<(props: AnchorProps) => ReactNode>(
  ({ to, reloadDocument: _browsersWay, children, ...rest }) => (
    <a {...rest} href={to}>
      {children}
    </a>
  ),
)

/** A link to another page. No part of ui/ imports the router: the login is drawn before it is loaded. */
export const Anchor = (props: AnchorProps) => useContext(AnchorContext)(props)
