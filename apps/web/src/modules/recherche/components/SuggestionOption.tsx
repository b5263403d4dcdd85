import { Link } from 'react-router'
import { ELSEWHERE } from '#ui/elsewhere.ts'
import { Icon } from '#ui/Icon.tsx'
import { surligner } from '../surlignage.ts'
import type { Suggestion } from './suggestions-groupes.tsx'
import styles from './Suggestions.module.css'

type SurligneProps = { readonly texte: string; readonly termes: string }

const Surligne = ({ texte, termes }: SurligneProps) =>
  surligner(texte, termes).map(({ texte: piece, isTrouve }, index) =>
    // The pieces of a text have no identity but their place.
    isTrouve ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  )

type SuggestionOptionProps = {
  readonly id: string
  readonly suggestion: Suggestion
  readonly termes: string
  readonly isActive: boolean
}

/** A suggestion: a link that the field's arrows reach, so that Tab passes over it. */
export const SuggestionOption = ({ id, suggestion, termes, isActive }: SuggestionOptionProps) => {
  const { to, visuel, titre, detail, lieu } = suggestion
  const link = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: styles.option,
  } as const
  const content = (
    <>
      {visuel}
      <span>
        <span className={styles.titre}>
          <Surligne texte={titre} termes={termes} />
        </span>
        <span className={styles.detail}>
          {detail && (
            <span>
              <Surligne texte={detail} termes={termes} />
            </span>
          )}
          {lieu}
        </span>
      </span>
      <kbd className={styles.enter} aria-hidden="true">
        <Icon name="arrow-elbow-down-left-bold" size="sm" />
      </kbd>
      <Icon name="caret-right-bold" size="sm" className={styles.chevron} />
    </>
  )
  if (to.startsWith('/')) {
    return (
      <Link {...link} to={to}>
        {content}
      </Link>
    )
  }
  return (
    <a {...link} href={to} {...ELSEWHERE}>
      {content}
      <span className="sr-only">(nouvelle fenêtre)</span>
    </a>
  )
}
