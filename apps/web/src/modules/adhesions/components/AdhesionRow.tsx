import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatDay } from '@entrelles/contract/kit/format.ts'
import type { Adhesion } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { useState } from 'react'
import { notifyFailure } from '#kit/notify.ts'
import { saveFile } from '#kit/save-file.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { Tag } from '#ui/Tag.tsx'
import { getAttestation } from '../adhesions.api.ts'
import { faitsOf, hasAttestation, STATUTS } from '../mots.ts'
import styles from './AdhesionsList.module.css'

const Attestation = ({ adhesion }: { readonly adhesion: Adhesion }) => {
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      saveFile(await getAttestation(adhesion), `attestation-adhesion-${adhesion.numero}.pdf`)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button size="sm" busy={isBusy} busyLabel="Préparation…" onClick={() => void save()}>
      Attestation (PDF)
      <span className="sr-only"> de l’adhésion {adhesion.numero}</span>
    </Button>
  )
}

/** One membership: dates, payment and documents. */
export const AdhesionRow = ({ adhesion }: { readonly adhesion: Adhesion }) => {
  const { nom, tone } = STATUTS[adhesion.statut]
  return (
    <li className={styles.adhesion}>
      <div className={styles.faits}>
        <p className="row">
          <strong>
            Du {formatDay(adhesion.dateDebut)} au {formatDay(adhesion.dateFin)}
          </strong>
          <Tag tone={tone}>{nom}</Tag>
        </p>
        <p className="small muted">
          {faitsOf(adhesion)} le {formatDay(parisDay(new Date(adhesion.datePaiement)))}. Numéro{' '}
          {adhesion.numero}.
        </p>
      </div>
      {(hasAttestation(adhesion) || adhesion.recuUrl !== null) && (
        <div className="row">
          {hasAttestation(adhesion) && <Attestation adhesion={adhesion} />}
          {adhesion.recuUrl !== null && (
            <Link to={adhesion.recuUrl} standalone className={styles.recu}>
              Reçu de la plateforme
            </Link>
          )}
        </div>
      )}
    </li>
  )
}
