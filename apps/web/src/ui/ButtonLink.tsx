import { Anchor, type AnchorProps } from './Anchor.tsx'
import { buttonClass, type ButtonLook } from './button-class.ts'

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, block, className, ...rest }: AnchorProps & ButtonLook) => (
  <Anchor {...rest} className={buttonClass({ variant, size, block }, className)} />
)
