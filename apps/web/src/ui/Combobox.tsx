import { use, useState, type ComponentProps, type Key } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'
import { cx } from './cx.ts'
import { Field } from './Field.tsx'
import fieldStyles from './Field.module.css'
import { Icon } from './Icon.tsx'
import styles from './Listbox.module.css'
import { ListPopover } from './ListPopover.tsx'
import { Options, type Option } from './Options.tsx'
import { useField, type FieldTexts } from './use-field.ts'

type ComboboxProps = FieldTexts & {
  readonly id?: string | undefined
  readonly name?: string
  readonly onBlur?: () => void
  /** Suggestions for the current text. */
  readonly options: readonly Option[]
  /** The id of the chosen option; '' when there is none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly inputValue: string
  readonly onInputChange: (inputValue: string) => void
  /** The state of the search: announced by screen readers, and shown in the list while it is empty. */
  readonly status: string
  readonly inputMode?: 'text' | 'numeric'
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly isDisabled?: boolean
  /** Shows no list until something is typed: the text is cleared after each choice, which must not open the list again. */
  readonly opensOnText?: boolean
  readonly className?: string | undefined
}

/** A tap shows again the list that a scroll has closed. */
const SearchInput = ({
  isSearching,
  ...rest
}: ComponentProps<typeof Input> & { readonly isSearching: boolean }) => {
  const state = use(ComboBoxStateContext)
  return <Input {...rest} onClick={() => isSearching && state?.open(null, 'manual')} />
}

/** A text field with a list of suggestions, which the screen provides: arrows, Enter and Escape work. */
export const Combobox = ({
  label,
  hint,
  description,
  error,
  id,
  options,
  value,
  onChange,
  onInputChange,
  status,
  inputMode = 'text',
  autoComplete = 'off',
  placeholder = '',
  opensOnText = false,
  className,
  ...rest
}: ComboboxProps) => {
  const texts = { hint, description, error }
  const { parts, control } = useField({ ...texts, id })
  const [frame, setFrame] = useState<HTMLElement | null>(null)

  const choose = (key: Key | null) => {
    const option = options.find(({ id: optionId }) => optionId === key)
    // Text that is not a chosen option is cleared on Escape or blur.
    onInputChange(option?.label ?? '')
    onChange(option?.id ?? '')
  }

  return (
    <Field {...texts} label={label} parts={parts} className={className}>
      <AriaComboBox
        {...rest}
        ref={setFrame}
        id={parts.control}
        items={options}
        onInputChange={onInputChange}
        value={value === '' ? null : value}
        onChange={choose}
        allowsEmptyCollection={!opensOnText || rest.inputValue !== ''}
        isInvalid={Boolean(error)}
        aria-labelledby={parts.label}
        aria-describedby={control['aria-describedby'] ?? ''}
        className={cx(fieldStyles.wrap)}
      >
        <SearchInput
          isSearching={value === '' && rest.inputValue !== ''}
          inputMode={inputMode}
          autoComplete={autoComplete}
          placeholder={placeholder}
          className={cx(fieldStyles.control, fieldStyles.withToggle)}
        />
        <Button className={cx(styles.toggle)}>
          <Icon name="caret-down-bold" size="sm" />
        </Button>
        <ListPopover frame={frame}>
          <Options empty={status} />
        </ListPopover>
      </AriaComboBox>
      <output className="sr-only">{status}</output>
    </Field>
  )
}
