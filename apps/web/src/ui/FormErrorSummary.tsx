import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import styles from './FormErrorSummary.module.css'
import { Icon } from './Icon.tsx'

type FormError = {
  /** The id of the invalid control; undefined when the error concerns the whole form. */
  readonly id?: string | undefined
  readonly message: string
}

type FormErrorSummaryProps = {
  readonly errors: readonly FormError[]
  /** Incremented at each submission: the summary takes the focus then, never while the user corrects a field. */
  readonly attempt: number
}

const focusControl = (event: MouseEvent, id: string) => {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** The errors of a form, each with a link to its field. */
export const FormErrorSummary = ({ errors, attempt }: FormErrorSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null)
  const lastAttempt = useRef(0)
  const hasErrors = errors.length > 0

  // Before paint: a user who sees the errors and keeps typing must not lose the focus a moment later.
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
