import jsQR from 'jsqr'

/** Wide enough for a code held at arm’s length, small enough for an old phone. */
const LARGEUR = 640
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
export const startLecteur = (video: HTMLVideoElement, onCode: (texte: string) => void): (() => void) => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const isNew = createNouveaute()
  const look = () => {
    if (!context || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return
    const scale = Math.min(1, LARGEUR / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    const code = jsQR(data, width, height, { inversionAttempts: 'dontInvert' })
    if (code && code.data !== '' && isNew(code.data, performance.now())) onCode(code.data)
  }
  const timer = setInterval(look, INTERVALLE_MS)
  return () => clearInterval(timer)
}
