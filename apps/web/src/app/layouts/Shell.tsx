import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { closeSession, useUser } from '#kit/session.ts'
import { homeOf } from '#kit/session-rules.ts'
import { Icon } from '#ui/Icon.tsx'
import { Logo } from '#ui/Logo.tsx'
import { SkipLink } from '#ui/SkipLink.tsx'
import { Footer } from './Footer.tsx'
import { MainMenu } from './MainMenu.tsx'
import styles from './Shell.module.css'

/** The frame of every screen of a connected member: an ink panel, and the content on paper. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const user = useUser()
  const navigate = useNavigate()
  const logout = () => {
    closeSession()
    void navigate('/connexion')
  }
  return (
    <div className={styles.shell}>
      <SkipLink target="contenu" />
      <header className={`${styles.panel} on-ink`}>
        <Link to={homeOf(user)} className={styles.home}>
          <Logo onInk alt="Entrelles, retour à l’accueil" className={styles.logo} />
        </Link>
        <MainMenu />
        <div className={styles.account}>
          <span className={styles.name}>{user.adherente.prenom}</span>
          <button type="button" className={styles.logout} onClick={logout}>
            <Icon name="sign-out" />
            <span>Me déconnecter</span>
          </button>
        </div>
      </header>
      <div className={styles.content}>
        <main className={styles.page} id="contenu" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
    </div>
  )
}
