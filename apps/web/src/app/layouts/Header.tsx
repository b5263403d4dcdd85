import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useIsDesktop } from '#kit/media.ts'
import { canOpen } from '#kit/route.ts'
import { useUser } from '#kit/session.ts'
import { homeOf } from '#kit/session-rules.ts'
import { BanniereSection } from '#modules/bannieres/components/BanniereSection.tsx'
import { RebondSection } from '#modules/rebonds/components/RebondSection.tsx'
import { useRaccourci } from '#modules/recherche/raccourci.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Logo } from '#ui/Logo.tsx'
import { unavailable } from './account-entries.ts'
import { ExpiredSearch } from './ExpiredSearch.tsx'
import { HeaderIcons } from './HeaderIcons.tsx'
import styles from './Header.module.css'
import { SearchBox } from './SearchBox.tsx'
import { SearchSheet } from './SearchSheet.tsx'
import { useSlash } from './use-slash.ts'
import { UserMenu } from './UserMenu.tsx'

/** The header of every member page (R1-2); without a current membership most entries are disabled (R2.3-5). */
export const Header = () => {
  const user = useUser()
  const isDesktop = useIsDesktop()
  const [isSearchOpen, setIsSearchOpen] = useState(false)
  const searchButton = useRef<HTMLButtonElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const isExpired = !canOpen('accueil', user)
  const [isSlashOn] = useRaccourci()
  useSlash(isSlashOn && !isExpired, () => {
    setIsSearchOpen(!isDesktop)
    searchField.current?.focus()
    // The suggestions open, as with a press.
    searchField.current?.click()
  })

  const closeSearch = () => {
    setIsSearchOpen(false)
    searchButton.current?.focus()
  }

  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={styles.bar}>
          {(!isDesktop || isExpired) && (
            <Link to={homeOf(user)} className={styles.home}>
              <Logo
                alt={isExpired ? 'Entrelles, retour à l’adhésion' : 'Entrelles, retour à l’accueil'}
                className={styles.logo}
              />
            </Link>
          )}
          {isDesktop && (isExpired ? <ExpiredSearch /> : <SearchBox input={searchField} />)}
          {!isDesktop && (
            <IconButton
              ref={searchButton}
              icon="magnifying-glass"
              label={isExpired ? unavailable('Rechercher') : 'Rechercher'}
              plain
              disabled={isExpired}
              aria-expanded={isSearchOpen}
              onClick={() => setIsSearchOpen(true)}
            />
          )}
          <HeaderIcons isExpired={isExpired} />
          <UserMenu isBurger={!isDesktop} isExpired={isExpired} />
        </div>
        {isSearchOpen && !isDesktop && <SearchSheet onClose={closeSearch} />}
      </div>
      {user.emailEnErreur !== undefined && canOpen('adherente', user) && (
        <RebondSection email={user.emailEnErreur} className={styles.news} />
      )}
      {canOpen('active', user) && <BanniereSection className={styles.news} />}
    </header>
  )
}
