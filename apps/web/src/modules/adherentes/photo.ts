import { miniatureDe } from '@entrelles/contract/modules/medias/medias.schema.ts'

/** Where a member’s portrait is (R3-16); without one, the default portrait shows. */
export const miniatureOf = (photo: string | null): string | null => photo && miniatureDe(photo)
