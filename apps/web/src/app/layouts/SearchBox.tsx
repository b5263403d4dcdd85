import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import {
  Suspense,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { useChosen } from '#kit/use-chosen.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { usePressOutside } from '#ui/use-press-outside.ts'
import styles from './SearchBox.module.css'
import { isCurrent } from './menu-entries.ts'
import { useSuggest } from './use-suggest.ts'

const loadSuggestions = () => import('#modules/recherche/components/SuggestionsPanel.tsx')
const SuggestionsPanel = lazyWithRetry(loadSuggestions, 'SuggestionsPanel')

type SearchBoxProps = {
  readonly input: RefObject<HTMLInputElement | null>
  /** Given in the sheet of small screens: suggestions are always open there, and it closes after the search. */
  readonly onClose?: () => void
}

/** The search field of the header, with suggestions as one types; a blank search does nothing (R5-7). */
export const SearchBox = ({ input, onClose }: SearchBoxProps) => {
  const isSheet = onClose !== undefined
  const navigate = useNavigate()
  const isSearching = isCurrent({ section: pathTo('/recherche') }, useLocation().pathname)
  const [searchParams] = useSearchParams()
  const searched = (isSearching && searchParams.get('termes')) || ''
  const [text, setText] = useChosen(searched, searched)
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const { isOpen, open, close, release, status, field, list } = useSuggest(isSheet)
  usePressOutside([form], isOpen && !isSheet, close)

  const leave = () => {
    close()
    onClose?.()
  }
  const type = (typed: string) => {
    setText(typed)
    release()
    open()
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    const termes = text.trim()
    if (!termes) return
    leave()
    void navigate(`${pathTo('/recherche')}?${new URLSearchParams({ termes })}`)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // The browser would empty the field.
    event.preventDefault()
    leave()
    if (!isSheet) input.current?.focus()
  }
  /** Tab leaves the suggestions; a press on something that takes no focus does not. */
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !form?.contains(relatedTarget) && !isSheet) close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the suggestions from any of their parts
    <form
      ref={setForm}
      className={cx(styles.search, isSheet && styles.sheet)}
      onSubmit={search}
      onKeyDown={escape}
      onBlur={blur}
    >
      {isSheet && <IconButton icon="arrow-left-bold" label="Fermer la recherche" plain onClick={onClose} />}
      <SearchField
        {...field}
        ref={input}
        label="Rechercher dans Entrelles"
        value={text}
        placeholder="Une membre, un événement, une commune…"
        maxLength={TERMES_MAX}
        enterKeyHint="search"
        onChange={type}
        onClick={open}
        // Loaded before the first letter; the panel retries a load that fails.
        onFocus={() => void loadSuggestions().catch(() => undefined)}
      >
        {isOpen && text !== '' ? (
          <IconButton
            icon="x-bold"
            label="Effacer la recherche"
            plain
            className={styles.end}
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          />
        ) : (
          <IconButton
            type="submit"
            icon="arrow-right-bold"
            label="Lancer la recherche"
            plain
            className={styles.end}
          />
        )}
      </SearchField>
      <output className="sr-only">{status}</output>
      {isOpen && (
        // Without its suggestions the field still searches.
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <SuggestionsPanel
              {...list}
              texte={text}
              isSheet={isSheet}
              onLeave={() => {
                setText(searched)
                leave()
              }}
              onEmptied={() => input.current?.focus()}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </form>
  )
}
