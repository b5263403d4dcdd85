import type { Region } from '@entrelles/contract/modules/referentiels/departements.ts'
import { pictureOf } from '#kit/sent-pictures.ts'

type Paysage = 'bocage' | 'lagon' | 'littoral' | 'montagne' | 'vignoble' | 'ville'

const PAYSAGES: Readonly<Record<Region, readonly [Paysage, ...Paysage[]]>> = {
  'Auvergne-Rhône-Alpes': ['montagne', 'vignoble'],
  'Bourgogne-Franche-Comté': ['vignoble', 'bocage'],
  Bretagne: ['bocage', 'littoral'],
  'Centre-Val de Loire': ['bocage', 'vignoble'],
  Corse: ['montagne', 'littoral'],
  'Grand Est': ['vignoble', 'ville'],
  'Hauts-de-France': ['ville', 'bocage'],
  'Île-de-France': ['ville'],
  Normandie: ['bocage', 'littoral'],
  'Nouvelle-Aquitaine': ['vignoble', 'bocage'],
  Occitanie: ['vignoble', 'montagne'],
  'Outre-mer': ['lagon'],
  'Pays de la Loire': ['bocage', 'littoral'],
  'Provence-Alpes-Côte d’Azur': ['montagne', 'littoral'],
}

type Illustree = {
  readonly nom: string
  readonly region: string | null
  readonly image: { readonly nom: string; readonly texteAlternatif: string } | null
}

/** A stable choice by name among the landscapes of the region, so that neighbouring branches differ. */
const paysageOf = ({ nom, region }: Illustree): Paysage => {
  const [premier, ...autres] = PAYSAGES[region as Region] ?? ['bocage']
  const rang = (nom.codePointAt(0) ?? 0) % (autres.length + 1)
  return autres[rang - 1] ?? premier
}

/** The cover of a branch, or a decorative landscape. */
export const illustrationOf = (antenne: Illustree, largeur: 800 | 1600) =>
  antenne.image === null
    ? { src: `/images/paysages/${paysageOf(antenne)}.svg`, alt: '' }
    : { src: pictureOf(antenne.image.nom, largeur), alt: antenne.image.texteAlternatif }
