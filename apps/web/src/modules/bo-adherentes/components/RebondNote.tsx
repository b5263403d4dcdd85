import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import type { Rebond } from '@entrelles/contract/modules/rebonds/rebonds.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { useDeleteRebond } from '../bo-adherentes.api.ts'
import { formatRebond } from '../mots.ts'
import styles from './Fiche.module.css'

type RebondNoteProps = {
  readonly fiche: Fiche
  readonly rebond: Rebond
  /** The note and its button are about to disappear. */
  readonly onRemove: () => void
}

/** Why the address of a member is no longer written to. */
export const RebondNote = ({ fiche, rebond, onRemove }: RebondNoteProps) => {
  const { mutate: remove, isPending } = useDeleteRebond()
  return (
    <Callout tone="warning" className={styles.rebond}>
      <p>{formatRebond(rebond)}</p>
      <Button
        size="sm"
        busy={isPending}
        busyLabel="Enregistrement…"
        onClick={() => {
          onRemove()
          remove({ params: { id: fiche.id } })
        }}
      >
        Lui écrire de nouveau
      </Button>
    </Callout>
  )
}
