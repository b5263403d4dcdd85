import { ANCRE_SIGNALEMENTS } from '@entrelles/contract/kit/paths.ts'
import { CIBLE_MIENS } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { MesSignalementsSection } from '#modules/moderation/moderation.public.tsx'
import { useReadCible } from '#modules/notifications/notifications.public.ts'
import { CompteSection } from './CompteSection.tsx'

/** Her reports; the notifications about their answers are read with them. */
export const SignalementsSection = () => {
  useReadCible('signalement', CIBLE_MIENS)
  return (
    <CompteSection title="Mes signalements" anchor={ANCRE_SIGNALEMENTS}>
      <Boundary>
        <MesSignalementsSection />
      </Boundary>
    </CompteSection>
  )
}
