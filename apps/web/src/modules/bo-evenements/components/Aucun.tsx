import type { OngletEvenements } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { Espace } from '#kit/back-offices.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { creationHref } from '../adresses.ts'
import { hrefOf } from '../filtres.ts'
import { VIDES } from '../mots.ts'

type AucunProps = {
  readonly espace: Espace
  readonly onglet: OngletEvenements
  readonly narrowed: boolean
}

export const Aucun = ({ espace, onglet, narrowed }: AucunProps) => {
  if (narrowed)
    return (
      <EmptyState
        title="Aucun événement ne correspond"
        level={3}
        actions={<ButtonLink to={hrefOf(espace, { onglet })}>Tout afficher</ButtonLink>}
      >
        Change de filtre, ou cherche un autre titre.
      </EmptyState>
    )
  const { titre, phrase } = VIDES[onglet]
  const isToCome = onglet === 'a_venir' || onglet === 'brouillons'
  return (
    <EmptyState
      title={titre}
      level={3}
      actions={isToCome && <ButtonLink to={creationHref(espace)}>Créer un événement</ButtonLink>}
    >
      {phrase}
    </EmptyState>
  )
}
