import { ANCRE_MESURES } from '@entrelles/contract/kit/paths.ts'
import { CIBLE_MESURES } from '@entrelles/contract/modules/moderation/moderation.paths.ts'
import { MesMesuresSection, useHasMesures } from '#modules/moderation/moderation.public.tsx'
import { useReadCible } from '#modules/notifications/notifications.public.ts'
import { CompteSection } from './CompteSection.tsx'

/** The measures about her, with their notifications; nothing for most members, who have none. */
export const MesuresSection = () => {
  useReadCible(CIBLE_MESURES.type, CIBLE_MESURES.id)
  if (!useHasMesures()) return null
  return (
    <CompteSection title="Mesures à mon sujet" anchor={ANCRE_MESURES}>
      <MesMesuresSection />
    </CompteSection>
  )
}
