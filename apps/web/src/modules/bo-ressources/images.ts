import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { TEXTE_IMAGE_MAX } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { Figure } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { useState } from 'react'
import { pictureProblem, pictureRefusal, previewOfPicture } from '#kit/picture-files.ts'
import { keepSentPicture, pictureOf } from '#kit/sent-pictures.ts'
import type { Pictures } from '#ui/FigureDialog.tsx'
import { createImage } from './bo-ressources.api.ts'
import type { ImageSaisie } from './saisie.ts'

type Envoyee = ImageSaisie & { readonly proportions: number }

const proportionsOf = async (preview: string): Promise<number> => {
  const image = new Image()
  image.src = preview
  await image.decode()
  return image.naturalWidth / image.naturalHeight
}

/** Sends a picture as it is, without a crop. */
export const sendImage = async (file: File): Promise<Envoyee | { readonly refusal: string }> => {
  const refusal = pictureProblem(file)
  if (refusal !== undefined) return { refusal }
  try {
    const preview = await previewOfPicture(file)
    const [proportions, { id, nom }] = await Promise.all([proportionsOf(preview), createImage(file)])
    keepSentPicture(nom, preview)
    return { id, nom, proportions }
  } catch (failure) {
    return { refusal: pictureRefusal(failure) }
  }
}

/** The pictures of an article, for its editor and its preview. */
export const useFigures = (ressource: DetailRessourceBo | undefined) => {
  // Never replaced: the editor reads it for as long as it lives.
  const [known] = useState(() => new Map<string, Figure>())
  for (const figure of ressource?.figures ?? []) known.set(figure.id, figure)
  const [pictures] = useState<Pictures>(() => ({
    srcOf: (id) => {
      const nom = known.get(id)?.nom
      return nom === undefined ? undefined : pictureOf(nom, 800)
    },
    send: async (file) => {
      const sent = await sendImage(file)
      if ('id' in sent) known.set(sent.id, sent)
      return sent
    },
    altMax: TEXTE_IMAGE_MAX,
    captionMax: TEXTE_IMAGE_MAX,
  }))
  return { pictures, figures: known }
}
