import { formatName } from '@entrelles/contract/kit/format.ts'
import type { LigneFiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { Icon } from '#ui/Icon.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { Demande } from '../demande.ts'

type FicheMenuProps = {
  readonly ligne: LigneFiche
  readonly href: string
  readonly onAsk: (demande: Demande) => void
}

/** Actions on one member, without selecting her. */
export const FicheMenu = ({ ligne, href, onAsk }: FicheMenuProps) => {
  const nom = formatName(ligne)
  const ask = (action: Demande['action']) => () => onAsk({ action, cible: { ids: [ligne.id] }, nb: 1, nom })
  return (
    <Menu
      label={`Actions\u00a0: ${nom}`}
      variant="plain"
      groups={[
        [{ label: 'Ouvrir sa fiche', icon: 'user', to: href }],
        [
          ...(ligne.statut === 'inachevee' && !ligne.administratrice
            ? []
            : [
                {
                  label: 'Envoyer un message',
                  icon: 'chat-circle-dots',
                  onAction: ask('envoyer_message'),
                } as const,
              ]),
          { label: 'Rattacher à une antenne', icon: 'map-pin-area', onAction: ask('rattacher') },
          ligne.statut === 'inachevee'
            ? {
                label: 'Relancer l’inscription',
                icon: 'paper-plane-tilt-bold',
                onAction: ask('relancer_inscription'),
              }
            : {
                label: 'Relancer l’adhésion',
                icon: 'paper-plane-tilt-bold',
                onAction: ask('relancer_adhesion'),
              },
        ],
      ]}
    >
      <Icon name="dots-three-vertical-bold" />
    </Menu>
  )
}
