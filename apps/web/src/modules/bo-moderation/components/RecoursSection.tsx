import { formatMoment, formatName } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { IssueRecours, PartieRecours } from '@entrelles/contract/modules/moderation/recours.schema.ts'
import { useId } from 'react'
import { Tag } from '#ui/Tag.tsx'
import styles from './Dossier.module.css'

const PARTIES: Readonly<Record<PartieRecours, string>> = {
  membre: 'La membre conteste la mesure',
  signaleuse: 'Une membre qui a signalé conteste la réponse',
}

const Issue = ({ issue }: { readonly issue: IssueRecours | null }) => {
  if (issue === null)
    return (
      <Tag tone="warning" icon="hourglass-medium">
        En attente
      </Tag>
    )
  return issue === 'revue' ? (
    <Tag tone="success" icon="check-bold">
      Décision revue
    </Tag>
  ) : (
    <Tag>Décision maintenue</Tag>
  )
}

/** The appeals: each side has one, and somebody else examines it. */
export const RecoursSection = ({ recours }: Pick<Dossier, 'recours'>) => {
  const titleId = useId()
  if (recours.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h3 id={titleId}>Recours</h3>
      <ul className={styles.rows}>
        {recours.map(({ partie, auteure, motif, dateCreation, issue, reponse }) => (
          <li key={partie} className={styles.words}>
            <p className={styles.tags}>
              <strong>{PARTIES[partie]}</strong>
              <Issue issue={issue} />
            </p>
            <p>{`«\u00a0${motif}\u00a0»`}</p>
            <p className="small muted">
              Le {formatMoment(dateCreation, ZONE_PARIS)}
              {auteure && `, ${formatName(auteure)}`}
            </p>
            {reponse !== null && <p>Réponse&nbsp;: {reponse}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
