import { canOpen } from '#kit/route.ts'
import { useUser } from '#kit/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { PageHead } from '#ui/PageHead.tsx'

export const AccueilScreen = () => {
  const user = useUser()
  return (
    <>
      <PageHead title={`Bonjour ${user.adherente.prenom}`} lede="Contente de te voir ici." />
      {canOpen('active', user) ? (
        <Card as="section" variant="contour" className="stack">
          <h2>Une question&nbsp;?</h2>
          <p className="muted">La FAQ répond à celles qu’on nous pose le plus.</p>
          <div>
            <ButtonLink to="/faq" variant="primary">
              Lire la FAQ
            </ButtonLink>
          </div>
        </Card>
      ) : (
        <Callout>Ton inscription n’est pas terminée. Tu pourras bientôt la compléter ici.</Callout>
      )}
    </>
  )
}
