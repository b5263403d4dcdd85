import { formatCount } from '@entrelles/contract/kit/format.ts'
import { ANCRE_REPONSE } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type {
  CoupDePouce,
  ReponseCoupDePouce,
  ReponseId,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type Ref } from 'react'
import { LoadNextPage } from '#kit/list/LoadNextPage.tsx'
import { useFocusRow } from '#kit/list/use-focus-row.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Thread } from '#ui/Thread.tsx'
import { reponsesQuery, useAcceptReponse, useDeleteReponse } from '../coups-de-pouce.api.ts'
import { MOTS } from '../mots.ts'
import { filsOf } from '../reponses.ts'
import { ReponseForm, type ReponseFormHandle } from './ReponseForm.tsx'
import { ReponseItem } from './ReponseItem.tsx'
import styles from './Reponses.module.css'

type ReponsesSectionProps = {
  readonly demande: CoupDePouce
  readonly isMine: boolean
  readonly form: Ref<ReponseFormHandle>
}

type DeletionDialogProps = {
  readonly demande: CoupDePouce
  readonly reponse: ReponseCoupDePouce
  readonly onDone: () => void
  readonly onClose: () => void
}

const DeletionDialog = ({ demande, reponse, onDone, onClose }: DeletionDialogProps) => {
  const { mutate, isPending } = useDeleteReponse('La réponse est supprimée.')
  const remove = () =>
    mutate({ params: { id: demande.id, reponseId: reponse.id } }, { onSuccess: onDone, onSettled: onClose })
  return (
    <ConfirmDialog
      isOpen
      title={'Supprimer cette réponse\u202f?'}
      confirmLabel="Supprimer"
      busy={isPending}
      busyLabel="Suppression…"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>Ses mots disparaissent pour toutes. C’est définitif.</p>
    </ConfirmDialog>
  )
}

const ReponsesEmpty = ({ isMine }: Pick<ReponsesSectionProps, 'isMine'>) => (
  <EmptyState title="Pas encore de réponse" level={3}>
    {isMine
      ? 'Ta demande est montrée à celles qui peuvent t’aider. Tu seras prévenue de chaque réponse.'
      : 'Une piste, un contact, un prêt\u202f: même petit, ça compte.'}
  </EmptyState>
)

/** The answers, oldest first, and the form to add one. */
export const ReponsesSection = ({ demande, isMine, form }: ReponsesSectionProps) => {
  const query = useSuspenseInfiniteQuery(reponsesQuery(demande.id))
  const reponses = query.data.pages.flatMap((page) => page.reponses)
  const fils = filsOf(reponses)
  const nb = query.data.pages.at(-1)?.nbreponses ?? 0
  const rows = useRef<HTMLOListElement>(null)
  const [parente, setParente] = useState<ReponseCoupDePouce>()
  const [aSupprimer, setASupprimer] = useState<ReponseCoupDePouce>()
  const { target: title, onDone } = useFocusOnDone<HTMLHeadingElement>(aSupprimer !== undefined)
  const focus = useFocusRow(ANCRE_REPONSE, reponses, query)
  const nbAvant = useRef(reponses.length)
  useEffect(() => {
    // The answers of a member whom she has just blocked are gone, with the menu that had the focus.
    if (reponses.length < nbAvant.current && document.activeElement === document.body) title.current?.focus()
    nbAvant.current = reponses.length
  }, [reponses.length, title])
  const accept = useAcceptReponse(MOTS[demande.type].accepteeDit)

  const onAccept = ({ id: reponseId }: ReponseCoupDePouce) =>
    accept.mutate({ params: { id: demande.id, reponseId } }, { onSuccess: () => focus(reponseId) })
  const onSent = (id: ReponseId) => {
    setParente(undefined)
    focus(id)
  }
  return (
    <section className="section" aria-labelledby="reponses">
      <div className="section__head">
        <h2 id="reponses" ref={title} tabIndex={-1}>
          {nb === 0 ? 'Réponses' : formatCount(nb, 'réponse')}
        </h2>
      </div>
      {reponses.length === 0 && <ReponsesEmpty isMine={isMine} />}
      <Thread
        ref={rows}
        threads={fils}
        repliesLabel={({ auteure }) => `Réponses à ${auteure.prenom}`}
        below={(reponse) =>
          parente?.id === reponse.id && (
            <ReponseForm
              demande={demande}
              isMine={isMine}
              parente={reponse}
              onSent={onSent}
              onCancel={() => {
                setParente(undefined)
                focus(reponse.id)
              }}
            />
          )
        }
      >
        {(reponse) => (
          <ReponseItem
            demande={demande}
            reponse={reponse}
            isAccepting={accept.isPending && accept.variables.params.reponseId === reponse.id}
            onReply={() => setParente(reponse)}
            onAccept={() => onAccept(reponse)}
            onDelete={() => setASupprimer(reponse)}
          />
        )}
      </Thread>
      <div className={styles.more}>
        <LoadNextPage rows={rows} nb={fils.length} query={query}>
          Voir les réponses suivantes
        </LoadNextPage>
      </div>
      {demande.droits.repondre && (
        <ReponseForm ref={form} demande={demande} isMine={isMine} onSent={onSent} />
      )}
      {aSupprimer && (
        <DeletionDialog
          demande={demande}
          reponse={aSupprimer}
          onDone={onDone}
          onClose={() => setASupprimer(undefined)}
        />
      )}
    </section>
  )
}
