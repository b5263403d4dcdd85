import { ANCRE_ALERTES, ANCRE_MEMBRES_BLOQUEES, ANCRE_NOTIFICATIONS } from '@entrelles/contract/kit/paths.ts'
import { useBackOffices } from '#kit/back-offices.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { AdhesionsList } from '#modules/adhesions/adhesions.public.tsx'
import { MembresBloqueesSection } from '#modules/blocages/blocages.public.tsx'
import { ReglagesSection } from '#modules/notifications/notifications.public.ts'
import { AlertesSection } from '#modules/recherche/recherche.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ApparenceSection } from '../components/ApparenceSection.tsx'
import { CompteSection } from '../components/CompteSection.tsx'
import { CompteSkeleton } from '../components/CompteSkeleton.tsx'
import { EmailSection } from '../components/EmailSection.tsx'
import { MessagerieSection } from '../components/MessagerieSection.tsx'
import { MesuresSection } from '../components/MesuresSection.tsx'
import { MotDePasseSection } from '../components/MotDePasseSection.tsx'
import { ProfilSection } from '../components/ProfilSection.tsx'
import { ProtectionSection } from '../components/ProtectionSection.tsx'
import { SessionsSection } from '../components/SessionsSection.tsx'
import { SignalementsSection } from '../components/SignalementsSection.tsx'
import { SuppressionSection } from '../components/SuppressionSection.tsx'
import styles from './MonCompteScreen.module.css'

/** Below 1024 px this page links to the back offices, which the bottom menu omits (R2.3-3). */
const Spaces = () => {
  const backOffices = useBackOffices()
  if (backOffices.length === 0) return null
  return (
    <nav className={`row only-mobile ${styles.spaces}`} aria-label="Mes espaces">
      {backOffices.map(({ to, label, icon }) => (
        <ButtonLink key={to} to={to}>
          <Icon name={icon} />
          {label}
        </ButtonLink>
      ))}
    </nav>
  )
}

/** The account, by sections (R2.1-7). */
export const MonCompteScreen = () => (
  <>
    <PageHead title="Mon compte" />
    <Spaces />
    <div className={styles.sections}>
      <Boundary loading={<CompteSkeleton />}>
        <div className="grid">
          <ProfilSection />
          <CompteSection title="Mes adhésions">
            <Boundary>
              <AdhesionsList />
            </Boundary>
          </CompteSection>
          <EmailSection />
          <MotDePasseSection />
          <ProtectionSection />
          <CompteSection title="Mes notifications" anchor={ANCRE_NOTIFICATIONS}>
            <Boundary>
              <ReglagesSection />
            </Boundary>
          </CompteSection>
          <CompteSection title="Mes alertes de recherche" anchor={ANCRE_ALERTES}>
            <Boundary>
              <AlertesSection />
            </Boundary>
          </CompteSection>
          <MessagerieSection />
          <CompteSection title="Membres bloquées" anchor={ANCRE_MEMBRES_BLOQUEES}>
            <Boundary>
              <MembresBloqueesSection />
            </Boundary>
          </CompteSection>
          <SignalementsSection />
          <Boundary>
            <MesuresSection />
          </Boundary>
          <SessionsSection />
          <ApparenceSection />
          <SuppressionSection />
        </div>
      </Boundary>
    </div>
  </>
)
