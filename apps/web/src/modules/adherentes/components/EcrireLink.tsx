import { cheminEcrire } from '@entrelles/contract/modules/messagerie/messagerie.chemins.ts'
import type { ButtonLook } from '#ui/button-class.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'

type EcrireLinkProps = Pick<ButtonLook, 'variant' | 'block'> & {
  readonly id: string
  readonly prenom: string
  readonly className?: string | undefined
}

/** Leads to the discussion with a member. It is not in the module of messages, which imports this one. */
export const EcrireLink = ({ id, prenom, ...look }: EcrireLinkProps) => (
  <ButtonLink to={cheminEcrire(id)} {...look}>
    <Icon name="chat-circle-dots" size="sm" />
    Écrire à {prenom}
  </ButtonLink>
)
