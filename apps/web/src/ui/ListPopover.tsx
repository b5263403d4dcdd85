import { use, type ComponentProps } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/ComboBox'
import { cx } from './cx.ts'
import { landmarkOf } from './landmark-of.ts'
import styles from './Listbox.module.css'

type ListPopoverProps = Pick<ComponentProps<typeof Popover>, 'triggerRef' | 'children'> & {
  /** The field of the list. */
  readonly frame: HTMLElement | null
}

/**
 * The list of a combobox. Scrolling the page closes it, and react-aria then clears what was typed; on a phone the keyboard scrolls
 * the page. Here it only closes: the text is cleared as the focus leaves the field.
 */
export const ListPopover = ({ frame, ...rest }: ListPopoverProps) => {
  const state = use(OverlayTriggerStateContext)
  return (
    <OverlayTriggerStateContext value={state && { ...state, close: () => state.setOpen(false) }}>
      <Popover {...rest} className={cx(styles.popover)} UNSTABLE_portalContainer={landmarkOf(frame)} />
    </OverlayTriggerStateContext>
  )
}
