import { useDebounced } from '#kit/debounce.ts'
import { Button } from '#ui/Button.tsx'
import styles from '../screens/InscriptionScreen.module.css'
import { domaineSuggere, withDomaine } from '../suggestion-email.ts'

type EmailSuggestionProps = {
  readonly email: string
  readonly onAccept: (email: string) => void
}

/** Suggests the domain probably meant: « gmial.com » is « gmail.com ». */
export const EmailSuggestion = ({ email, onAccept }: EmailSuggestionProps) => {
  const settled = useDebounced(email)
  // Hidden as soon as the user types again.
  const domaine = settled === email ? domaineSuggere(email) : undefined
  return (
    <div aria-live="polite">
      {domaine && (
        <div className={`row ${styles.suggestion}`}>
          <span>As-tu voulu écrire</span>
          <Button size="sm" onClick={() => onAccept(withDomaine(email, domaine))}>
            {domaine}&nbsp;?
          </Button>
        </div>
      )}
    </div>
  )
}
