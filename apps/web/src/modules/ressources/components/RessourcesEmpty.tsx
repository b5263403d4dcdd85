import type { Ref } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { liste, type Filtres, type Onglet } from '../liste.ts'
import { PropositionButton } from './PropositionButton.tsx'

/** What an empty tab says. */
const VIDES: Readonly<Record<Onglet, { readonly titre: string; readonly phrase: string }>> = {
  toutes: {
    titre: 'La bibliothèque se remplit',
    phrase: 'Un guide, un simulateur, une vidéo t’a servi\u202f? Propose-le aux autres.',
  },
  antenne: {
    titre: 'Rien encore pour ton antenne',
    phrase: 'Ce que ta coordinatrice garde pour vous apparaîtra ici.',
  },
  favoris: {
    titre: 'Aucune ressource en favori',
    phrase: 'Le cœur d’une ressource la garde ici, à portée de main.',
  },
}

type RessourcesEmptyProps = {
  readonly filtres: Filtres
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly onWiden: () => void
}

/** No result: suggests which filters to remove, or what to do in an empty tab. */
export const RessourcesEmpty = ({ filtres, titleRef, onWiden }: RessourcesEmptyProps) => {
  const { onglet, type, termes } = filtres
  if (liste.isNarrowed(filtres)) {
    return (
      <EmptyState
        titleRef={titleRef}
        title={termes ? `Aucun résultat pour «\u00a0${termes}\u00a0»` : 'Aucune ressource ne correspond'}
        actions={
          <ButtonLink to={liste.href(undefined, { onglet, type })} onClick={onWiden}>
            Effacer les filtres
          </ButtonLink>
        }
      >
        {termes
          ? 'Vérifie l’orthographe ou essaie un mot plus court.'
          : 'Retire un filtre, ou regarde toute la bibliothèque.'}
      </EmptyState>
    )
  }
  const { titre, phrase } = VIDES[onglet]
  return (
    <EmptyState
      titleRef={titleRef}
      title={titre}
      actions={
        onglet === 'toutes' ? (
          <PropositionButton />
        ) : (
          <ButtonLink to={liste.href(undefined, {})} onClick={onWiden}>
            Voir toutes les ressources
          </ButtonLink>
        )
      }
    >
      {phrase}
    </EmptyState>
  )
}
