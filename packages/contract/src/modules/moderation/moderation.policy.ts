import {
  MOTIFS,
  STATUTS_OUVERTS,
  type Motif,
  type Priorite,
  type StatutSignalement,
  type TypeCible,
} from './moderation.schema.ts'

/** Hours within which a report is first answered. */
export const DELAIS_REPONSE_HEURES: Readonly<Record<Priorite, number>> = { haute: 24, normale: 48 }

export const prioriteOf = (motif: Motif): Priorite => (motif === 'harcelement' ? 'haute' : 'normale')

/** When the first answer is due. */
export const reponseAvantOf = (motif: Motif, le: Date | string): Date =>
  new Date(new Date(le).getTime() + DELAIS_REPONSE_HEURES[prioriteOf(motif)] * 3_600_000)

type Promesse = {
  readonly statut: StatutSignalement
  /** The reason of this reporter, and the date of her report. */
  readonly motif: Motif
  readonly dateCreation: Date | string
  /** The most urgent reason of the report, and since when its answer is awaited. */
  readonly motifDossier: Motif
  readonly attenduDepuis: Date | string
}

/**
 * The deadline of the answer to one reporter: the one promised to her or, once the report is examined again, that of the appeal. The
 * deadline of a report is the earliest of those of its reporters.
 */
export const promesseOf = ({ statut, motif, dateCreation, motifDossier, attenduDepuis }: Promesse): Date => {
  // A member who reported it after the appeal has a deadline of her own.
  const waitsForAppeal = statut === 'rouvert' && new Date(dateCreation) <= new Date(attenduDepuis)
  return waitsForAppeal ? reponseAvantOf(motifDossier, attenduDepuis) : reponseAvantOf(motif, dateCreation)
}

export const isOuvert = (statut: StatutSignalement): boolean =>
  (STATUTS_OUVERTS as readonly StatutSignalement[]).includes(statut)

/** What may be wrong with it: an event is nobody's profile. */
export const motifsOf = (type: TypeCible): readonly Motif[] =>
  type === 'evenement' ? MOTIFS.filter((motif) => motif !== 'faux_profil') : MOTIFS

type Demandable = {
  readonly statut: StatutSignalement
  /** Her side has already appealed. */
  readonly dejaDemande: boolean
}

/** A reporter appeals against an answer without a measure, once for all the reporters. */
export const canAppealSignalement = ({ statut, dejaDemande }: Demandable): boolean =>
  statut === 'sans_suite' && !dejaDemande

/** A member appeals against a measure that stands, as soon as it is taken, and once for all those of a report. */
export const canAppealMesure = ({
  statut,
  dejaDemande,
  levee,
}: Demandable & { readonly levee: boolean }): boolean =>
  statut !== 'sans_suite' && statut !== 'rouvert' && !levee && !dejaDemande
