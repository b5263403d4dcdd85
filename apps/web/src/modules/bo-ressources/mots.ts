import { parisDay } from '@entrelles/contract/kit/dates.ts'
import {
  formatCount,
  formatDate,
  formatHour,
  formatMoment,
  formatName,
  formatNumber,
  formatShortDay,
} from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type {
  DetailRessourceBo,
  RessourceBo,
} from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import {
  PUBLICS_RESSOURCE,
  type StatutRessource,
  type TypeRessource,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { IconName } from '#ui/icons.ts'

type Look = { readonly tone: 'success' | 'warning' | 'outline' | 'neutral'; readonly icon: IconName }

export const LOOKS: Readonly<Record<StatutRessource, Look>> = {
  brouillon: { tone: 'outline', icon: 'pencil-simple' },
  publiee: { tone: 'success', icon: 'check-circle-fill' },
  a_verifier: { tone: 'warning', icon: 'warning-fill' },
  archivee: { tone: 'neutral', icon: 'archive' },
}

/** « l’article », « de l’article » */
export const NOMS: Readonly<Record<TypeRessource, { readonly le: string; readonly du: string }>> = {
  article: { le: 'l’article', du: 'de l’article' },
  lien: { le: 'le lien', du: 'du lien' },
  fichier: { le: 'le fichier', du: 'du fichier' },
  replay: { le: 'le replay', du: 'du replay' },
}

type Personne = { readonly prenom: string; readonly nom: string } | null

export const nomOf = (personne: Personne): string => (personne ? formatName(personne) : 'Ancienne membre')

/** « Nantes, Redon », « Tout le réseau » */
export const publicOf = ({
  public: audience,
  territoires,
}: Pick<RessourceBo, 'public' | 'territoires'>): string =>
  audience === 'territoires' ? territoires.map(({ nom }) => nom).join(', ') : PUBLICS_RESSOURCE[audience]

type Dates = Pick<RessourceBo, 'statut' | 'etatLien' | 'datePublication' | 'dateCreation' | 'dateRevision'>

/** Why it is to be verified. A link that was mended waits for a review whose day may be to come. */
export const raisonOf = (
  { etatLien, dateRevision }: Pick<Dates, 'etatLien' | 'dateRevision'>,
  today: string,
): string => {
  if (etatLien?.etat === 'brise')
    return `Le lien ne répondait pas le ${formatDate(etatLien.date, ZONE_PARIS)}`
  return dateRevision === null || dateRevision > today
    ? 'À relire'
    : `À relire depuis le ${formatShortDay(dateRevision)}`
}

/** « Depuis le 12/11/2026 à 9 h », « Commencée le 10/11/2026 à 18 h » */
export const quandOf = (ressource: Dates, today: string): string => {
  const { statut, datePublication, dateCreation } = ressource
  if (statut === 'a_verifier') return raisonOf(ressource, today)
  return datePublication === null || statut === 'brouillon'
    ? `Commencée le ${formatMoment(dateCreation, ZONE_PARIS)}`
    : `${statut === 'archivee' ? 'Publiée' : 'Depuis'} le ${formatMoment(datePublication, ZONE_PARIS)}`
}

/** « Version 7, par Maëlle Le Goff » */
export const versionOf = ({
  version,
  modifieePar,
  auteure,
}: Pick<RessourceBo, 'version' | 'modifieePar' | 'auteure'>): string =>
  `Version ${version}, par ${nomOf(modifieePar ?? auteure)}`

/** « enregistré à 10 h 42 », « enregistré le 12/11/2026 à 10 h 42 » */
const enregistreOf = (at: string, now: Date): string =>
  parisDay(new Date(at)) === parisDay(now)
    ? `enregistré à ${formatHour(at, ZONE_PARIS)}`
    : `enregistré le ${formatMoment(at, ZONE_PARIS)}`

/** « 9 minutes de lecture · enregistré à 10 h 42 » */
export const lectureOf = (minutes: number, savedAt: string | undefined, now: Date): string =>
  [`${formatCount(minutes, 'minute')} de lecture`, savedAt && enregistreOf(savedAt, now)]
    .filter(Boolean)
    .join(' · ')

type Etape = { readonly title: string; readonly text: string }

/** The life of a resource: its steps, and the current one. */
export const vieOf = (
  ressource: Pick<
    DetailRessourceBo,
    'statut' | 'dateCreation' | 'datePublication' | 'dateRevision' | 'nbVues' | 'nbUtiles'
  >,
): { readonly milestones: readonly Etape[]; readonly current: number } => {
  const { statut, dateCreation, datePublication, dateRevision, nbVues, nbUtiles } = ressource
  const brouillon = { title: 'Brouillon', text: formatDate(dateCreation, ZONE_PARIS) }
  const publiee = {
    title: 'Publiée',
    text:
      datePublication === null
        ? 'Pas encore'
        : `${formatNumber(nbVues)}\u00a0${nbVues > 1 ? 'vues' : 'vue'}, ${formatNumber(nbUtiles)} «\u00a0utile\u00a0»`,
  }
  if (statut === 'archivee')
    return {
      milestones: [brouillon, publiee, { title: 'Archivée', text: 'Les membres ne la lisent plus.' }],
      current: 2,
    }
  const verifier = {
    title: 'À vérifier',
    text: dateRevision === null ? 'Un an après sa publication' : formatShortDay(dateRevision),
  }
  return {
    milestones: [brouillon, publiee, verifier],
    current: { brouillon: 0, publiee: 1, a_verifier: 2 }[statut],
  }
}

/** Texts of an empty tab. */
export const VIDES: Readonly<Record<StatutRessource, { readonly titre: string; readonly phrase: string }>> = {
  publiee: { titre: 'Aucune ressource publiée', phrase: 'Ajoute un lien, un fichier, ou écris un article.' },
  brouillon: { titre: 'Aucun brouillon', phrase: 'Ce que tu prépares attend ici, invisible des membres.' },
  a_verifier: {
    titre: 'Rien à vérifier',
    phrase: 'Les liens brisés et les relectures attendues arrivent ici.',
  },
  archivee: {
    titre: 'Aucune ressource archivée',
    phrase: 'Celles que tu retires de la bibliothèque se retrouvent ici.',
  },
}
