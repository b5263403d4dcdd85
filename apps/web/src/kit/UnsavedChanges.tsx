import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { areFormsKept } from './kept-forms.ts'

type UnsavedChangesProps = {
  /** Whether closing or reloading the page loses what the user has typed. */
  readonly isUnsaved: boolean
  /**
   * Whether navigating inside the application loses it too. Defaults to `isUnsaved`; false for forms that save on
   * leave.
   */
  readonly isLostOnLeave?: boolean
  /** The query string names what is edited: another one leaves the form too. */
  readonly isNamedBySearch?: boolean
}

/** Asks for confirmation before the user leaves a form with unsaved changes. */
export const UnsavedChanges = ({
  isUnsaved,
  isLostOnLeave = isUnsaved,
  isNamedBySearch = false,
}: UnsavedChangesProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLostOnLeave &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isNamedBySearch && currentLocation.search !== nextLocation.search)),
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      // The session ended, and the page reloads by itself with everything kept.
      if (!areFormsKept()) event.preventDefault()
    }
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
