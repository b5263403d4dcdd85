import { useCallback, useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { cropPreview } from './crop-preview.ts'
import type { Crop } from './Cropper.tsx'

export type PictureUse = {
  /** Returns the error of a file, before the crop; undefined when the file is accepted. */
  readonly check: (file: File) => string | undefined
  /** Called when another file is chosen or the choice is cancelled: the caller clears its error. */
  readonly onChoose?: (() => void) | undefined
  /** Uploads the file and its crop area, with the data URL of the preview; resolves to false on failure. */
  readonly onFile: (file: File, crop: Crop, shown: string) => Promise<boolean>
  /** Without it, the picture can be replaced but not removed. */
  readonly onRemove?: (() => void) | undefined
}

type Chosen = { readonly file: File; readonly src: string }

const UNREADABLE = 'Cette image ne peut pas être lue. Choisis-en une autre.'

/** State of a picture field: choose, crop, confirm or remove. */
export const usePicture = ({ check, onChoose, onFile, onRemove }: PictureUse) => {
  const [chosen, setChosen] = useState<Chosen>()
  const [preview, setPreview] = useState<string>()
  const [removed, setRemoved] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const crop = useRef<Crop>(undefined)
  // A ref, because a state only changes at the next render: a second click must not upload the picture twice.
  const isSending = useRef(false)
  /** A picture cannot be confirmed before the cropper reports its area. */
  const [isFramed, setIsFramed] = useState(false)

  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.src) : undefined), [chosen])

  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0]
    if (!file) return
    const wrong = check(file)
    setRefusal(wrong)
    onChoose?.()
    // A refused file leaves the previous choice in place.
    if (wrong !== undefined) return
    crop.current = undefined
    setIsFramed(false)
    setChosen({ file, src: URL.createObjectURL(file) })
  }

  const confirm = useCallback(async (): Promise<boolean> => {
    if (!chosen || !crop.current || isSending.current) return false
    isSending.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      const shown = await cropPreview(chosen.src, crop.current).catch(() => undefined)
      if (shown === undefined) {
        setRefusal(UNREADABLE)
        return false
      }
      const taken = await onFile(chosen.file, crop.current, shown)
      if (!taken) return false
      setPreview(shown)
      setRemoved(false)
      setChosen(undefined)
      return true
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }, [chosen, onFile])

  return {
    chosen,
    preview,
    removed,
    refusal,
    busy,
    isOver,
    take,
    confirm,
    isFramed,
    setCrop: (framed: Crop) => {
      crop.current = framed
      setIsFramed(true)
    },
    refuseUnreadable: () => {
      setChosen(undefined)
      setRefusal(UNREADABLE)
    },
    cancel: () => {
      setChosen(undefined)
      setRefusal(undefined)
      onChoose?.()
    },
    remove: () => {
      setPreview(undefined)
      setRemoved(true)
      onRemove?.()
    },
    drop: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      },
      onPaste: (event: ClipboardEvent) => take(event.clipboardData.files),
    },
  }
}
