import { pictureOf } from '#kit/sent-pictures.ts'

/** Where a member’s portrait is (R3-16); without one, the default portrait shows. */
export const miniatureOf = (photo: string | null): string | null => photo && pictureOf(photo)
