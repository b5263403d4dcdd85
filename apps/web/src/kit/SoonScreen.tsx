import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'

type SoonScreenProps = {
  readonly title: string
  /** What the page already offers. */
  readonly children?: ReactNode
}

/** Replaces a screen that is not built yet. */
export const SoonScreen = ({ title, children }: SoonScreenProps) => (
  <>
    <PageHead title={title} />
    {children}
    <EmptyState title="Bientôt ici" actions={<ButtonLink to={pathTo('/')}>Retour à l’accueil</ButtonLink>}>
      Cette page n’est pas encore ouverte&nbsp;: la route est tracée, il reste à la construire.
    </EmptyState>
  </>
)
