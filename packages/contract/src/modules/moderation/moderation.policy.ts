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

export const isOuvert = (statut: StatutSignalement): boolean =>
  (STATUTS_OUVERTS as readonly StatutSignalement[]).includes(statut)

/** What may be wrong with it: an event is nobody's profile. */
export const motifsOf = (type: TypeCible): readonly Motif[] =>
  type === 'evenement' ? MOTIFS.filter((motif) => motif !== 'faux_profil') : MOTIFS
