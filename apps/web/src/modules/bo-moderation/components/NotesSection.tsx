import { capitalize, formatMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { useId } from 'react'
import { useUser } from '#kit/session.ts'
import { nomDe } from '../mots.ts'
import styles from './Dossier.module.css'

/** What those who examine the report write to each other. */
export const NotesSection = ({ notes }: Pick<Dossier, 'notes'>) => {
  const titleId = useId()
  const moi = useUser().adherente.id
  if (notes.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h3 id={titleId}>Notes de l’équipe</h3>
      <ul className={styles.rows}>
        {notes.map(({ contenu, date, par }) => (
          <li key={`${date}${contenu}`} className={styles.words}>
            <p className="small muted">
              <strong>{capitalize(nomDe(par, moi))}</strong>, le {formatMoment(date, ZONE_PARIS)}
            </p>
            <p>{contenu}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
