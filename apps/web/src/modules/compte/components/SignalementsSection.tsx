import { ANCRE_SIGNALEMENTS } from '@entrelles/contract/kit/paths.ts'
import { CIBLE_SIGNALEMENTS } from '@entrelles/contract/modules/moderation/moderation.paths.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { MesSignalementsSection } from '#modules/moderation/moderation.public.tsx'
import { useReadCible } from '#modules/notifications/notifications.public.ts'
import { CompteSection } from './CompteSection.tsx'

/** Her reports; the notifications about their answers are read with them. */
export const SignalementsSection = () => {
  useReadCible(CIBLE_SIGNALEMENTS.type, CIBLE_SIGNALEMENTS.id)
  return (
    <CompteSection title="Mes signalements" anchor={ANCRE_SIGNALEMENTS}>
      <Boundary>
        <MesSignalementsSection />
      </Boundary>
    </CompteSection>
  )
}
