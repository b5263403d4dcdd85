import { miniatureDe } from '@entrelles/contract/modules/medias/miniature.ts'

/** By their names, where the pictures are in this page that it has sent itself. */
const sent = new Map<string, string>()

/** Keeps showing a picture that was just sent: its sizes are made a moment later, and its place is empty until then. */
export const keepSentPicture = (nom: string, address: string): void => {
  sent.set(nom, address)
}

/** Where a picture is shown from: a size of it, unless this page has just sent it. */
export const pictureOf = (nom: string, largeur?: Parameters<typeof miniatureDe>[1]): string =>
  sent.get(nom) ?? miniatureDe(nom, largeur)
