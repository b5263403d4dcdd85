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
import { loadDecodeur } from './decodeur.ts'
import { startLecteur, type Decodeur } from './lecteur.ts'

type Options = {
  /**
   * Number of times the user has asked for the camera; 0 keeps it closed, so that nobody is filmed before the first
   * request.
   */
  readonly attempt: number
  readonly onCode: (texte: string) => void
}

/** Shows the camera in a video element and reads codes from it. */
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
        await loadDecodeur()
        if (isLeft) return
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
    // play() rejects when the page is left while it starts.
    shown.play().catch(() => undefined)
    const decode: Decodeur = async (frame) => (await loadDecodeur())(frame)
    const stop = startLecteur(shown, decode, (texte) => read(texte))
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
