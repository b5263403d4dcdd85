import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CarteCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useEffect, useRef, useState } from 'react'
import { useNow } from '#kit/use-now.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useDeleteCoupDePouce } from '../coups-de-pouce.api.ts'
import { momentPasse } from '../mots.ts'
import styles from './Formulaire.module.css'

type BrouillonsCalloutProps = { readonly brouillons: readonly CarteCoupDePouce[] }

/** Her drafts, to go on with or to delete. */
export const BrouillonsCallout = ({ brouillons }: BrouillonsCalloutProps) => {
  const now = useNow()
  const [aSupprimer, setASupprimer] = useState<CarteCoupDePouce>()
  const { mutate, isPending } = useDeleteCoupDePouce('Le brouillon est supprimé.')
  const isDeleted = useRef(false)
  const remove = ({ id }: CarteCoupDePouce) =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => {
          isDeleted.current = true
        },
        onSettled: () => setASupprimer(undefined),
      },
    )
  // Its buttons are gone with the draft.
  useEffect(() => {
    if (aSupprimer === undefined && isDeleted.current)
      document.querySelector<HTMLElement>('[data-page-title]')?.focus()
    isDeleted.current = false
  }, [aSupprimer])
  if (brouillons.length === 0) return null
  return (
    <Callout icon="pencil-simple">
      <p className="strong">
        {brouillons.length > 1 ? 'Tes brouillons t’attendent' : 'Un brouillon t’attend'}
      </p>
      <ul className={styles.drafts}>
        {brouillons.map((brouillon) => (
          <li key={brouillon.id} className={styles.draft}>
            <span>
              «&nbsp;{brouillon.titre}&nbsp;», commencé {momentPasse(brouillon.dateCreation, now)}
            </span>
            <span className="row">
              <ButtonLink size="sm" to={pathTo('/coup-de-pouce/:id/edition', { id: brouillon.id })}>
                Reprendre<span className="sr-only">&nbsp;: {brouillon.titre}</span>
              </ButtonLink>
              <Button size="sm" variant="quiet" onClick={() => setASupprimer(brouillon)}>
                Supprimer<span className="sr-only">&nbsp;: {brouillon.titre}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {aSupprimer && (
        <ConfirmDialog
          isOpen
          title={'Supprimer le brouillon\u202f?'}
          confirmLabel="Supprimer"
          busy={isPending}
          onConfirm={() => remove(aSupprimer)}
          onClose={() => setASupprimer(undefined)}
        >
          <p>«&nbsp;{aSupprimer.titre}&nbsp;» disparaît avec ses fichiers. C’est définitif.</p>
        </ConfirmDialog>
      )}
    </Callout>
  )
}
