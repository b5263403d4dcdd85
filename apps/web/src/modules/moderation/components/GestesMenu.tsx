import { formatName } from '@entrelles/contract/kit/format.ts'
import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { useUser } from '#kit/session.ts'
import { BlocageDialog } from '#modules/blocages/blocages.public.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Menu, type MenuEntry } from '#ui/Menu.tsx'
import type { AuteureSignalee, CibleSignalee } from '../cible-signalee.ts'
import type { Geste } from '../use-signalement-form.ts'

const SignalementDialog = lazyWithRetry(() => import('./SignalementDialog.tsx'), 'SignalementDialog')

type GestesMenuProps = {
  readonly cible: CibleSignalee
  readonly auteure: AuteureSignalee | null
  /** More actions, above these. */
  readonly entries?: readonly MenuEntry[]
  /** `icon`: in a circle, beside buttons. */
  readonly variant?: 'icon' | 'plain'
  /** Where to go once she is blocked, from a page that then no longer exists for the reader. */
  readonly exit?: string | undefined
  /** Called before she hides it: a list then no longer has it. */
  readonly onLeave?: () => void
}

/** « Plus d’actions sur ce commentaire de Soizic Guéguen » */
const labelOf = ({ type, libelle }: CibleSignalee, auteure: AuteureSignalee | null): string =>
  `Plus d’actions sur ${libelle}${auteure && type !== 'adherente' ? ` de ${formatName(auteure)}` : ''}`

/** The « … » of a content or of a member: report it, hide it, block her. Nothing for what is the reader’s own, unless it has other actions. */
export const GestesMenu = ({
  cible,
  auteure,
  entries = [],
  variant = 'plain',
  exit,
  onLeave,
}: GestesMenuProps) => {
  const isMine = useUser().adherente.id === auteure?.id
  const [shown, setShown] = useState<Geste | 'bloquer'>()
  const close = () => setShown(undefined)
  const gestes: readonly MenuEntry[] = [
    { label: `Signaler ${cible.libelle}`, icon: 'flag', onAction: () => setShown('signaler') },
    ...(cible.isMasquable
      ? [
          {
            label: `Masquer ${cible.libelle}`,
            icon: 'eye-slash' as const,
            onAction: () => setShown('masquer'),
          },
        ]
      : []),
    ...(auteure
      ? [
          {
            label: `Bloquer ${auteure.prenom}`,
            icon: 'prohibit' as const,
            onAction: () => setShown('bloquer'),
          },
        ]
      : []),
  ]
  const groups = [entries, isMine ? [] : gestes].filter((group) => group.length > 0)
  if (groups.length === 0) return null
  return (
    <>
      <Menu label={labelOf(cible, auteure)} variant={variant} groups={groups}>
        <Icon name="dots-three-bold" />
      </Menu>
      {shown && shown !== 'bloquer' && (
        <Boundary loading={null}>
          <SignalementDialog
            geste={shown}
            cible={cible}
            auteure={auteure}
            exit={exit}
            onLeave={onLeave}
            onClose={close}
          />
        </Boundary>
      )}
      {auteure && shown === 'bloquer' && (
        <BlocageDialog adherente={auteure} isOpen exit={exit} onOpenChange={(open) => !open && close()} />
      )}
    </>
  )
}
