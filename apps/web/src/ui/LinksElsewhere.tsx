import type { ReactNode } from 'react'
import { AnchorContext, type AnchorProps } from './Anchor.tsx'
import { ELSEWHERE } from './elsewhere.ts'

const drawElsewhere = ({ to, reloadDocument: _browsersWay, children, ...rest }: AnchorProps) => (
  <a {...rest} href={to} {...ELSEWHERE}>
    {children}
    <span className="sr-only"> (nouvelle fenêtre)</span>
  </a>
)

/** A preview, whose links open another window: the form below it stays as it is. */
export const LinksElsewhere = ({ children }: { readonly children: ReactNode }) => (
  <AnchorContext value={drawElsewhere}>{children}</AnchorContext>
)
