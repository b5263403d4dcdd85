import { formatLongDate, formatSize } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { TypeRessource } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { motsDuree } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type {
  DetailRessource,
  EvenementLie,
  Ressource,
} from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { IconName } from '#ui/icons.ts'

export const ICONES: Readonly<Record<TypeRessource, IconName>> = {
  article: 'article',
  lien: 'link',
  fichier: 'download-simple',
  replay: 'monitor-play',
}

/** « 4 novembre 2026 » */
export const jourOf = (at: string): string => formatLongDate(at, ZONE_PARIS)

/** What to expect before she opens it: « Lecture : 6 minutes », « PDF, 1,2 Mo », « Site externe, nouvelle fenêtre ». */
export const attenteOf = ({ type, dureeLecture, fichier }: Ressource): string => {
  if (type === 'fichier') return fichier ? `${fichier.type.toUpperCase()}, ${formatSize(fichier.taille)}` : ''
  const duree = dureeLecture === null ? '' : motsDuree(type, dureeLecture)
  if (type === 'article') return duree
  return duree === '' ? 'Site externe, nouvelle fenêtre' : `${duree}, nouvelle fenêtre`
}

/** The line below a card: « Lecture : 6 minutes · Finances ». */
export const ligneOf = (ressource: Ressource): string =>
  [attenteOf(ressource), ressource.thematique?.libelle].filter(Boolean).join(' · ')

type Alerte = { readonly mot: string; readonly phrase: string }

/** What a resource that is to be verified says; undefined for the others. */
export const alerteOf = ({
  statut,
  etatLien,
}: Pick<Ressource, 'statut' | 'etatLien'>): Alerte | undefined => {
  if (statut !== 'a_verifier') return undefined
  return etatLien?.etat === 'brise'
    ? {
        mot: 'Lien brisé',
        phrase: `L’adresse ne répondait plus le ${jourOf(etatLien.date)}. On cherche la nouvelle.`,
      }
    : {
        mot: 'À vérifier',
        phrase: 'Cette ressource attend une relecture\u202f: des informations ont pu changer depuis.',
      }
}

/** « Vérifié le 4 novembre 2026. », or its publication until somebody reviews it. */
export const verifieOf = ({
  relecture,
  datePublication,
}: Pick<DetailRessource, 'relecture' | 'datePublication'>): string => {
  if (relecture) return `Vérifié le ${jourOf(relecture.date)}.`
  return datePublication ? `Publié le ${jourOf(datePublication)}.` : ''
}

/** « Atelier, 3 décembre 2026 » */
export const evenementOf = ({ evenementType, dateHeureDebut, fuseau }: EvenementLie): string =>
  [evenementType ?? 'Événement', dateHeureDebut && formatLongDate(dateHeureDebut, fuseau)]
    .filter(Boolean)
    .join(', ')

export const mentionHref = (id: string): string => pathTo('/membre/:id', { id })
