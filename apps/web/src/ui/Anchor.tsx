import { createContext, useContext, type ReactNode } from 'react'
import type { LinkProps } from 'react-router'

export type AnchorProps = LinkProps & { readonly to: string }

/** Draws a link to another page: the router's own once the router is loaded; before, the browser follows it by itself. */
export const AnchorContext = createContext<(props: AnchorProps) => ReactNode>(
  ({ to, children, className, onClick }) => (
    <a href={to} className={className} onClick={onClick}>
      {children}
    </a>
  ),
)

/** A link to another page. No part of ui/ imports the router: the login is drawn before it is loaded. */
export const Anchor = (props: AnchorProps) => useContext(AnchorContext)(props)
