import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '#kit/session.ts'
import { GestesMenu } from '#modules/moderation/moderation.public.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Menu } from '#ui/Menu.tsx'
import { useDeletePublication } from '../actus.api.ts'
import { extraitOf, titreOf } from '../mots.ts'
import { usePublicationEntries, type Question } from '../use-publication-entries.ts'
import { EpingleDialog } from './EpingleDialog.tsx'
import { StatistiquesDialog } from './StatistiquesDialog.tsx'

type PublicationProps = { readonly publication: Publication }

type SuppressionDialogProps = PublicationProps & {
  readonly onLeave: () => void
  readonly onClose: () => void
}

const MOTS = {
  brouillon: {
    titre: 'Supprimer le brouillon\u202f?',
    dit: 'Le brouillon est supprimé.',
    phrase: 'Il disparaît avec ses photos. C’est définitif.',
  },
  publication: {
    titre: 'Supprimer la publication\u202f?',
    dit: 'La publication est supprimée.',
    phrase: 'Elle disparaît pour toutes, avec ses commentaires.',
  },
} as const

const SuppressionDialog = ({ publication, onLeave, onClose }: SuppressionDialogProps) => {
  const { titre, dit, phrase } = MOTS[publication.statut === 'brouillon' ? 'brouillon' : 'publication']
  const { mutate, isPending } = useDeletePublication(dit)
  const remove = () => {
    onLeave()
    mutate({ params: { id: publication.id } }, { onSettled: onClose })
  }
  return (
    <ConfirmDialog
      isOpen
      title={titre}
      confirmLabel="Supprimer"
      busy={isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{phrase}</p>
    </ConfirmDialog>
  )
}

/** After an act that removes the post, its button is gone: the title of the page takes the focus. */
const useFocusAfterLeaving = () => {
  const isLeaving = useRef(false)
  useEffect(
    () => () => {
      if (isLeaving.current && document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-page-title]')?.focus()
    },
    [],
  )
  return () => {
    isLeaving.current = true
  }
}

/** The « … » of a post. */
export const PublicationMenu = ({ publication }: PublicationProps) => {
  const { id, auteure, contenu, droits } = publication
  const isMine = useUser().adherente.id === auteure.id
  const [question, ask] = useState<Question>()
  const onLeave = useFocusAfterLeaving()
  const entries = usePublicationEntries(publication, { isMine, ask, onLeave })
  const close = () => ask(undefined)
  return (
    <>
      {droits.signaler ? (
        <GestesMenu
          cible={{
            type: 'publication',
            id,
            libelle: 'cette publication',
            extrait: extraitOf(contenu),
            isMasquable: droits.masquer,
          }}
          auteure={auteure.id === null ? null : { id: auteure.id, prenom: auteure.prenom, nom: auteure.nom }}
          entries={entries}
          onLeave={onLeave}
        />
      ) : (
        entries.length > 0 && (
          <Menu label={`Plus d’actions\u00a0: ${titreOf(publication)}`} variant="plain" groups={[entries]}>
            <Icon name="dots-three-bold" />
          </Menu>
        )
      )}
      {question === 'suppression' && (
        <SuppressionDialog publication={publication} onLeave={onLeave} onClose={close} />
      )}
      {question === 'epingle' && <EpingleDialog publication={publication} onClose={close} />}
      {question === 'statistiques' && <StatistiquesDialog publication={publication} onClose={close} />}
    </>
  )
}
