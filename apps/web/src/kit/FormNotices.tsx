import { useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import type { Typed } from './kept-forms.ts'

type Choice = 'saved' | 'mine'

type ConflictNoticeProps = {
  readonly isAsked: boolean
  readonly busy?: Choice
  readonly settle: (choice: Choice) => Promise<void>
}

const ConflictNotice = ({ isAsked, busy, settle }: ConflictNoticeProps) => {
  const notice = useRef<HTMLDivElement>(null)
  // As the error summary does. An automatic save must not take the focus from a field.
  useLayoutEffect(() => {
    if (isAsked) notice.current?.focus()
  }, [isAsked])
  const buttonOf = (choice: Choice) => ({
    busy: busy === choice,
    disabled: busy !== undefined && busy !== choice,
    onClick: () => void settle(choice),
  })
  return (
    <Callout ref={notice} tone="warning" role="alert" tabIndex={-1}>
      <p>
        Cette fiche a été modifiée entre-temps. Ce que tu as écrit est toujours là&nbsp;: l’enregistrer
        remplace les mêmes champs.
      </p>
      <p className="row">
        <Button size="sm" {...buttonOf('mine')} busyLabel="Enregistrement…">
          Enregistrer quand même
        </Button>
        <Button size="sm" variant="quiet" {...buttonOf('saved')} busyLabel="Chargement…">
          Reprendre la version enregistrée
        </Button>
      </p>
    </Callout>
  )
}

type FormNoticesProps = {
  readonly form: {
    readonly kept: Typed | undefined
    readonly conflict: ConflictNoticeProps | undefined
  }
}

/** Above the fields: what was kept of a session that ended, and the choice after a concurrent change. */
export const FormNotices = ({ form: { kept, conflict } }: FormNoticesProps) => (
  <>
    {kept && (
      <Callout>
        <p>
          Ta session s’est terminée&nbsp;; nous avons gardé ce que tu avais écrit.
          {kept.isPartial && ' Remets les images et les personnes que tu avais choisies.'}
        </p>
      </Callout>
    )}
    {conflict && <ConflictNotice {...conflict} />}
  </>
)
