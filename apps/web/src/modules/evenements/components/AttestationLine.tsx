import { ATTESTATION_PRETE } from '@entrelles/contract/modules/emargement/emargement.texts.ts'
import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { isAttestable } from '../etat.ts'
import { useNow } from '#kit/use-now.ts'
import { AttestationButton } from './AttestationButton.tsx'

/** For a member who is marked present: when her attestation comes, then the button. */
export const AttestationLine = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const isReady = isAttestable(evenement, useNow())
  const { maPresence, dateHeureFin, fuseau } = evenement
  if (isReady)
    return (
      <AttestationButton evenement={evenement} block>
        Mon attestation
      </AttestationButton>
    )
  return (
    maPresence === 'presente' &&
    dateHeureFin !== null && <p className="small">{ATTESTATION_PRETE(dateHeureFin, fuseau)}</p>
  )
}
