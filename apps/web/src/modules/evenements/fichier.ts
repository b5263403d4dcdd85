/** File name from the title of an event. */
export const nomFichierOf = (titre: string, extension: string): string => {
  const mots = titre
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  return `${mots || 'evenement'}.${extension}`
}
