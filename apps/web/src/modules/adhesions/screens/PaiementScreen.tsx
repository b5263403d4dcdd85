import { useSearchParams } from 'react-router'
import { PaiementCheck } from '../components/PaiementCheck.tsx'
import { PaiementOutcome } from '../components/PaiementOutcome.tsx'
import { retourOf } from '../issue.ts'

/** Return page of the payment platform: the URL says which payment to verify, not its outcome (R2.4-3, R4-8). */
export const PaiementScreen = () => {
  const [searchParams] = useSearchParams()
  const retour = retourOf(searchParams.get('code'), searchParams.get('checkoutIntentId'))
  return retour.issue === 'a_verifier' ? (
    <PaiementCheck key={retour.checkoutId} checkoutId={retour.checkoutId} />
  ) : (
    <PaiementOutcome issue={retour.issue} />
  )
}
