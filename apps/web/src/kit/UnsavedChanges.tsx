import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

type UnsavedChangesProps = {
  /** What is typed is known to this page alone: closing or reloading it loses it. */
  readonly isUnsaved: boolean
  /** Going elsewhere in the application loses it too, unless told: some forms save themselves as they are left. */
  readonly isLostOnLeave?: boolean
}

/** Asks before a form is left with what is typed in it and not saved. */
export const UnsavedChanges = ({ isUnsaved, isLostOnLeave = isUnsaved }: UnsavedChangesProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLostOnLeave && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={'Quitter sans enregistrer\u202f?'}
      confirmLabel="Quitter sans enregistrer"
      closeLabel="Rester sur la page"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>Ce que tu as modifié n’est pas enregistré et serait perdu.</p>
    </ConfirmDialog>
  )
}
