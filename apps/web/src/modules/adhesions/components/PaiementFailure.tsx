import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { paiementsErrors } from '@entrelles/contract/modules/paiements/paiements.errors.ts'
import { CallError, messageOf } from '#kit/errors.ts'
import { Callout } from '#ui/Callout.tsx'
import { Link } from '#ui/Link.tsx'

const { code: REFUSEE } = paiementsErrors.paiement_refuse_par_la_plateforme()

/** Why she is not sent to the payment page (R8-1); her names are mended in her account. */
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
