import { useEffect, useState } from 'react'
import { pictureOf } from './sent-pictures.ts'

const read = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('This file cannot be read')))
    reader.readAsDataURL(file)
  })

/** The URL of a form picture: a stored one by name, a new file as a preview. */
export const usePictureAddress = (
  picture: string | File | null,
  width: Parameters<typeof pictureOf>[1],
): string | null => {
  const [shown, setShown] = useState<{ readonly file: File; readonly address: string }>()
  useEffect(() => {
    if (!(picture instanceof File)) return undefined
    let isWanted = true
    void read(picture)
      .then((address) => isWanted && setShown({ file: picture, address }))
      // An unreadable file has no preview; the server refuses it with a message.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [picture])
  if (typeof picture === 'string') return pictureOf(picture, width)
  return picture !== null && shown?.file === picture ? shown.address : null
}
