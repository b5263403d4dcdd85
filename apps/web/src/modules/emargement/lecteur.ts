/** Finds the text of a QR code in the current frame of a video. */
export type Decodeur = (video: HTMLVideoElement) => Promise<string | undefined>

const INTERVALLE_MS = 150
/** A code held in front of the camera is read once; after this time out of sight it is read again. */
const RETRAIT_MS = 2000

/** Tells whether a code is new. Pure, so that a test can set the times. */
export const createNouveaute = () => {
  let texte: string | undefined
  let vuLe = 0
  return (vu: string, at: number): boolean => {
    const isNew = vu !== texte || at - vuLe > RETRAIT_MS
    texte = vu
    vuLe = at
    return isNew
  }
}

/** Reads codes from a video; returns a function that stops it. */
export const startLecteur = (
  video: HTMLVideoElement,
  decode: Decodeur,
  onCode: (texte: string) => void,
): (() => void) => {
  const isNew = createNouveaute()
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async () => {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return
    const texte = await decode(video)
    if (!isStopped && texte && isNew(texte, performance.now())) onCode(texte)
  }
  // A frame that cannot be read is skipped. The next one waits for this one: a slow phone must not pile them up.
  const next = () => {
    timer = setTimeout(() => {
      void look()
        .catch(() => undefined)
        .then(() => isStopped || next())
    }, INTERVALLE_MS)
  }
  next()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
