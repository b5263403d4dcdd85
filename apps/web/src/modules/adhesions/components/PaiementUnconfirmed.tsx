import { formatLongMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { MesAdhesions } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { verificationHref } from '../issue.ts'
import styles from './PaiementUnconfirmed.module.css'

type PaiementUnconfirmedProps = { readonly paiement: NonNullable<MesAdhesions['paiementEnCours']> }

/** A payment was started and not confirmed: the member should check it rather than pay twice. */
export const PaiementUnconfirmed = ({ paiement }: PaiementUnconfirmedProps) => (
  <Callout tone="warning" className={styles.callout}>
    <p className="strong">Tu as commencé un paiement le {formatLongMoment(paiement.depuis, ZONE_PARIS)}.</p>
    <p>Si tu es allée au bout, vérifie-le avant de payer une deuxième fois.</p>
    <ButtonLink to={verificationHref(paiement.checkoutId)} size="sm" className={styles.action}>
      Vérifier mon paiement
    </ButtonLink>
  </Callout>
)
