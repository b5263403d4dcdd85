import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { echeanceOf } from '../horaires.ts'
import { useOffre } from '../use-inscription.ts'

/** A seat is offered to the member until a date: she accepts it, or leaves it to the next one. */
export const OffreCard = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const { accepter, decliner, isAccepting, isDeclining } = useOffre(evenement)
  const [isAsking, setIsAsking] = useState(false)
  const offreExpireLe = evenement.monInscription?.offreExpireLe
  return (
    <>
      <Callout tone="warning" icon="clock">
        <p>
          <strong>Une place t’est proposée.</strong>
        </p>
        {offreExpireLe && (
          <p>
            Elle t’est gardée jusqu’au <strong>{echeanceOf(offreExpireLe)}</strong> (heure de Paris), puis
            proposée à la membre suivante.
          </p>
        )}
      </Callout>
      <Button
        variant="primary"
        size="lg"
        block
        className="main-action"
        busy={isAccepting}
        busyLabel="Inscription…"
        onClick={accepter}
      >
        Accepter la place
      </Button>
      <Button block onClick={() => setIsAsking(true)}>
        Décliner
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title="Décliner la place&nbsp;?"
          confirmLabel="Décliner la place"
          busy={isDeclining}
          onConfirm={() => decliner(() => setIsAsking(false))}
          onClose={() => setIsAsking(false)}
        >
          <p>
            Elle est proposée à la membre suivante, et tu quittes la liste d’attente de «&nbsp;
            {evenement.titre}&nbsp;».
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
