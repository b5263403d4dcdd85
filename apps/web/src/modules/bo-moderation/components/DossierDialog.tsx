import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { hasMesure, type DemandeDossier } from '../demande.ts'
import { ClotureDialog } from './ClotureDialog.tsx'
import { ExclusionDialog } from './ExclusionDialog.tsx'
import { NoteDialog } from './NoteDialog.tsx'

type DossierDialogProps = {
  readonly dossier: Dossier
  readonly demande: DemandeDossier
  readonly onDone: () => void
  readonly onClose: () => void
}

export const DossierDialog = ({ dossier, demande, ...ends }: DossierDialogProps) => {
  switch (demande) {
    case 'note':
      return <NoteDialog dossier={dossier} {...ends} />
    case 'exclusion':
    case 'abandon':
      return <ExclusionDialog dossier={dossier} demande={demande} {...ends} />
    case 'cloture':
    case 'sans_suite': {
      const isMesuree = hasMesure(dossier.decisions)
      const suite = demande === 'cloture' && isMesuree ? 'traite' : 'sans_suite'
      return <ClotureDialog dossier={dossier} suite={suite} isMesuree={isMesuree} {...ends} />
    }
  }
}
