import { useSession } from '#kit/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

/** The way on from the page of a mail, for a visitor as for who is connected. */
export const EvenementsLink = () =>
  useSession().user ? (
    <ButtonLink to="/evenement">Voir les événements</ButtonLink>
  ) : (
    <ButtonLink to="/connexion">Me connecter</ButtonLink>
  )
