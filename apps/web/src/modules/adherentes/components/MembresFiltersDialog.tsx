import { useId, useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useAnnuaire } from '../use-annuaire.ts'
import { MembresFilterFields } from './MembresFilterFields.tsx'

/** All filters in a dialog; the list changes on submit. */
export const MembresFiltersDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId()
  const { filtres, change, clear } = useAnnuaire()
  const [voulus, setVoulus] = useState(filtres)
  return (
    <Dialog
      isOpen
      title="Filtrer les membres"
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant="primary">
            Voir les membres
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              clear()
              onClose()
            }}
          >
            Tout effacer
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          // The search terms are not part of this dialog: keep those of the URL.
          const { termes: _, ...changes } = voulus
          change(changes)
          onClose()
        }}
      >
        <Boundary
          loading={
            <Loading status="Chargement des filtres…">
              <Skeleton height="20rem" />
            </Loading>
          }
        >
          <MembresFilterFields
            filtres={voulus}
            onChange={(changes) => setVoulus((before) => ({ ...before, ...changes }))}
          />
        </Boundary>
      </form>
    </Dialog>
  )
}
