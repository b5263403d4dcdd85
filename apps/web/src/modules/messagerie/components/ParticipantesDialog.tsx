import { formatCount, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useUser } from '#kit/session.ts'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Person } from '#ui/Person.tsx'
import { useDeleteParticipante } from '../messagerie.api.ts'
import { metierOf } from '../mots.ts'
import styles from './Fil.module.css'

type ParticipantesDialogProps = { readonly discussion: Discussion; readonly onClose: () => void }

/** Who reads this discussion; the one who created the group may remove somebody. */
export const ParticipantesDialog = ({ discussion, onClose }: ParticipantesDialogProps) => {
  const { id, participantes, nbParticipantes, droits } = discussion
  const moi = useUser().adherente.id
  const {
    mutate: remove,
    isPending,
    variables,
  } = useDeleteParticipante('Elle ne fait plus partie du groupe.')
  const autres = nbParticipantes - participantes.length
  return (
    <Dialog isOpen title="Participantes" onClose={onClose}>
      <ul className={styles.participants}>
        {participantes.map(({ adherente, organisatrice }, index) => (
          // An erased account has no id, and the order never changes.
          <li key={adherente.id ?? index}>
            <Person
              name={formatName(adherente)}
              photo={miniatureOf(adherente.photo)}
              isUnknown={adherente.id === null}
              to={adherente.id === null ? undefined : pathTo('/membre/:id', { id: adherente.id })}
            >
              {organisatrice ? 'Organisatrice' : metierOf(adherente)}
            </Person>
            {droits.gererParticipantes && adherente.id !== null && adherente.id !== moi && (
              <Button
                size="sm"
                busy={isPending && variables.params.adherenteId === adherente.id}
                onClick={() => adherente.id && remove({ params: { id, adherenteId: adherente.id } })}
              >
                Retirer<span className="sr-only"> {formatName(adherente)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {autres > 0 && (
        <p className="muted">Et {formatCount(autres, 'autre participante', 'autres participantes')}.</p>
      )}
    </Dialog>
  )
}
