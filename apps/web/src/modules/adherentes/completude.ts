import type { ProfilValues } from './edition.ts'

type Etape = {
  readonly titre: string
  readonly conseil: string
  readonly isDone: (values: ProfilValues, aUnePhoto: boolean) => boolean
}

const aUnTexte = (texte: string | null): boolean => (texte ?? '').trim() !== ''

/** Steps of a complete profile, each with the same weight. */
const ETAPES: readonly Etape[] = [
  {
    titre: 'Ta photo',
    conseil: 'On reconnaît un visage avant un nom.',
    isDone: ({ photoId }, aUnePhoto) => (photoId === undefined ? aUnePhoto : photoId !== null),
  },
  {
    titre: 'Ton métier et ta présentation',
    conseil: 'Deux phrases suffisent.',
    isDone: ({ profession, presentation }) => aUnTexte(profession) && aUnTexte(presentation),
  },
  {
    titre: 'Ce que tu partages',
    conseil: 'Un savoir-faire, une expérience, un carnet d’adresses.',
    isDone: ({ competences }) => competences.length > 0,
  },
  {
    titre: 'Ce que tu cherches',
    conseil: 'Une membre l’a peut-être.',
    isDone: ({ recherches }) => recherches.length > 0,
  },
  {
    titre: 'Un lien vers ton travail',
    conseil: 'Un site, une page, une photo de ton atelier.',
    isDone: ({ site, linkedin, instagram, facebook }) => [site, linkedin, instagram, facebook].some(aUnTexte),
  },
]

/** Completed steps first, then the others, with the percentage. */
export const completudeOf = (values: ProfilValues, aUnePhoto: boolean) => {
  const etapes = ETAPES.map(({ titre, conseil, isDone }) => ({
    titre,
    conseil,
    faite: isDone(values, aUnePhoto),
  }))
  const faites = etapes.filter(({ faite }) => faite)
  return {
    pourcent: Math.round((faites.length / etapes.length) * 100),
    nbFaites: faites.length,
    etapes: [...faites, ...etapes.filter(({ faite }) => !faite)],
  }
}
