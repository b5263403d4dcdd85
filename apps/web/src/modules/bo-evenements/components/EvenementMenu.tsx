import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { EvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { ComponentProps } from 'react'
import type { Espace } from '#kit/back-offices.ts'
import { Icon } from '#ui/Icon.tsx'
import { Menu } from '#ui/Menu.tsx'
import { emargementHref, participantesHref, queueHref } from '../adresses.ts'
import type { Demande } from '../demande.ts'

type Groupe = ComponentProps<typeof Menu>['groups'][number]

type EvenementMenuProps = {
  readonly espace: Espace
  readonly evenement: Pick<
    EvenementBo,
    'id' | 'titre' | 'isDraft' | 'isAnnule' | 'nbInscrites' | 'nbEnAttente' | 'inscriptionType'
  >
  readonly onAsk: (demande: Demande) => void
  /** On the event page the button has a text label, and the menu also holds the actions that a row shows beside it. */
  readonly isPage?: boolean
  /** Extra actions of the event page. */
  readonly more?: Groupe
}

/** Menu of an event; a draft has no public page or participants. */
export const EvenementMenu = ({
  espace,
  evenement,
  onAsk,
  isPage = false,
  more = [],
}: EvenementMenuProps) => {
  const { id, titre, isDraft, isAnnule } = evenement
  const ask = (acte: Demande['acte']) => () => onAsk({ acte, evenement })
  const pages: Groupe = isDraft
    ? []
    : [
        { label: 'Voir sa page', icon: 'eye', to: pathTo('/evenement/:id', { id }) },
        { label: 'Participantes', icon: 'users-three', to: participantesHref(espace, id) },
        { label: 'Liste d’attente', icon: 'hourglass-medium', to: queueHref(espace, id) },
        { label: 'Émargement', icon: 'calendar-check', to: emargementHref(id) },
      ]
  const actes: Groupe = [
    ...(isPage ? [{ label: 'Dupliquer', icon: 'copy', onAction: ask('dupliquer') } as const] : []),
    ...more,
    ...(isDraft
      ? []
      : [
          isAnnule
            ? ({ label: 'Rétablir', icon: 'arrow-counter-clockwise', onAction: ask('retablir') } as const)
            : ({ label: 'Annuler', icon: 'calendar-x', onAction: ask('annuler') } as const),
        ]),
    { label: 'Supprimer', icon: 'trash', onAction: ask('supprimer') },
  ]
  return (
    <Menu
      label={isPage ? 'Autres actions' : `Autres actions\u00a0: ${titre}`}
      variant={isPage ? 'button' : 'plain'}
      groups={[pages, actes].filter((entries) => entries.length > 0)}
    >
      {isPage ? (
        <>
          Autres actions
          <Icon name="caret-down-bold" size="sm" />
        </>
      ) : (
        <Icon name="dots-three-vertical-bold" />
      )}
    </Menu>
  )
}
