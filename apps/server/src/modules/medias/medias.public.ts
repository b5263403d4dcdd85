export { attachMedia, detachMedia, shareMedia } from './attach-media.ts'
export { nomOfFichier } from './medias.keys.ts'
export { receiveMedia } from './receive-media.ts'
export { sendMiniature } from './serve-miniatures.ts'
