import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useLocation } from 'react-router'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { AntennePage } from '../components/AntennePage.tsx'

const TEXTES: Readonly<Record<string, string>> = {
  publication: 'Les nouvelles de l’antenne s’afficheront ici quand le fil d’actu ouvrira.',
  'coup-de-pouce': 'Les demandes de l’antenne s’afficheront ici quand les coups de pouce ouvriront.',
}

/** A tab that is not implemented yet. */
export const AntenneBientotScreen = () => {
  const onglet = useLocation().pathname.split('/').at(-1) ?? ''
  return (
    <AntennePage>
      {({ id }) => (
        <EmptyState
          title="Bientôt ici"
          actions={<ButtonLink to={pathTo('/antenne/:id/membre', { id })}>Voir les membres</ButtonLink>}
        >
          {TEXTES[onglet]}
        </EmptyState>
      )}
    </AntennePage>
  )
}
