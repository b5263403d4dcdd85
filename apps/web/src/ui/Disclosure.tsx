import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { cx } from './cx.ts'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

type DisclosureProps = {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly defaultExpanded?: boolean
  /** Given with `onExpandedChange`, by a caller that may also expand it itself. */
  readonly isExpanded?: boolean
  readonly onExpandedChange?: (isExpanded: boolean) => void
  readonly level?: 2 | 3
  /** Given when links name the disclosure: its button takes the focus. */
  readonly trigger?: { readonly id: string; readonly ref: Ref<HTMLButtonElement> }
}

/** A heading that expands its text. Find-in-page of the browser also expands it. */
export const Disclosure = ({ title, children, level = 2, trigger, ...expansion }: DisclosureProps) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <AriaDisclosure className={cx(styles.disclosure)} {...expansion}>
      <Heading className={styles.heading}>
        <Button slot="trigger" {...trigger} className={cx(styles.trigger)}>
          <span>{title}</span>
          <Icon name="caret-down-bold" size="sm" className={styles.caret} />
        </Button>
      </Heading>
      <DisclosurePanel className={cx(styles.panel)}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
