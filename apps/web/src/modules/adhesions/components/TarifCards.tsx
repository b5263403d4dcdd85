import { formatMontant } from '@entrelles/contract/kit/format.ts'
import { montantOf, type Tarif } from '@entrelles/contract/modules/adhesions/tarif.ts'
import { Tag } from '#ui/Tag.tsx'
import { cx } from '#ui/cx.ts'
import { LIGNES_TARIFS } from '../tarifs.ts'
import styles from './TarifCards.module.css'

/** The three rates; the member’s own is marked. */
export const TarifCards = ({ current }: { readonly current: Tarif }) => (
  <ul className={styles.tarifs} aria-label="Tarifs">
    {LIGNES_TARIFS.map(({ tarif, nom, condition }) => (
      <li key={tarif} className={cx(styles.tarif, tarif === current && styles.current)}>
        <span className={styles.montant}>{formatMontant(montantOf(tarif))}</span>
        <span>
          <strong className={styles.nom}>{nom}</strong>
          <span className="small muted">{condition}</span>
        </span>
        {tarif === current && <Tag tone="sage">Ton tarif</Tag>}
      </li>
    ))}
  </ul>
)
