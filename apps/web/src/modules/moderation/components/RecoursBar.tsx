import { formatLongDate } from '@entrelles/contract/kit/format.ts'
import type { MonRecours } from '@entrelles/contract/modules/moderation/recours.schema.ts'
import { readerZone } from '#kit/reader-zone.ts'
import { Button } from '#ui/Button.tsx'
import styles from './MesSignalements.module.css'
import { ReponseCard } from './ReponseCard.tsx'

const ISSUES = {
  maintenue: 'La décision est maintenue.',
  revue: 'La décision a changé.',
} as const

type RecoursBarProps = {
  /** « Demander un réexamen » */
  readonly label: string
  readonly isPossible: boolean
  readonly recours: MonRecours | null
  readonly onAsk: () => void
}

/** The appeal that she may ask for, or that she has asked for with its answer. */
export const RecoursBar = ({ label, isPossible, recours, onAsk }: RecoursBarProps) => {
  if (recours)
    return (
      <>
        <p className={styles.words}>
          <span className="small muted">
            Tu as demandé un réexamen le {formatLongDate(recours.dateCreation, readerZone())}
            {recours.issue === null ? ', une autre personne l’examine.' : `. ${ISSUES[recours.issue]}`}
          </span>
          {`\n«\u00a0${recours.motif}\u00a0»`}
        </p>
        {recours.reponse !== null && <ReponseCard reponse={recours.reponse} le={recours.dateReponse} />}
      </>
    )
  if (!isPossible) return null
  return (
    <div className="row row--between">
      <p className="small muted">Pas d’accord&nbsp;? Une autre personne peut l’examiner, une fois.</p>
      <Button size="sm" onClick={onAsk}>
        {label}
      </Button>
    </div>
  )
}
