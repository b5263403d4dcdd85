import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Ref } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { liste, resserresOf, type Fil, type Filtres } from '../liste.ts'

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

type FilEmptyProps = {
  readonly filtres: Filtres
  readonly titleRef: Ref<HTMLHeadingElement>
  /** The pressed link disappears: the caller moves the focus. */
  readonly onWiden: () => void
}

/** Nothing to read here: says what to do about it. */
export const FilEmpty = ({ filtres, titleRef, onWiden }: FilEmptyProps) => {
  const { fil, auteure, termes } = filtres
  const { titre, phrase } = VIDES[fil]
  if (termes)
    return (
      <EmptyState
        titleRef={titleRef}
        title={`Aucun résultat pour «\u00a0${termes}\u00a0»`}
        actions={
          <ButtonLink to={liste.href(undefined, { ...filtres, termes: '' })} onClick={onWiden}>
            Effacer la recherche
          </ButtonLink>
        }
      >
        La recherche porte sur les titres et les premières lignes des publications en ligne. Essaie un autre
        mot.
      </EmptyState>
    )
  if (resserresOf(filtres).length > 0)
    return (
      <EmptyState
        titleRef={titleRef}
        title="Aucune publication ne correspond"
        actions={
          <ButtonLink to={liste.href(undefined, { ...filtres, type: '', epinglees: '' })} onClick={onWiden}>
            Effacer les filtres
          </ButtonLink>
        }
      >
        Retire un filtre, ou regarde un autre fil.
      </EmptyState>
    )
  const reseau = (
    <ButtonLink to={liste.href(undefined, {})} onClick={onWiden}>
      Voir tout le réseau
    </ButtonLink>
  )
  if (auteure !== undefined && fil === 'reseau')
    return <EmptyState titleRef={titleRef} title="Aucune publication de cette membre" actions={reseau} />
  return (
    <EmptyState titleRef={titleRef} title={titre} {...(fil !== 'reseau' && { actions: reseau })}>
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
