import { FORMAT_IMAGE_REFUSE, image } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { picturePreview } from '#ui/crop-preview.ts'
import { CallError, messageOf } from './errors.ts'

/** What can be told before a picture is sent. */
export const pictureProblem = (file: File): string | undefined =>
  ['image/jpeg', 'image/png'].includes(file.type)
    ? image.safeParse(file).error?.issues[0]?.message
    : FORMAT_IMAGE_REFUSE

/** A small data URL of a picture, to show it until its sizes are generated. */
export const previewOfPicture = async (file: File): Promise<string> => {
  const src = URL.createObjectURL(file)
  try {
    return await picturePreview(src)
  } finally {
    URL.revokeObjectURL(src)
  }
}

/** Why a picture was not sent. */
export const pictureRefusal = (failure: unknown): string => {
  if (!(failure instanceof CallError)) return 'Cette photo n’a pas pu être lue.'
  return failure.violations[0]?.message ?? messageOf(failure)
}
