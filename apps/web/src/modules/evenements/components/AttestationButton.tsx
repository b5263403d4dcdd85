import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { getAttestation } from '../evenements.api.ts'
import { nomFichierOf } from '../fichier.ts'
import { useDownload } from '../use-download.ts'

/** For members who attended. */
export const AttestationButton = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const { id, titre } = evenement
  const { isBusy, download } = useDownload(
    () => getAttestation(id),
    nomFichierOf(`attestation ${titre}`, 'pdf'),
  )
  return (
    <Button block busy={isBusy} onClick={download}>
      <Icon name="download-simple" size="sm" />
      Mon attestation
    </Button>
  )
}
