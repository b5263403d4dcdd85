import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSession } from '#kit/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

/** The way on from the page of a mail, for a visitor as for who is connected. */
export const EvenementsLink = () =>
  useSession().user ? (
    <ButtonLink to={pathTo('/evenement')}>Voir les événements</ButtonLink>
  ) : (
    <ButtonLink to={pathTo('/connexion')}>Me connecter</ButtonLink>
  )
