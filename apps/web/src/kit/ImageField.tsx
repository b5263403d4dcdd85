import { mediasEndpoints } from '@entrelles/contract/modules/medias/medias.endpoints.ts'
import {
  FORMAT_IMAGE_REFUSE,
  image,
  USAGES_MEDIA,
  type MediaId,
  type UsageCadre,
} from '@entrelles/contract/modules/medias/medias.schema.ts'
import { useState, type ReactNode } from 'react'
import type { Crop } from '#ui/Cropper.tsx'
import { Dropzone } from '#ui/Dropzone.tsx'
import { call } from './call.ts'
import { CallError, messageOf } from './errors.ts'
import { lazyWithRetry } from './lazy-with-retry.ts'
import { keepSentPicture } from './sent-pictures.ts'

const Cropper = lazyWithRetry(() => import('#ui/Cropper.tsx'), 'Cropper')

type ImageFieldProps = {
  readonly id?: string | undefined
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly usage: UsageCadre
  /** URL of the stored picture. */
  readonly current?: string | null | undefined
  /** Receives the id of the uploaded picture, or null when the member removes the stored one. */
  readonly onChange: (mediaId: MediaId | null) => void
}

const check = (file: File): string | undefined => {
  if (!['image/jpeg', 'image/png'].includes(file.type)) return FORMAT_IMAGE_REFUSE
  return image.safeParse(file).error?.issues[0]?.message
}

/** Picture field of a form: `<ImageField {...form.controlled('photoId')} usage="portrait" />`. */
export const ImageField = ({
  id,
  label,
  hint = 'jpg ou png uniquement, 10 Mo au plus.',
  error,
  usage,
  current,
  onChange,
}: ImageFieldProps) => {
  const [refusal, setRefusal] = useState<string>()
  const upload = async (fichier: File, cadrage: Crop, shown: string): Promise<boolean> => {
    setRefusal(undefined)
    try {
      const media = await call(mediasEndpoints.createMedia, { body: { fichier, usage, cadrage } })
      keepSentPicture(media.nom, shown)
      onChange(media.id)
      return true
    } catch (failure) {
      const [violation] = failure instanceof CallError ? failure.violations : []
      setRefusal(violation?.message ?? messageOf(failure))
      return false
    }
  }
  return (
    <Dropzone
      id={id}
      label={label}
      hint={hint}
      error={refusal ?? error}
      proportions={USAGES_MEDIA[usage].proportions}
      current={current}
      cropper={Cropper}
      check={check}
      onChoose={() => setRefusal(undefined)}
      onFile={upload}
      onRemove={() => onChange(null)}
    />
  )
}
