import { IMAGES_MAX } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { useEffect, useRef, useState } from 'react'
import { pictureProblem, pictureRefusal, previewOfPicture } from '#kit/picture-files.ts'
import { keepSentPicture } from '#kit/sent-pictures.ts'
import { sendImage } from './actus.api.ts'
import type { ImageSaisie } from './saisie.ts'

/** A picture that is leaving; `share` goes from 0 to 1. */
export type Envoi = {
  readonly key: string
  readonly nom: string
  readonly share: number
  readonly abort: () => void
}

type Use = {
  readonly max?: number
  readonly value: readonly ImageSaisie[]
  readonly onChange: (images: readonly ImageSaisie[]) => void
}

/** The pictures of a post: those sent, those that are leaving, and why others were refused. */
export const useSentImages = ({ max = IMAGES_MAX, value, onChange }: Use) => {
  const [envois, setEnvois] = useState<readonly Envoi[]>([])
  const [refus, setRefus] = useState<readonly string[]>([])
  // Two uploads may end before the next render.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const controllers = useRef(new Set<AbortController>())
  useEffect(() => {
    const open = controllers.current
    return () => open.forEach((controller) => controller.abort())
  }, [])

  const change = (images: readonly ImageSaisie[]): void => {
    latest.current = images
    onChange(images)
  }
  const refuse = (nom: string, reason: string): void =>
    setRefus((told) => [...told, `${nom}\u00a0: ${reason}`])

  const upload = async (file: File): Promise<void> => {
    const controller = new AbortController()
    const key = crypto.randomUUID()
    controllers.current.add(controller)
    setEnvois((all) => [...all, { key, nom: file.name, share: 0, abort: () => controller.abort() }])
    try {
      const preview = await previewOfPicture(file)
      const { id, nom } = await sendImage(file, {
        signal: controller.signal,
        onProgress: (share) =>
          setEnvois((all) => all.map((envoi) => (envoi.key === key ? { ...envoi, share } : envoi))),
      })
      keepSentPicture(nom, preview)
      change([...latest.current, { id, nom, texteAlternatif: '' }])
    } catch (failure) {
      if (!controller.signal.aborted) refuse(file.name, pictureRefusal(failure))
    } finally {
      controllers.current.delete(controller)
      setEnvois((all) => all.filter((envoi) => envoi.key !== key))
    }
  }

  const room = Math.max(0, max - value.length - envois.length)
  return {
    envois,
    refus,
    room,
    take: (files: readonly File[]): void => {
      setRefus([])
      const wrong = files.map((file) => ({ file, problem: pictureProblem(file) }))
      const right = wrong.flatMap(({ file, problem }) => (problem === undefined ? [file] : []))
      for (const { file, problem } of wrong) if (problem !== undefined) refuse(file.name, problem)
      for (const file of right.slice(room)) refuse(file.name, `${max} au plus.`)
      for (const file of right.slice(0, room)) void upload(file)
    },
    describe: (id: string, texteAlternatif: string): void =>
      change(latest.current.map((image) => (image.id === id ? { ...image, texteAlternatif } : image))),
    /** The same pictures, each with its words, in another order. */
    reorder: change,
    remove: (id: string): void => {
      setRefus([])
      change(latest.current.filter((image) => image.id !== id))
    },
  }
}
