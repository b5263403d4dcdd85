import type { Ref } from 'react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { liste } from '../liste.ts'
import { useAnnuaire } from '../use-annuaire.ts'

type MembresEmptyProps = {
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly onWiden: () => void
}

/** No result: suggests which filters to remove. */
export const MembresEmpty = ({ titleRef, onWiden }: MembresEmptyProps) => {
  const { filtres, change, clear } = useAnnuaire()
  const { termes } = filtres
  const isFiltered = liste.active(filtres).length > 0
  return (
    <EmptyState
      titleRef={titleRef}
      title={termes ? `Aucun résultat pour «\u00a0${termes}\u00a0»` : 'Aucune membre par ici, pour l’instant'}
      actions={
        <>
          {isFiltered && <Button onClick={() => (onWiden(), clear())}>Effacer les filtres</Button>}
          {termes && (
            <Button onClick={() => (onWiden(), change({ termes: undefined }))}>Effacer la recherche</Button>
          )}
        </>
      }
    >
      {isFiltered
        ? 'Élargis la distance ou retire un filtre.'
        : 'Vérifie l’orthographe ou essaie un mot plus court.'}
    </EmptyState>
  )
}
