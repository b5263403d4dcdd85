import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useKeptNotice } from '#kit/kept-notice.ts'
import { useIsDesktop } from '#kit/media.ts'
import { canOpen } from '#kit/route.ts'
import { useUser } from '#kit/session.ts'
import { useSuiteEnvois } from '#modules/messagerie/use-suite-envois.ts'
import { NotationSection } from '#modules/notations/notations.public.tsx'
import { useSyncPush } from '#modules/notifications/use-sync-push.ts'
import { SkipLink } from '#ui/SkipLink.tsx'
import { usePageHandle } from '../page-handle.ts'
import { ScreenSkeleton } from '../ScreenSkeleton.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LowerMenu } from './LowerMenu.tsx'
import styles from './MemberLayout.module.css'
import { SideMenu } from './SideMenu.tsx'

/** Layout of every member page: menus for active and registering members, the rating banner for active ones (R1-5). */
export const MemberLayout = () => {
  const user = useUser()
  const hasMenus = canOpen('accueil', user)
  const isDesktop = useIsDesktop()
  useKeptNotice(user.adherente.id)
  useSyncPush(user.adherente.id)
  useSuiteEnvois(user.adherente.id, canOpen('active', user))
  const isAlone = usePageHandle().wholeWindow === true && !isDesktop
  return (
    <div className={styles.shell}>
      <SkipLink target="contenu" />
      {hasMenus && isDesktop && <SideMenu />}
      <div className={styles.content}>
        {!isAlone && <Header />}
        <main className={styles.page} id="contenu" tabIndex={-1}>
          {canOpen('active', user) && !isAlone && <NotationSection key={user.adherente.id} />}
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
        {!isAlone && <Footer />}
      </div>
      {hasMenus && !isDesktop && !isAlone && <LowerMenu />}
    </div>
  )
}
