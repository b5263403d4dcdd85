import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { Icon } from './Icon.tsx'

type ButtonAnchorProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & ButtonLook & { readonly href: string }

/** A link to another site that looks like a button: it opens a new window and its label says so. */
export const ButtonAnchor = ({ variant, size, block, className, children, ...rest }: ButtonAnchorProps) => (
  <a {...rest} {...ELSEWHERE} className={buttonClass({ variant, size, block }, className)}>
    {children}
    <Icon name="arrow-square-out-bold" size="sm" />
    <span className="sr-only"> (nouvelle fenêtre)</span>
  </a>
)
