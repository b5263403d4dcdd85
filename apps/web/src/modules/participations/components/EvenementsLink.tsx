import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSession } from '#kit/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

/** The next link of a page opened from an email, for visitors and for signed-in members. */
export const EvenementsLink = () =>
  useSession().user ? (
    <ButtonLink to={pathTo('/evenement')}>Voir les événements</ButtonLink>
  ) : (
    <ButtonLink to={pathTo('/connexion')}>Me connecter</ButtonLink>
  )
