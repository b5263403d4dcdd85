import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  CAMERA_ABSENTE,
  closeCamera,
  hasCamera,
  hasLamp,
  hasTwoCameras,
  openCamera,
  refusCamera,
  setLamp,
  type Cote,
} from './camera.ts'
import { startLecteur } from './lecteur.ts'

type Options = {
  /** How many times she has asked for it, from the first: nobody is filmed before. 0: closed. */
  readonly attempt: number
  readonly onCode: (texte: string) => void
}

/** The camera in a video of the page, and the codes that are shown to it. */
export const useCamera = ({ attempt, onCode }: Options) => {
  const video = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<MediaStream>()
  const [failure, setFailure] = useState<string>()
  const [cote, setCote] = useState<Cote>('environment')
  const [canTurn, setCanTurn] = useState(false)
  const [isLit, setIsLit] = useState(false)
  const read = useEffectEvent(onCode)

  useEffect(() => {
    if (attempt === 0) return undefined
    let isLeft = false
    let opened: MediaStream | undefined
    const open = async () => {
      setFailure(undefined)
      if (!hasCamera()) return setFailure(CAMERA_ABSENTE)
      try {
        opened = await openCamera(cote)
        if (isLeft) return closeCamera(opened)
        setStream(opened)
        setCanTurn(await hasTwoCameras())
      } catch (error) {
        if (!isLeft) setFailure(refusCamera(error))
      }
    }
    void open()
    return () => {
      isLeft = true
      setStream(undefined)
      setIsLit(false)
      if (opened) closeCamera(opened)
    }
  }, [attempt, cote])

  useEffect(() => {
    const shown = video.current
    if (!shown || !stream) return undefined
    shown.srcObject = stream
    // Left while it starts: there is nothing to tell.
    shown.play().catch(() => undefined)
    const stop = startLecteur(shown, (texte) => read(texte))
    return () => {
      stop()
      shown.srcObject = null
    }
  }, [stream])

  return {
    video,
    failure,
    isShowing: stream !== undefined,
    turn: canTurn ? () => setCote(cote === 'environment' ? 'user' : 'environment') : undefined,
    isLit,
    light:
      stream && hasLamp(stream)
        ? () => {
            setLamp(stream, !isLit).then(
              () => setIsLit(!isLit),
              () => undefined,
            )
          }
        : undefined,
  }
}
