import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { nomDestinataire } from '@entrelles/contract/modules/bo-envois/bo-envois.words.ts'
import type { Envoi } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { LETTRES } from '@entrelles/contract/modules/envois/lettres.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Icon } from '#ui/Icon.tsx'
import { CANAUX_ENVOI, essaisOf, momentOf, raisonOf, traiteeOf } from '../mots.ts'
import styles from './EnvoiDetail.module.css'

type EnvoiDetailProps = {
  readonly envoi: Envoi
  readonly busy: boolean
  readonly onResend: () => void
}

/** The facts of a letter, why it is not sent, and what can be done. Its content is not kept: it is written when it leaves. */
export const EnvoiDetail = ({ envoi, busy, onResend }: EnvoiDetailProps) => {
  const { destinataire, dateTraitement } = envoi
  const raison = raisonOf(envoi)
  return (
    <>
      <Facts
        isNarrow
        facts={[
          [
            'À',
            <span key="a">
              {nomDestinataire(envoi)}
              {destinataire && <span className={styles.email}>{destinataire.email}</span>}
            </span>,
          ],
          ['Lettre', LETTRES[envoi.lettre].libelle],
          ['Au sujet de', destinataire && envoi.objet],
          ['Canal', CANAUX_ENVOI[envoi.canal].nom],
          ['Écrite le', momentOf(envoi.dateCreation)],
          [traiteeOf(envoi), dateTraitement && momentOf(dateTraitement)],
          ['Essais', essaisOf(envoi)],
        ]}
      />
      {raison && (
        <Callout tone={raison.tone}>
          <p className="small">
            <strong>{raison.motif}</strong> {raison.phrase}
          </p>
        </Callout>
      )}
      {(envoi.statut === 'echec' || destinataire) && (
        <div className="row">
          {envoi.statut === 'echec' && (
            <Button variant="primary" busy={busy} busyLabel="Envoi…" onClick={onResend}>
              <Icon name="arrow-clockwise-bold" size="sm" />
              Renvoyer
            </Button>
          )}
          {destinataire && (
            <ButtonLink
              variant="quiet"
              to={pathTo('/administratrice/adherente/:id/edition', { id: destinataire.id })}
            >
              Voir sa fiche
            </ButtonLink>
          )}
        </div>
      )}
    </>
  )
}
