import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './Listbox.module.css'

/** An option of a listbox. */
export type Option = { readonly id: string; readonly label: string; readonly detail?: string }

/**
 * The popup is always in sight, and scrolling the page closes it. react-aria still moves the page to centre the list when an
 * option far down takes the focus: the list does not follow.
 */
const stayInPlace = (list: HTMLElement | null): void => {
  if (list) list.scrollIntoView = () => undefined
}

/** The popup list of a combobox; `empty` is shown when it has no option. */
export const Options = ({ empty }: { readonly empty: ReactNode }) => (
  <ListBox<Option>
    ref={stayInPlace}
    className={cx(styles.list)}
    renderEmptyState={() => <p className={styles.empty}>{empty}</p>}
  >
    {({ label, detail }) => (
      <ListBoxItem textValue={label} className={cx(styles.option)}>
        <span>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
        <Icon name="check-bold" size="sm" className={styles.tick} />
      </ListBoxItem>
    )}
  </ListBox>
)
