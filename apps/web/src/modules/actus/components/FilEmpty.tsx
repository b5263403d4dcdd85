import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { liste, type Fil, type Filtres } from '../liste.ts'

const VIDES: Readonly<Record<Fil, { readonly titre: string; readonly phrase: string }>> = {
  reseau: {
    titre: 'Le fil est calme',
    phrase: 'Une victoire, une question\u202f? C’est le moment.',
  },
  antenne: {
    titre: 'Rien de ton antenne pour l’instant',
    phrase: 'Choisis ton antenne au moment d’écrire, et lance la conversation.',
  },
  miennes: {
    titre: 'Tu n’as encore rien publié',
    phrase: 'Présente-toi, raconte une réussite ou pose une question.',
  },
  enregistrees: {
    titre: 'Aucune publication enregistrée',
    phrase: 'Ouvre le menu «\u00a0…\u00a0» d’une publication et choisis «\u00a0Enregistrer\u00a0».',
  },
}

/** Nothing to read here: says what to do about it. */
export const FilEmpty = ({ filtres }: { readonly filtres: Filtres }) => {
  const { fil, auteure, termes } = filtres
  const { titre, phrase } = VIDES[fil]
  if (termes)
    return (
      <EmptyState
        title={`Aucun résultat pour «\u00a0${termes}\u00a0»`}
        actions={
          <ButtonLink to={liste.href(undefined, { ...filtres, termes: '' })}>Effacer la recherche</ButtonLink>
        }
      >
        La recherche porte sur les titres et les premières lignes des publications en ligne. Essaie un autre
        mot.
      </EmptyState>
    )
  const reseau = <ButtonLink to={liste.href(undefined, {})}>Voir tout le réseau</ButtonLink>
  if (auteure !== undefined && fil === 'reseau')
    return <EmptyState title="Aucune publication de cette membre" actions={reseau} />
  return (
    <EmptyState title={titre} {...(fil !== 'reseau' && { actions: reseau })}>
      {phrase}
    </EmptyState>
  )
}

/** She has no branch yet: there is no feed to show. */
export const SansAntenneEmpty = () => (
  <EmptyState
    title="Tu n’as pas encore d’antenne"
    actions={<ButtonLink to={pathTo('/antenne')}>Voir les antennes</ButtonLink>}
  >
    Choisis la tienne, ou indique ta commune dans Mon compte.
  </EmptyState>
)
