import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { MenuEntry } from '#ui/Menu.tsx'
import {
  useArchivePublication,
  useCreateFavori,
  useDeleteEpingle,
  useDeleteFavori,
  useDeletePublication,
  useDeleteSuivi,
  useOpenPublication,
  useUpdateSuivi,
} from './actus.api.ts'

export type Question = 'epingle' | 'suppression' | 'statistiques'

type Options = {
  readonly isMine: boolean
  /** Opens a dialog. */
  readonly ask: (question: Question) => void
  /** Called before an act that removes the post from the page. */
  readonly onLeave: () => void
}

/** A draft is deleted for good, and nobody takes another’s post back from the bin: they are asked about first. */
const isAsked = ({ statut }: Publication, isMine: boolean): boolean =>
  !isMine || statut === 'brouillon' || statut === 'programmee'

/** What the reader may do with a post, in the order of the menu. */
export const usePublicationEntries = (
  publication: Publication,
  { isMine, ask, onLeave }: Options,
): readonly MenuEntry[] => {
  const { id, statut, droits, favori, suivi, epingleeJusquau } = publication
  const input = { params: { id } }
  const save = useCreateFavori('Tu la retrouves dans «\u00a0Enregistrées\u00a0».')
  const unsave = useDeleteFavori('Elle n’est plus dans tes publications enregistrées.')
  const follow = useUpdateSuivi('Tu seras prévenue des prochains commentaires.')
  const mute = useUpdateSuivi('Tu ne seras plus prévenue de rien sur cette publication.')
  const unfollow = useDeleteSuivi(
    suivi === 'muette' ? 'Les notifications sont de retour.' : 'Tu ne seras plus prévenue des commentaires.',
  )
  const unpin = useDeleteEpingle('Elle n’est plus épinglée.')
  const archive = useArchivePublication('Elle est archivée.')
  const restore = useOpenPublication('La publication est de retour.')
  const remove = useDeletePublication('Ta publication est supprimée.', restore.mutate)
  const entryOf = (label: string, icon: NonNullable<MenuEntry['icon']>, onAction: () => void): MenuEntry => ({
    label,
    icon,
    onAction,
  })
  const isLive = statut === 'publiee' || statut === 'archivee'

  const all: readonly (MenuEntry | false)[] = [
    isLive &&
      (favori
        ? entryOf('Ne plus enregistrer', 'bookmark-simple-fill', () => unsave.mutate(input))
        : entryOf('Enregistrer', 'bookmark-simple', () => save.mutate(input))),
    droits.suivre &&
      suivi === null &&
      entryOf('Suivre les commentaires', 'bell', () => follow.mutate({ ...input, body: { etat: 'suivie' } })),
    suivi === 'suivie' && entryOf('Ne plus suivre', 'bell-slash', () => unfollow.mutate(input)),
    droits.suivre &&
      suivi !== 'muette' &&
      entryOf('Couper les notifications', 'bell-slash', () =>
        mute.mutate({ ...input, body: { etat: 'muette' } }),
      ),
    suivi === 'muette' && entryOf('Remettre les notifications', 'bell', () => unfollow.mutate(input)),
    droits.voirStatistiques && entryOf('Qui l’a vue', 'chart-bar', () => ask('statistiques')),
    droits.modifier && {
      label: statut === 'brouillon' ? 'Reprendre' : 'Modifier',
      icon: 'pencil-simple',
      to: pathTo('/actu/:id/edition', { id }),
    },
    droits.epingler &&
      (epingleeJusquau === null
        ? entryOf('Épingler', 'push-pin', () => ask('epingle'))
        : entryOf('Détacher', 'push-pin-slash', () => unpin.mutate(input))),
    droits.archiver &&
      entryOf('Archiver', 'archive', () => {
        onLeave()
        archive.mutate(input)
      }),
    droits.restaurer && entryOf('Restaurer', 'arrow-counter-clockwise', () => restore.mutate(input)),
    droits.supprimer &&
      entryOf('Supprimer', 'trash', () => {
        if (isAsked(publication, isMine)) return ask('suppression')
        onLeave()
        remove.mutate(input)
      }),
  ]
  return all.filter((entry) => entry !== false)
}
