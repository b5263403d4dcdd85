import { nomFichierEvenement } from '@entrelles/contract/modules/evenements/fichiers.ts'
import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { getAttestation } from '../evenements.api.ts'
import { useDownload } from '../use-download.ts'

type AttestationButtonProps = {
  readonly evenement: Pick<CarteEvenement, 'id' | 'titre' | 'dateHeureDebut' | 'fuseau'>
  readonly size?: 'sm' | 'md'
  readonly block?: boolean
  readonly children: ReactNode
}

/** For members who attended, once the event is over. */
export const AttestationButton = ({
  evenement,
  size = 'md',
  block = false,
  children,
}: AttestationButtonProps) => {
  const { isBusy, download } = useDownload(
    () => getAttestation(evenement.id),
    nomFichierEvenement('attestation', evenement, 'pdf'),
  )
  return (
    <Button size={size} block={block} busy={isBusy} onClick={download}>
      <Icon name="download-simple" size="sm" />
      {children}
    </Button>
  )
}
