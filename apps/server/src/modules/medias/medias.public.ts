export { attachMedia, detachMedia } from './attach-media.ts'
