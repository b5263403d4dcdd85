import { violationsOf } from '@entrelles/contract/kit/errors.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { commentaireForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import type { Commentaire } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { ImageSaisie } from './saisie.ts'

/** The values of the form of a comment, which has one photo at most. */
export type SaisieCommentaire = { readonly contenu: string; readonly images: readonly ImageSaisie[] }

export const COMMENTAIRE_VIDE: SaisieCommentaire = { contenu: '', images: [] }

export const saisieCommentaireOf = ({ contenu, image }: Commentaire): SaisieCommentaire => ({
  contenu,
  images: image ? [{ id: image.id, nom: image.nom, texteAlternatif: image.texteAlternatif }] : [],
})

/** The words and the photo, as the request takes them. */
export const corpsCommentaire = ({ contenu, images: [image] }: SaisieCommentaire) => ({
  contenu,
  image: image ? { id: image.id, texteAlternatif: image.texteAlternatif } : null,
})

/** The field of this form that a field of the body is in. */
export const champCommentaire = (champ: string): string => (champ.startsWith('image') ? 'images' : champ)

export const LIBELLES_COMMENTAIRE = { contenu: 'Ton commentaire', images: 'Photo' } as const

export const saisieCommentaireForm = z.custom<SaisieCommentaire>().superRefine((saisie, issues) => {
  const found = commentaireForm.safeParse(corpsCommentaire(saisie)).error?.issues ?? []
  for (const { champ, message } of violationsOf(found))
    issues.addIssue({ code: 'custom', path: [champCommentaire(champ)], message, input: saisie })
})
