import { EmptyState } from '#ui/EmptyState.tsx'
import { RetourEvenements } from './RetourEvenements.tsx'

/** R2.1-11: the link of a mail that nothing is behind. */
export const LienRefuse = () => (
  <EmptyState level={1} art="roadblock" title="Une erreur est survenue." actions={<RetourEvenements />}>
    Ce lien n’est pas reconnu. Ouvre celui du dernier e-mail reçu, ou désinscris-toi depuis la page de
    l’événement.
  </EmptyState>
)
