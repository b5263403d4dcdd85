import { formatCount, formatDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { DECISIONS_EN_MOTS } from '@entrelles/contract/modules/bo-moderation/bo-moderation.words.ts'
import {
  MOTIFS_EN_MOTS,
  nomCible,
  STATUTS_EN_MOTS,
} from '@entrelles/contract/modules/moderation/moderation.words.ts'
import type { Espace } from '#kit/back-offices.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Link } from '#ui/Link.tsx'
import { liste, withDossier } from '../liste.ts'
import styles from './Dossier.module.css'

type AntecedentsSectionProps = Pick<Dossier, 'antecedents'> & { readonly espace: Espace }

/** The other reports of the same member, with what was decided. */
export const AntecedentsSection = ({ antecedents, espace }: AntecedentsSectionProps) => {
  if (antecedents.length === 0)
    return <p className="small muted">Aucun autre signalement au sujet de cette membre.</p>
  return (
    <Disclosure
      level={3}
      title={`Historique de la membre\u00a0: ${formatCount(antecedents.length, 'autre signalement', 'autres signalements')}`}
    >
      <ul className={styles.rows}>
        {antecedents.map(({ id, cible, motif, statut, dateCreation, mesures }) => (
          <li key={id} className={styles.words}>
            <Link standalone to={withDossier(liste.href(espace, {}), id)}>
              {nomCible(cible)}
            </Link>
            <p className="small muted">
              {MOTIFS_EN_MOTS[motif]}, le {formatDate(dateCreation, ZONE_PARIS)}. {STATUTS_EN_MOTS[statut]}.
            </p>
            {mesures.map(({ action, motif: pourquoi, date }) => (
              <p key={`${date}${action}`} className="small">
                <strong>{DECISIONS_EN_MOTS[action]}</strong> le {formatDate(date, ZONE_PARIS)}&nbsp;:{' '}
                {pourquoi}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
