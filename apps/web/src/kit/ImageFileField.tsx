import { image, USAGES_MEDIA, type UsageCadre } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type { ReactNode } from 'react'
import { cropFile } from '#ui/crop-preview.ts'
import type { Crop } from '#ui/Cropper.tsx'
import { Dropzone } from '#ui/Dropzone.tsx'
import { lazyWithRetry } from './lazy-with-retry.ts'
import { usePictureAddress } from './picture-address.ts'

const Cropper = lazyWithRetry(() => import('#ui/Cropper.tsx'), 'Cropper')

type ImageFileFieldProps = {
  readonly id?: string | undefined
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly usage: UsageCadre
  /** Error message for a picture that is neither jpg nor png. */
  readonly refusal: string
  /** The name of the stored picture, or a new file. */
  readonly value: string | File | null
  readonly onChange: (value: File | null) => void
}

const LARGE = { portrait: 640, couverture: 800, evenement: 800, vignette: 640, intervenant: 640 } as const

/**
 * A picture sent with the other fields of its form. The browser crops it, because such a form has no fields for a crop
 * area.
 */
export const ImageFileField = ({
  usage,
  refusal,
  value,
  onChange,
  hint = 'jpg ou png uniquement, 10 Mo au plus.',
  ...texts
}: ImageFileFieldProps) => {
  const { proportions, largeurs } = USAGES_MEDIA[usage]
  const current = usePictureAddress(value, LARGE[usage])
  const check = (file: File): string | undefined => {
    if (!['image/jpeg', 'image/png'].includes(file.type)) return refusal
    return image.safeParse(file).error?.issues[0]?.message
  }
  const take = async (file: File, crop: Crop): Promise<boolean> => {
    const src = URL.createObjectURL(file)
    try {
      onChange(await cropFile(src, crop, { name: file.name, type: file.type, width: largeurs[2] }))
      return true
    } finally {
      URL.revokeObjectURL(src)
    }
  }
  return (
    <Dropzone
      {...texts}
      hint={hint}
      proportions={proportions}
      current={current}
      cropper={Cropper}
      check={check}
      onFile={take}
      onRemove={() => onChange(null)}
    />
  )
}
