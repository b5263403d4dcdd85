import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type {
  CoupDePouceId,
  ReponseId,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import {
  useOpenDiscussionEvenement,
  useOpenDiscussionReponse,
  useOpenDiscussionTerritoire,
} from '../messagerie.api.ts'

type OuvertureProps = {
  readonly isPending: boolean
  readonly open: (settled: { readonly onSuccess: (opened: Discussion) => void }) => void
  readonly size?: 'sm'
  readonly block?: boolean
  readonly children: ReactNode
}

/** Opens a discussion that the server finds or creates, then shows it. */
const OuvertureButton = ({ isPending, open, children, ...look }: OuvertureProps) => {
  const navigate = useNavigate()
  const onSuccess = ({ id }: Discussion) => void navigate(pathTo('/messagerie/discussion/:id', { id }))
  return (
    <Button {...look} busy={isPending} onClick={() => open({ onSuccess })}>
      <Icon name="chat-circle-dots" size="sm" />
      {children}
    </Button>
  )
}

type ReponseProps = { readonly id: CoupDePouceId; readonly reponseId: ReponseId; readonly prenom: string }

/** Writes to a member who has answered one's help request. */
export const EcrireReponseButton = ({ id, reponseId, prenom }: ReponseProps) => {
  const { mutate, isPending } = useOpenDiscussionReponse()
  return (
    <OuvertureButton
      size="sm"
      isPending={isPending}
      open={(settled) => mutate({ params: { id, reponseId } }, settled)}
    >
      Écrire à {prenom}
    </OuvertureButton>
  )
}

/** Writes to all the registrants of an event, for its organisers. */
export const EcrireInscritesButton = ({
  id,
  block = false,
}: {
  readonly id: string
  readonly block?: boolean
}) => {
  const { mutate, isPending } = useOpenDiscussionEvenement()
  return (
    <OuvertureButton
      block={block}
      isPending={isPending}
      open={(settled) => mutate({ params: { id: id as EvenementId } }, settled)}
    >
      Écrire aux inscrites
    </OuvertureButton>
  )
}

type AntenneProps = { readonly id: string; readonly block?: boolean; readonly children: ReactNode }

/** Joins the discussion of one's branch. */
export const DiscussionAntenneButton = ({ id, block = false, children }: AntenneProps) => {
  const { mutate, isPending } = useOpenDiscussionTerritoire()
  return (
    <OuvertureButton
      block={block}
      isPending={isPending}
      open={(settled) => mutate({ params: { id: id as TerritoireId } }, settled)}
    >
      {children}
    </OuvertureButton>
  )
}
