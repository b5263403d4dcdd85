import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { apercuOf, manquantsOf, type Choix } from '../apercu.ts'
import { MOTS } from '../mots.ts'
import type { Saisie } from '../saisie.ts'
import styles from './CoupDePouce.module.css'
import { CoupDePouceArticle } from './CoupDePouceArticle.tsx'
import { CoupDePouceFacts } from './CoupDePouceFacts.tsx'

type CoupDePoucePreviewProps = {
  readonly saisie: Saisie
  readonly choix: Choix
  readonly ville: CoupDePouce['ville']
  readonly today: CivilDay
  readonly onClose: () => void
}

/** The request as members would read it, with what it still needs. */
export const CoupDePoucePreview = ({ saisie, choix, ville, today, onClose }: CoupDePoucePreviewProps) => {
  const demande = apercuOf(saisie, choix, ville, today)
  const manquants = manquantsOf(saisie, today)
  return (
    <Dialog isOpen isWide title="Aperçu" onClose={onClose}>
      <div className="stack">
        {manquants.length > 0 && (
          <Callout tone="warning">
            Avant de publier, il reste à remplir&nbsp;: {manquants.join(', ')}.
          </Callout>
        )}
        <div className="cols cols--aside">
          <CoupDePouceArticle demande={demande} level={3} />
          <Card>
            <h3 className={styles.subtitle}>{`${demande.auteure.prenom} ${MOTS[demande.type].elle}`}</h3>
            <CoupDePouceFacts demande={demande} />
          </Card>
        </div>
      </div>
    </Dialog>
  )
}
