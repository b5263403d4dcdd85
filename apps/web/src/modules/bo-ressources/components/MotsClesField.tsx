import { MOT_CLE_MAX, MOTS_CLES_MAX } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/Field.tsx'
import { Tokens } from '#ui/Tokens.tsx'
import { useField } from '#ui/use-field.ts'
import styles from './MotsClesField.module.css'

type MotsClesFieldProps = {
  readonly id: string
  readonly label: string
  readonly error?: string | undefined
  readonly value: readonly string[]
  readonly onChange: (mots: readonly string[]) => void
  readonly className?: string
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Key words, each a token: Enter or a comma adds the word that is typed, and so does leaving the field. */
export const MotsClesField = ({ id, label, error, value, onChange, className }: MotsClesFieldProps) => {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const { parts, control } = useField({ id, hint: true, error })
  const isFull = value.length >= MOTS_CLES_MAX

  const add = (typed: string): void => {
    const words = typed
      .split(',')
      .map((word) => word.trim().slice(0, MOT_CLE_MAX))
      .filter((word) => word !== '')
    setText('')
    const added = words.filter(
      (word, n) => ![...value, ...words.slice(0, n)].some((other) => isSame(other, word)),
    )
    if (added.length === 0) return
    onChange([...value, ...added].slice(0, MOTS_CLES_MAX))
    setSaid(`«\u00a0${added.join(', ')}\u00a0» est ajouté.`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      // Enter would send the form.
      event.preventDefault()
      add(text)
    }
    if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1))
  }
  return (
    <Field
      label={label}
      hint={`Entrée ou une virgule ajoute le mot. ${MOTS_CLES_MAX} au plus.`}
      error={error}
      parts={parts}
      className={className}
    >
      <div ref={frame} className={cx(styles.multi, error && styles.invalid)}>
        {value.length > 0 && (
          <Tokens
            field={frame}
            tokens={value.map((mot) => ({ id: mot, label: mot }))}
            onRemove={(token) => {
              onChange(value.filter((mot) => mot !== token.id))
              setSaid(`«\u00a0${token.label}\u00a0» est retiré.`)
            }}
          />
        )}
        <input
          {...control}
          type="text"
          className={styles.input}
          autoComplete="off"
          placeholder={
            isFull ? `${MOTS_CLES_MAX} mots-clés, c’est complet` : `Ajouter, ${MOTS_CLES_MAX} au plus`
          }
          readOnly={isFull}
          value={text}
          onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setText(target.value))}
          onKeyDown={onKeyDown}
          onBlur={() => add(text)}
        />
      </div>
      <output className="sr-only">{said}</output>
    </Field>
  )
}
