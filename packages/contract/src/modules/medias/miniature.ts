/** URL of a size of an image; the smallest by default. */
export const miniatureDe = (nom: string, largeur?: 640 | 800 | 1280 | 1600): string => {
  const fichier = largeur === undefined ? nom : nom.replace(/(?=\.webp$)/, `-${largeur}`)
  return `/uploads/miniature/${encodeURIComponent(fichier)}`
}
