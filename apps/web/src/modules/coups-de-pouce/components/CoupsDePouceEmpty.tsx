import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Ref } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { VIDES } from '../libelles.ts'
import { isParEtat, liste, type Filtres } from '../liste.ts'

type CoupsDePouceEmptyProps = {
  readonly filtres: Filtres
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly onWiden: () => void
}

/** No result: suggests which filters to remove, or what to do in an empty tab. */
export const CoupsDePouceEmpty = ({ filtres, titleRef, onWiden }: CoupsDePouceEmptyProps) => {
  const { onglet, termes, statut } = filtres
  const [actif, ...autres] = liste.active(filtres)
  if (isParEtat(onglet) && actif === 'statut' && autres.length === 0 && !termes) {
    return (
      <EmptyState
        titleRef={titleRef}
        title={statut === 'resolu' ? 'Rien de résolu pour l’instant' : 'Rien de terminé pour l’instant'}
        actions={
          <ButtonLink to={liste.href(undefined, { onglet })} onClick={onWiden}>
            Voir ce qui est en cours
          </ButtonLink>
        }
      />
    )
  }
  if (liste.isNarrowed(filtres)) {
    return (
      <EmptyState
        titleRef={titleRef}
        title={termes ? `Aucun résultat pour «\u00a0${termes}\u00a0»` : 'Aucune demande ne correspond'}
        actions={
          <ButtonLink to={liste.href(undefined, { onglet })} onClick={onWiden}>
            Effacer les filtres
          </ButtonLink>
        }
      >
        {termes
          ? 'Vérifie l’orthographe ou essaie un mot plus court.'
          : 'Retire un filtre, ou regarde les demandes déjà résolues\u202f: la réponse y est peut-être.'}
      </EmptyState>
    )
  }
  const { titre, phrase, isReseau } = VIDES[onglet]
  return (
    <EmptyState
      titleRef={titleRef}
      title={titre}
      actions={
        isReseau ? (
          <ButtonLink to={liste.href(undefined, {})} onClick={onWiden}>
            Voir tout le réseau
          </ButtonLink>
        ) : (
          <ButtonLink to={pathTo('/coup-de-pouce/creation')}>Demander un coup de pouce</ButtonLink>
        )
      }
    >
      {phrase}
    </EmptyState>
  )
}
