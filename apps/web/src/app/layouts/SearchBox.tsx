import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { IconButton } from '#ui/IconButton.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import styles from './SearchBox.module.css'
import { unavailable } from './account-entries.ts'
import { isCurrent } from './menu-entries.ts'

type SearchBoxProps = {
  readonly isExpired?: boolean
  /** Given when an icon opens the search: the field takes the focus, and calls this after the search. */
  readonly onClose?: () => void
}

/** The search field of the header; a blank search does nothing. */
export const SearchBox = ({ isExpired = false, onClose }: SearchBoxProps) => {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const isSearching = isCurrent({ section: pathTo('/recherche') }, useLocation().pathname)
  const [searchParams] = useSearchParams()
  const searched = (isSearching && searchParams.get('termes')) || ''

  const search = (event: FormEvent) => {
    event.preventDefault()
    const termes = input.current?.value.trim()
    if (isExpired || !termes) return
    void navigate(`${pathTo('/recherche')}?${new URLSearchParams({ termes })}`)
    onClose?.()
  }
  const escape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose?.()
  }

  return (
    <form className={styles.search} onSubmit={search}>
      <SearchField
        key={searched}
        ref={input}
        label={isExpired ? unavailable('Rechercher dans Entrelles') : 'Rechercher dans Entrelles'}
        defaultValue={searched}
        placeholder="Une membre, un événement, une commune…"
        maxLength={100}
        readOnly={isExpired}
        aria-disabled={isExpired || undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this field
        autoFocus={onClose !== undefined}
        onKeyDown={escape}
      >
        <IconButton
          type="submit"
          icon="arrow-right-bold"
          label={isExpired ? unavailable('Lancer la recherche') : 'Lancer la recherche'}
          plain
          disabled={isExpired}
          className={styles.submit}
        />
      </SearchField>
    </form>
  )
}
