import { Boundary } from '#kit/Boundary.tsx'
import { canOpen } from '#kit/route.ts'
import { useUser } from '#kit/session.ts'
import { LectureVisibleSection } from '#modules/messagerie/messagerie.public.tsx'
import { CompteSection } from './CompteSection.tsx'

/** What she shares of her reading; messages are for active members. */
export const MessagerieSection = () => {
  if (!canOpen('active', useUser())) return null
  return (
    <CompteSection title="Messagerie">
      <Boundary>
        <LectureVisibleSection />
      </Boundary>
    </CompteSection>
  )
}
