import { use, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'
import { cx } from './cx.ts'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'
import listStyles from './Listbox.module.css'
import { ListPopover } from './ListPopover.tsx'
import styles from './MultiSelect.module.css'
import { Options, type Option } from './Options.tsx'
import { Tokens, type Token } from './Tokens.tsx'
import { useField, type FieldTexts } from './use-field.ts'

type MultiSelectProps = FieldTexts & {
  readonly id?: string | undefined
  readonly name?: string
  readonly onBlur?: () => void
  readonly options: readonly Option[]
  /** The ids of the chosen options, in the order of choice. */
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  readonly placeholder?: string
  readonly tone?: 'neutral' | 'sage' | 'terra'
  readonly className?: string | undefined
}

/** The text field. A tap opens the list also where the field has kept the focus, as after a scroll on a phone. */
const ChoiceInput = ({ placeholder }: { readonly placeholder: string }) => {
  const state = use(ComboBoxStateContext)
  return (
    <Input
      className={cx(styles.input)}
      placeholder={placeholder}
      onClick={() => state?.open(null, 'manual')}
    />
  )
}

/** Multiple choice in a long list: a tap shows it, type to filter; each choice becomes a token with a remove button. */
export const MultiSelect = ({
  label,
  hint,
  description,
  error,
  id,
  options,
  value,
  onChange,
  placeholder = 'Ajouter',
  tone = 'neutral',
  className,
  ...rest
}: MultiSelectProps) => {
  const texts = { hint, description, error }
  const { parts, control } = useField({ ...texts, id })
  const frame = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const chosen = value.flatMap((key) => options.filter((option) => option.id === key))

  const remove = (option: Token) => {
    onChange(value.filter((key) => key !== option.id))
    setAnnouncement(`« ${option.label} » est retiré.`)
  }

  return (
    <Field {...texts} label={label} parts={parts} className={className}>
      <ComboBox
        {...rest}
        ref={setRoot}
        selectionMode="multiple"
        menuTrigger="focus"
        id={parts.control}
        defaultItems={options}
        value={value}
        onChange={(keys) => onChange(keys.map(String))}
        allowsEmptyCollection
        isInvalid={Boolean(error)}
        aria-labelledby={parts.label}
        aria-describedby={control['aria-describedby'] ?? ''}
      >
        <div ref={frame} className={cx(styles.multi, error && styles.invalid)}>
          {chosen.length > 0 && <Tokens tokens={chosen} tone={tone} field={frame} onRemove={remove} />}
          <ChoiceInput placeholder={placeholder} />
          <Button className={cx(listStyles.toggle, styles.toggle)}>
            <Icon name="caret-down-bold" size="sm" />
          </Button>
        </div>
        <ListPopover triggerRef={frame} frame={root}>
          <Options empty="Aucun choix ne correspond." />
        </ListPopover>
      </ComboBox>
      <output className="sr-only">{announcement}</output>
    </Field>
  )
}
