import { civilDay, instant } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { idOf } from '#kit/ids.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import {
  carteAdherente,
  territoireId,
  territoireStub,
  villeCourte,
} from '#modules/adherentes/adherentes.schema.ts'
import { questionFaqId } from '#modules/faq/faq.schema.ts'
import { fichier } from '#modules/fichiers/fichiers.schema.ts'
import { referentiel, villeId } from '#modules/referentiels/referentiels.schema.ts'
import { ressource } from '#modules/ressources/ressources.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import {
  ETATS_LISTE,
  MODES_COUP_DE_POUCE,
  MOTIFS_CLOTURE,
  STATUTS_COUP_DE_POUCE,
  STATUTS_REPONSE,
  TRIS_COUPS_DE_POUCE,
  TYPES_COUP_DE_POUCE,
  URGENCES,
  type EtatListe,
  type ModeCoupDePouce,
  type MotifCloture,
  type StatutCoupDePouce,
  type TriCoupsDePouce,
  type TypeCoupDePouce,
  type Urgence,
} from './coups-de-pouce.constants.ts'

export const coupDePouceId = idOf<'CoupDePouceId'>()
export type CoupDePouceId = z.infer<typeof coupDePouceId>
export const reponseId = idOf<'ReponseId'>()
export type ReponseId = z.infer<typeof reponseId>

export const typeCoupDePouce = enumOfKeys<TypeCoupDePouce>(TYPES_COUP_DE_POUCE)
export const modeCoupDePouce = enumOfKeys<ModeCoupDePouce>(MODES_COUP_DE_POUCE)
export const urgence = enumOfKeys<Urgence>(URGENCES)
export const statutCoupDePouce = enumOfKeys<StatutCoupDePouce>(STATUTS_COUP_DE_POUCE)
export const motifCloture = enumOfKeys<MotifCloture>(MOTIFS_CLOTURE)

const commun = {
  id: coupDePouceId,
  type: typeCoupDePouce,
  titre: z.string(),
  /** Null on a draft only. */
  categorie: referentiel.nullable(),
  mode: modeCoupDePouce,
  urgence,
  /** The last day, included; null on a draft. */
  dateLimite: civilDay.nullable(),
  statut: statutCoupDePouce,
  nbReponses: z.int(),
  /** A member who left is « Ancienne membre ». */
  auteure: carteAdherente,
  dateCreation: instant,
  /** Null on a draft. */
  datePublication: instant.nullable(),
}

/** A request in a list. */
export const carteCoupDePouce = z.object({
  ...commun,
  ville: villeCourte.nullable(),
  /** Whole kilometres from the reader's commune, 0 under one; null too far to say, or without a commune. */
  distanceKilometre: z.int().nullable(),
})
export type CarteCoupDePouce = z.infer<typeof carteCoupDePouce>

/** Who helped, and what the author wrote to her. */
export const aidante = z.object({
  adherente: carteAdherente,
  message: z.string().nullable(),
  date: instant,
})
export type Aidante = z.infer<typeof aidante>

/** What the reader may do; each is false where its act would be refused. */
export const droitsCoupDePouce = z.object({
  modifier: z.boolean(),
  supprimer: z.boolean(),
  /** Hides it with a report, until somebody else decides. */
  masquer: z.boolean(),
  repondre: z.boolean(),
  signaler: z.boolean(),
  suivre: z.boolean(),
  resoudre: z.boolean(),
  clore: z.boolean(),
  prolonger: z.boolean(),
  rouvrir: z.boolean(),
  voirSuggestions: z.boolean(),
})
export type DroitsCoupDePouce = z.infer<typeof droitsCoupDePouce>

/** A request on its page. */
export const coupDePouce = z.object({
  ...commun,
  contenu: z.string(),
  competences: z.array(referentiel),
  /** Null: the whole network. */
  territoire: territoireStub.nullable(),
  ville: villeCourte.extend({ id: villeId }).nullable(),
  rayonKm: z.int().nullable(),
  /** Days for which help is wanted, « du 4 au 6 décembre ». */
  periode: z.object({ debut: civilDay, fin: civilDay }).nullable(),
  contrepartie: z.string().nullable(),
  piecesJointes: z.array(fichier),
  motifCloture: motifCloture.nullable(),
  aidantes: z.array(aidante),
  suivi: z.boolean(),
  /** She has saved it. */
  favori: z.boolean(),
  distanceKilometre: z.int().nullable(),
  dateModification: instant.nullable(),
  dateResolution: instant.nullable(),
  version: z.int(),
  droits: droitsCoupDePouce,
})
export type CoupDePouce = z.infer<typeof coupDePouce>

export const reponseCoupDePouce = z.object({
  id: reponseId,
  contenu: z.string(),
  auteure: carteAdherente,
  /** Read only by its author, the one whom it answers and those who moderate the request. */
  prive: z.boolean(),
  /** « Je peux aider »: the author of the request may accept it. */
  propose: z.boolean(),
  acceptee: z.boolean(),
  /** Set by the author of the request when it is solved. */
  aAide: z.boolean(),
  reponseParenteId: reponseId.nullable(),
  /** A deleted answer is kept, without its words, while others answer it. */
  statut: z.enum(STATUTS_REPONSE),
  datePublication: instant,
  dateModification: instant.nullable(),
  version: z.int(),
  droits: z.object({
    modifier: z.boolean(),
    supprimer: z.boolean(),
    repondre: z.boolean(),
    accepter: z.boolean(),
    signaler: z.boolean(),
  }),
})
export type ReponseCoupDePouce = z.infer<typeof reponseCoupDePouce>

/** Filters of the list, all of them in the URL. */
export const filtresCoupsDePouce = z.strictObject({
  statut: enumOfKeys<EtatListe>(ETATS_LISTE).default('ouvert'),
  type: typeCoupDePouce.optional(),
  categorie: referentiel.shape.id.optional(),
  territoire: territoireId.optional(),
  /** Distance from the reader's commune. */
  distanceKilometre: z.coerce.number().int().min(1).max(100).optional(),
  /** Nobody has answered yet. */
  sansReponse: z.literal('oui').optional(),
  /** Requests of one member; her own drafts are among hers. */
  auteure: adherenteId.optional(),
  /** Those that the reader follows. */
  suivis: z.literal('oui').optional(),
  /** Those that the reader has saved; without words, in every state. */
  favoris: z.literal('oui').optional(),
  termes: termes.optional(),
  tri: enumOfKeys<TriCoupsDePouce>(TRIS_COUPS_DE_POUCE).default('recent'),
})
export type FiltresCoupsDePouce = z.output<typeof filtresCoupsDePouce>

/** A request that resembles what is being typed, or the one that is read. */
export const coupDePouceProche = z.object({
  id: coupDePouceId,
  titre: z.string(),
  statut: statutCoupDePouce,
  nbReponses: z.int(),
  categorie: referentiel.nullable(),
  auteure: carteAdherente,
  ville: villeCourte.nullable(),
  datePublication: instant.nullable(),
})
export type CoupDePouceProche = z.infer<typeof coupDePouceProche>

/** What exists already, shown while a title is typed. */
export const dejaRepondu = z.object({
  coupsdepouce: z.array(coupDePouceProche),
  /** `reponse` is plain text. */
  questions: z.array(z.object({ id: questionFaqId, question: z.string(), reponse: z.string() })),
  ressources: z.array(ressource.pick({ id: true, type: true, titre: true, resume: true })),
})
export type DejaRepondu = z.infer<typeof dejaRepondu>
