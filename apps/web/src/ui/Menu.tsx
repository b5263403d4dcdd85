import { Fragment, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components/Menu'
import { Anchor } from './Anchor.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { landmarkOf } from './landmark-of.ts'
import styles from './Menu.module.css'
import { usePressOutside } from './use-press-outside.ts'

export type MenuEntry = { readonly label: string; readonly icon?: IconName } & (
  | { readonly to: string }
  | { readonly onAction: () => void }
  /** Focusable but without effect; the label gives the reason. */
  | { readonly disabled: true }
)

type MenuProps = {
  /** Names the button and the menu. */
  readonly label: string
  /** The content of the button. */
  readonly children: ReactNode
  /** `pill`: portrait and name; `icon`: an icon in a circle; `plain`: an icon without circle; `button`: a word. */
  readonly variant?: 'pill' | 'icon' | 'plain' | 'button'
  /** Links and actions, in groups separated by a line. */
  readonly groups: readonly (readonly MenuEntry[])[]
  /** Side of the button with which the menu is aligned. */
  readonly align?: 'start' | 'end'
  /** For a menu that something else opens too. */
  readonly opening?: { readonly isOpen: boolean; readonly onOpenChange: (isOpen: boolean) => void }
}

const Entry = ({ entry }: { readonly entry: MenuEntry }) => {
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      {entry.label}
    </>
  )
  if ('disabled' in entry) {
    return (
      <MenuItem
        className={cx(styles.item)}
        textValue={entry.label}
        shouldCloseOnSelect={false}
        render={(props) => <div {...(props as ComponentProps<'div'>)} aria-disabled="true" />}
      >
        {content}
      </MenuItem>
    )
  }
  if ('onAction' in entry) {
    return (
      <MenuItem className={cx(styles.item)} textValue={entry.label} onAction={entry.onAction}>
        {content}
      </MenuItem>
    )
  }
  const { to } = entry
  return (
    <MenuItem
      className={cx(styles.item)}
      textValue={entry.label}
      href={to}
      render={(props) => ('href' in props ? <Anchor {...props} to={to} /> : <div {...props} />)}
    >
      {content}
    </MenuItem>
  )
}

/** A menu button: arrows move, Escape returns the focus to the button, Tab leaves the menu. */
export const Menu = ({ label, children, variant = 'button', groups, align = 'end', opening }: MenuProps) => {
  const [isOpenHere, setIsOpenHere] = useState(false)
  const { isOpen, onOpenChange } = opening ?? { isOpen: isOpenHere, onOpenChange: setIsOpenHere }
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [popover, setPopover] = useState<HTMLElement | null>(null)
  usePressOutside([button, popover], isOpen, () => onOpenChange(false))

  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button ref={setButton} className={cx(styles.trigger, styles[variant])} aria-label={label}>
        {children}
      </Button>
      {/* A modal popover would trap Tab and make the page inert. */}
      <Popover
        ref={setPopover}
        isNonModal
        placement={`bottom ${align}`}
        className={cx(styles.popover)}
        UNSTABLE_portalContainer={landmarkOf(button)}
      >
        <AriaMenu aria-label={label} className={cx(styles.menu)}>
          {groups.map((entries, index) => (
            <Fragment key={entries[0]?.label}>
              {index > 0 && <Separator className={cx(styles.line)} />}
              {entries.map((entry) => (
                <Entry key={entry.label} entry={entry} />
              ))}
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
