import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

type QuestionsEmptyProps = { readonly termes: string; readonly onClear: () => void }

/** No match, or nothing published yet. */
export const QuestionsEmpty = ({ termes, onClear }: QuestionsEmptyProps) =>
  termes === '' ? (
    <EmptyState title="La FAQ se remplit">
      Pose ta question&nbsp;: elle aidera aussi les suivantes.
    </EmptyState>
  ) : (
    <EmptyState
      title={`Aucun résultat pour «\u00a0${termes}\u00a0»`}
      actions={<Button onClick={onClear}>Effacer</Button>}
    >
      Vérifie l’orthographe ou essaie un mot plus court.
    </EmptyState>
  )
