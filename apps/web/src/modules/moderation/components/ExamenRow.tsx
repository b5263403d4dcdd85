import type { MonRecours, RecoursForm } from '@entrelles/contract/modules/moderation/recours.schema.ts'
import { useState, type ReactNode } from 'react'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import styles from './MesSignalements.module.css'
import { RecoursBar } from './RecoursBar.tsx'
import { RecoursDialog } from './RecoursDialog.tsx'

type ExamenRowProps = {
  readonly id: string
  readonly title: string
  /** Below the title: about what, and when. */
  readonly detail: ReactNode
  readonly tag: ReactNode
  /** « Demander un réexamen » */
  readonly recoursLabel: string
  readonly recoursPossible: boolean
  readonly recours: MonRecours | null
  readonly sendRecours: (body: RecoursForm) => Promise<unknown>
  /** Between the title and the appeal. */
  readonly children: ReactNode
}

/** A report or a measure in the account of a member, against which she may appeal. */
export const ExamenRow = ({
  id,
  title,
  detail,
  tag,
  recoursLabel,
  recoursPossible,
  recours,
  sendRecours,
  children,
}: ExamenRowProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(isAsking)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h3 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h3>
          <p className="small muted">{detail}</p>
        </div>
        {tag}
      </div>
      {children}
      <RecoursBar
        label={recoursLabel}
        isPossible={recoursPossible}
        recours={recours}
        onAsk={() => setIsAsking(true)}
      />
      {isAsking && (
        <RecoursDialog
          name={`recours/${id}`}
          title={recoursLabel}
          send={sendRecours}
          onDone={onDone}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  )
}
