import { formatName } from '@entrelles/contract/kit/format.ts'
import type {
  FeuilleEmargement,
  LigneEmargement,
} from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { fold } from '@entrelles/contract/kit/identity-rules.ts'
import type { EnAttente } from './attente.ts'

/** A line as shown: the server’s data with the pending operations applied. */
export type LigneVue = LigneEmargement & {
  readonly enAttente: boolean
  /** Added here, and unknown to the server until it is sent. */
  readonly isNouvelle: boolean
}

const ordre = new Intl.Collator('fr', { sensitivity: 'base' })
const parNom = (a: LigneEmargement, b: LigneEmargement): number =>
  ordre.compare(a.nom ?? '', b.nom ?? '') || ordre.compare(a.prenom, b.prenom)

const nouvelle = ({ operation, nom }: EnAttente): LigneVue | undefined =>
  operation.type === 'sans_inscription'
    ? {
        id: operation.cle as LigneEmargement['id'],
        adherenteId: operation.adherenteId ?? null,
        prenom: operation.prenom ?? nom,
        nom: operation.nom ?? null,
        photo: null,
        ville: null,
        accessibilite: null,
        sansInscription: true,
        presence: 'presente',
        pointeeLe: operation.faitLe,
        pointeeMode: 'manuel',
        empreinteQr: null,
        enAttente: true,
        isNouvelle: true,
      }
    : undefined

const apres = (ligne: LigneVue, { operation }: EnAttente): LigneVue => {
  const presence = operation.type === 'presence' ? operation.presence : 'presente'
  // A repeated check-in keeps the first time.
  if (presence === ligne.presence) return { ...ligne, enAttente: true }
  const isPresente = presence === 'presente'
  return {
    ...ligne,
    presence,
    pointeeLe: isPresente ? operation.faitLe : null,
    pointeeMode: isPresente ? (operation.type === 'pointage' ? 'qr' : 'manuel') : null,
    enAttente: true,
  }
}

/** The lines of the sheet with pending operations applied, sorted by name. */
export const lignesVues = (
  lignes: readonly LigneEmargement[],
  attente: readonly EnAttente[],
): readonly LigneVue[] => {
  const vues = new Map<string, LigneVue>(
    lignes.map((ligne) => [ligne.id, { ...ligne, enAttente: false, isNouvelle: false }]),
  )
  let added = false
  for (const entry of attente) {
    const connue = entry.ligneId === null ? undefined : vues.get(entry.ligneId)
    if (connue) vues.set(connue.id, apres(connue, entry))
    else {
      const ligne = nouvelle(entry)
      if (ligne) vues.set(ligne.id, ligne)
      added ||= ligne !== undefined
    }
  }
  const all = [...vues.values()]
  return added ? all.toSorted(parNom) : all
}

/** The sheet with changed or new lines. */
export const avecLignes = (
  feuille: FeuilleEmargement,
  changees: readonly LigneEmargement[],
): FeuilleEmargement => {
  const lignes = new Map(feuille.lignes.map((ligne) => [ligne.id, ligne]))
  for (const ligne of changees) lignes.set(ligne.id, ligne)
  const all = [...lignes.values()]
  return {
    ...feuille,
    lignes: all.length > feuille.lignes.length ? all.toSorted(parNom) : all,
    nbPresentes: all.filter(({ presence }) => presence === 'presente').length,
  }
}

type Compte = { readonly presentes: number; readonly sansInscription: number; readonly aPointer: number }

/** Counts those present, those among them not registered, and those to check in. */
export const compteDe = (lignes: readonly LigneVue[]): Compte => {
  const presentes = lignes.filter(({ presence }) => presence === 'presente')
  return {
    presentes: presentes.length,
    sansInscription: presentes.filter(({ sansInscription }) => sansInscription).length,
    aPointer: lignes.filter(({ presence }) => presence === 'inconnue').length,
  }
}

/** Whether each term starts a word of the name, in any order and without accents. */
export const correspond = (ligne: LigneEmargement, termes: string): boolean => {
  const mots = fold(formatName(ligne)).split(/[\s'’-]+/)
  return fold(termes)
    .split(/[\s'’-]+/)
    .every((debut) => mots.some((mot) => mot.startsWith(debut)))
}
