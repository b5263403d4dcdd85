import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { AntennePage } from '../components/AntennePage.tsx'

/** A tab that is not implemented yet. */
export const AntenneBientotScreen = () => (
  <AntennePage>
    {({ id }) => (
      <EmptyState
        title="Bientôt ici"
        actions={<ButtonLink to={pathTo('/antenne/:id/membre', { id })}>Voir les membres</ButtonLink>}
      >
        Les nouvelles de l’antenne s’afficheront ici quand le fil d’actu ouvrira.
      </EmptyState>
    )}
  </AntennePage>
)
