import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TOUT } from '../liste.ts'
import { useRaccourci } from '../raccourci.ts'
import styles from './Suggestions.module.css'

/** The keys of the list; screen readers have their own words for them. */
const Keys = () => (
  <p className={styles.keys} aria-hidden="true">
    <span>
      <kbd>
        <Icon name="arrow-up-bold" size="sm" />
      </kbd>
      <kbd>
        <Icon name="arrow-down-bold" size="sm" />
      </kbd>
      parcourir
    </span>
    <span>
      <kbd>Entrée</kbd>ouvrir
    </span>
    <span>
      <kbd>Échap</kbd>fermer
    </span>
  </p>
)

const RaccourciSwitch = () => {
  const [isOn, change] = useRaccourci()
  return (
    <Switch
      className={styles.shortcut}
      label={
        <>
          Chercher avec <kbd>/</kbd>
        </>
      }
      checked={isOn}
      onChange={({ target }) => change(target.checked)}
    />
  )
}

type SuggestionsFootProps = {
  readonly termes: string
  /** « 24 résultats »; empty until it is known. */
  readonly total: string
}

/** Under the suggestions: the keys, and the way to all the results. */
export const SuggestionsFoot = ({ termes, total }: SuggestionsFootProps) => (
  <div className={styles.foot}>
    <Keys />
    <RaccourciSwitch />
    <ButtonLink variant="primary" size="sm" to={TOUT.href(undefined, { termes })}>
      {total === '' ? 'Voir tous les résultats' : `Tout voir\u00a0: ${total}`}
      <Icon name="arrow-right-bold" size="sm" />
    </ButtonLink>
  </div>
)
