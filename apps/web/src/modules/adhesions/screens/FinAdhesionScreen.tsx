import { Callout } from '#ui/Callout.tsx'
import { PageHead } from '#ui/PageHead.tsx'

export const FinAdhesionScreen = () => (
  <>
    <PageHead title="Ton adhésion" />
    <Callout>Tu pourras bientôt prolonger ton adhésion sur cette page.</Callout>
  </>
)
