import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { ActuBo } from '@entrelles/contract/modules/bo-actus/bo-actus.schema.ts'
import {
  useArchivePublication,
  useDeleteEpingle,
  useOpenPublication,
  useSendEssai,
} from '#modules/actus/actus.api.ts'
import { Icon } from '#ui/Icon.tsx'
import { Menu, type MenuEntry } from '#ui/Menu.tsx'
import type { Ask } from '../acts.ts'
import { titreOf } from '../mots.ts'

type ActuMenuProps = { readonly actu: ActuBo; readonly onAsk: Ask }

/** The acts of a line. */
export const ActuMenu = ({ actu, onAsk }: ActuMenuProps) => {
  const { id, type, statut, epingleeJusquau, droits } = actu
  const params = { params: { id } }
  const { mutate: archive } = useArchivePublication('L’actu est archivée.')
  const { mutate: open } = useOpenPublication('L’actu est de nouveau dans le fil.')
  const { mutate: unpin } = useDeleteEpingle('L’actu n’est plus épinglée.')
  const { mutate: send } = useSendEssai()
  const pin: MenuEntry =
    epingleeJusquau === null
      ? { label: 'Épingler', icon: 'push-pin', onAction: () => onAsk({ acte: 'epingler', id }) }
      : { label: 'Détacher', icon: 'push-pin-slash', onAction: () => unpin(params) }
  const entries: readonly MenuEntry[] = [
    { label: 'Voir', icon: 'eye', to: pathTo('/actu/:id', { id }) },
    ...(droits.modifier
      ? [
          {
            label: 'Modifier',
            icon: 'pencil-simple',
            onAction: () => onAsk({ acte: 'modifier', id }),
          } as const,
        ]
      : []),
    ...(droits.epingler ? [pin] : []),
    ...(type === 'annonce' && statut !== 'archivee'
      ? [
          {
            label: 'M’envoyer un essai',
            icon: 'paper-plane-tilt-bold',
            onAction: () => send(params),
          } as const,
        ]
      : []),
    ...(droits.archiver
      ? [{ label: 'Archiver', icon: 'archive', onAction: () => archive(params) } as const]
      : []),
    ...(droits.restaurer
      ? [{ label: 'Remettre dans le fil', icon: 'arrow-u-up-left', onAction: () => open(params) } as const]
      : []),
  ]
  const remove = {
    label: 'Supprimer',
    icon: 'trash',
    onAction: () => onAsk({ acte: 'supprimer', actu }),
  } as const
  return (
    <Menu
      label={`Actions\u00a0: ${titreOf(actu)}`}
      variant="plain"
      groups={droits.supprimer ? [entries, [remove]] : [entries]}
    >
      <Icon name="dots-three-vertical-bold" />
    </Menu>
  )
}
