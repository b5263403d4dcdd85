import jsQR from 'jsqr'
import type { Decodeur } from './lecteur.ts'

/** Wide enough for a code held at arm’s length, small enough for an old phone. */
const LARGEUR = 640

/** Finds QR codes in JavaScript, for browsers that cannot do it themselves. */
export const createJsqrDecodeur = (): Decodeur => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    if (!context) return Promise.resolve(undefined)
    const scale = Math.min(1, LARGEUR / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    return Promise.resolve(jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data)
  }
}
