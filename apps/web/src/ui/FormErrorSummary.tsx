import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import styles from './FormErrorSummary.module.css'
import { Icon } from './Icon.tsx'

type FormError = {
  /** The id of the control to mend; without one, the error is the whole form's. */
  readonly id?: string | undefined
  readonly message: string
}

type FormErrorSummaryProps = {
  readonly errors: readonly FormError[]
  /** Grows at each submission: the summary takes the focus then, and never while a field is being mended. */
  readonly attempt: number
}

const focusControl = (event: MouseEvent, id: string) => {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** What prevents a form from being sent, with a link to each field. */
export const FormErrorSummary = ({ errors, attempt }: FormErrorSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null)
  const lastAttempt = useRef(0)
  const hasErrors = errors.length > 0

  // Before the paint: whoever sees the errors and types on must not lose her focus to them a moment later.
  useLayoutEffect(() => {
    if (hasErrors && attempt !== lastAttempt.current) summary.current?.focus()
    lastAttempt.current = attempt
  }, [attempt, hasErrors])

  if (!hasErrors) return null
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={summary}>
      <h2 className={styles.title}>
        <Icon name="warning-circle-fill" />
        Ce formulaire comprend {errors.length} erreur(s) :
      </h2>
      <ul className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={id ?? message}>
            {id ? (
              <a href={`#${id}`} onClick={(event) => focusControl(event, id)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
