import type { RessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { cheminRessource, isLisible } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import { useEspace } from '#kit/back-offices.ts'
import { Icon } from '#ui/Icon.tsx'
import { Menu, type MenuEntry } from '#ui/Menu.tsx'
import { editionHref } from '../adresses.ts'
import type { Ask, Demande } from '../demande.ts'

type RessourceMenuProps = { readonly ressource: RessourceBo; readonly onAsk: Ask }

/** The acts of a line. The changes of an article are published from its form, where they are read. */
export const RessourceMenu = ({ ressource, onAsk }: RessourceMenuProps) => {
  const espace = useEspace()
  const { titre, statut, droits } = ressource
  const act = (isOffered: boolean, acte: Demande['acte'], label: string, icon: MenuEntry['icon']) =>
    isOffered && icon ? [{ label, icon, onAction: () => onAsk({ acte, ressource }) }] : []
  const entries: readonly MenuEntry[] = [
    ...(isLisible(statut) ? [{ label: 'Voir', icon: 'eye', to: cheminRessource(ressource) } as const] : []),
    {
      label: droits.modifier ? 'Modifier' : 'Ouvrir',
      icon: 'pencil-simple',
      to: editionHref(espace, ressource),
    },
    ...act(droits.publier && statut === 'brouillon', 'publier', 'Publier', 'check'),
    ...act(droits.publier && statut === 'archivee', 'remettre', 'Remettre en ligne', 'arrow-u-up-left'),
    ...act(droits.relire, 'relire', 'Marquer comme relue', 'checks'),
    ...act(droits.archiver, 'archiver', 'Archiver', 'archive'),
  ]
  const remove = act(droits.supprimer, 'supprimer', 'Supprimer', 'trash')
  return (
    <Menu
      label={`Actions\u00a0: ${titre}`}
      variant="plain"
      groups={remove.length > 0 ? [entries, remove] : [entries]}
    >
      <Icon name="dots-three-vertical-bold" />
    </Menu>
  )
}
