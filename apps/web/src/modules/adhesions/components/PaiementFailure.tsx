import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { paiementsErrors } from '@entrelles/contract/modules/paiements/paiements.errors.ts'
import { CallError, messageOf } from '#kit/errors.ts'
import { Callout } from '#ui/Callout.tsx'
import { Link } from '#ui/Link.tsx'

const { code: REFUSEE } = paiementsErrors.paiement_refuse_par_la_plateforme()

/** Why the payment page cannot be opened (R8-1); a refused name is corrected in the account page. */
export const PaiementFailure = ({ error }: { readonly error: unknown }) => (
  <Callout tone="danger" role="alert">
    <p className="strong">{messageOf(error)}</p>
    {error instanceof CallError && error.code === REFUSEE ? (
      <Link to={pathTo('/mon-compte')} standalone>
        Ouvrir mon compte
      </Link>
    ) : (
      <p>Rien n’a été débité. Réessaie dans un instant.</p>
    )}
  </Callout>
)
