/** Where a size of a picture is; the smallest unless a width of its usage is given. */
export const miniatureDe = (nom: string, largeur?: 640 | 800 | 1280 | 1600): string => {
  const fichier = largeur === undefined ? nom : nom.replace(/(?=\.webp$)/, `-${largeur}`)
  return `/uploads/miniature/${encodeURIComponent(fichier)}`
}
