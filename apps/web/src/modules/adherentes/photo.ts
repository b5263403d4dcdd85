import { pictureOf } from '#kit/sent-pictures.ts'

/** URL of a member’s portrait (R3-16); null shows the default portrait. */
export const miniatureOf = (photo: string | null): string | null => photo && pictureOf(photo)
