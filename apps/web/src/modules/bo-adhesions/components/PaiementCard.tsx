import { formatDate, formatMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { DetailAdhesion } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Link } from '#ui/Link.tsx'
import { ORIGINES } from '../mots.ts'
import { ANOMALIES, ETATS, PORTES } from '../statuts.ts'
import { MontantVeil } from './MontantVeil.tsx'
import styles from './PaiementCard.module.css'
import { VerificationButton } from './VerificationButton.tsx'

/** The payment of a membership and its status history. */
export const PaiementCard = ({ adhesion }: { readonly adhesion: DetailAdhesion }) => {
  const { paiement, origine, numero } = adhesion
  const { payeur, commande, recuUrl, historique, anomalie } = paiement
  return (
    <Card as="section" aria-labelledby="paiement">
      <div className={styles.head}>
        <h2 id="paiement">Paiement</h2>
        {origine === 'en_ligne' && <VerificationButton id={paiement.id} nom={numero} />}
      </div>
      {anomalie && (
        <Callout tone="warning" className={styles.anomaly}>
          <strong>{ANOMALIES[anomalie].nom}.</strong> {ANOMALIES[anomalie].phrase}
        </Callout>
      )}
      <Facts
        facts={[
          ['Montant', <MontantVeil key="montant" id={adhesion.id} />],
          ['Moyen de paiement', ORIGINES[origine]],
          ['Payée le', formatDate(paiement.date, ZONE_PARIS)],
          ['Payé par', payeur.nom],
          ['E-mail du paiement', payeur.email],
          ['Commande', commande],
          ['Référence', paiement.reference],
          [
            'Reçu',
            recuUrl === null ? null : (
              <Link key="recu" to={recuUrl}>
                Reçu de la plateforme
              </Link>
            ),
          ],
        ]}
      />
      {historique.length > 0 && (
        <>
          <h3 className={styles.sub}>Historique</h3>
          <ol className={styles.history}>
            {historique.map(({ etat, porte, date }) => (
              <li key={`${date} ${etat}`}>
                <strong>{ETATS[etat]}</strong>
                <span>
                  {[`le ${formatMoment(date, ZONE_PARIS)}`, porte && PORTES[porte]]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}
