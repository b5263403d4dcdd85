import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { cheminOf, type Espace } from '../espace.ts'

type AucuneProps = { readonly espace: Espace; readonly narrowed: boolean }

export const Aucune = ({ espace, narrowed }: AucuneProps) =>
  narrowed ? (
    <EmptyState
      title="Aucune adhérente ne correspond"
      level={3}
      actions={<ButtonLink to={cheminOf(espace)}>Tout afficher</ButtonLink>}
    >
      Change de filtre, ou cherche un autre nom.
    </EmptyState>
  ) : (
    <EmptyState title="Aucune adhérente pour l’instant" level={3}>
      {espace === 'coordinatrice'
        ? 'Celles qui rejoindront ton antenne s’ajouteront à cette liste.'
        : 'Chaque inscription s’ajoutera à cette liste.'}
    </EmptyState>
  )
