import { formatDay, formatName } from '@entrelles/contract/kit/format.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useState } from 'react'
import { useToday } from '#kit/use-today.ts'
import { SaisieDialog } from '#modules/bo-adhesions/bo-adhesions.public.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Slip } from '#ui/Slip.tsx'
import { echeanceOf } from '../adhesion.ts'
import type { Demande } from '../demande.ts'
import { formatRappels, formatRelance } from '../mots.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { AdhesionsTable } from './AdhesionsTable.tsx'
import styles from './Fiche.module.css'

const Echeance = ({ fiche, onAsk }: { readonly fiche: Fiche; readonly onAsk: () => void }) => {
  const echeance = echeanceOf(fiche, useToday())
  const [annee] = fiche.adhesions.filter(({ dateFin }) => dateFin === fiche.payeJusquau)
  const sentences = [formatRappels(fiche.rappels), formatRelance(fiche)].filter(Boolean).join(' ')
  if (!echeance || fiche.payeJusquau === null) return null
  return (
    <div className={styles.slip}>
      <Slip
        aria-label="Fin de son adhésion"
        value={echeance.nb}
        unit={echeance.unite}
        actions={
          fiche.droits.relancerAdhesion && (
            <Button size="sm" onClick={onAsk}>
              Relancer
            </Button>
          )
        }
      >
        <p className={styles.years}>
          {annee
            ? `Du ${formatDay(annee.dateDebut)} au ${formatDay(annee.dateFin)}`
            : `Jusqu’au ${formatDay(fiche.payeJusquau)}`}
        </p>
        {sentences && <p className={styles.sentence}>{sentences}</p>}
      </Slip>
    </div>
  )
}

/** Payments and planned reminders of a member, with manual entry. */
export const AdhesionCard = ({ fiche }: { readonly fiche: Fiche }) => {
  const [isEntering, setIsEntering] = useState(false)
  const [demande, setDemande] = useState<Demande>()
  const close = () => setDemande(undefined)
  return (
    <Card as="section" aria-labelledby="adhesion">
      <div className={styles.head}>
        <h2 id="adhesion">Adhésion</h2>
        {fiche.etapeInscription === 'termine' && (
          <Button size="sm" onClick={() => setIsEntering(true)}>
            <Icon name="plus-bold" size="sm" />
            Saisir une adhésion
          </Button>
        )}
      </div>
      <Echeance
        fiche={fiche}
        onAsk={() =>
          setDemande({
            action: 'relancer_adhesion',
            cible: { ids: [fiche.id] },
            nb: 1,
            nom: formatName(fiche),
          })
        }
      />
      {fiche.adhesions.length > 0 ? (
        <AdhesionsTable fiche={fiche} />
      ) : (
        <p className="muted">Aucune adhésion enregistrée.</p>
      )}
      {isEntering && <SaisieDialog pour={fiche} onClose={() => setIsEntering(false)} />}
      {demande && <ActionDialog espace="administratrice" demande={demande} onClose={close} onDone={close} />}
    </Card>
  )
}
