import { formatDate, formatName } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Milestones } from '#ui/Milestones.tsx'
import { Tag } from '#ui/Tag.tsx'
import { ETAPES, nbEtapesOf } from '../statuts.ts'
import { ActionDialog } from './ActionDialog.tsx'
import styles from './Fiche.module.css'

/** Progress of the registration, with a reminder to send. */
export const InscriptionCard = ({ fiche }: { readonly fiche: Fiche }) => {
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  const done = nbEtapesOf(fiche)
  const isOver = done === ETAPES.length
  return (
    <Card as="section" aria-labelledby="inscription">
      <div className={styles.head}>
        <h2 id="inscription">Inscription</h2>
        {isOver ? (
          <Tag tone="success" icon="check-circle-fill">
            Terminée
          </Tag>
        ) : (
          <Tag tone="lagoon" icon="clock">
            Étape {done + 1} sur {ETAPES.length}
          </Tag>
        )}
      </div>
      <Milestones
        isHorizontal
        current={done}
        milestones={ETAPES.map((title, index) => ({
          title,
          text: index === 0 ? formatDate(fiche.dateInscription, ZONE_PARIS) : '',
        }))}
      />
      {fiche.droits.relancerInscription && (
        <Button className={styles.relance} onClick={() => setIsAsked(true)}>
          <Icon name="paper-plane-tilt-bold" size="sm" />
          Relancer l’inscription
        </Button>
      )}
      {isAsked && (
        <ActionDialog
          espace="administratrice"
          demande={{
            action: 'relancer_inscription',
            cible: { ids: [fiche.id] },
            nb: 1,
            nom: formatName(fiche),
          }}
          onClose={close}
          onDone={close}
        />
      )}
    </Card>
  )
}
