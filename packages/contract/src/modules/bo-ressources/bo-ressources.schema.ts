import { civilDay, instant } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { carteAdherente, territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { intervenantStub } from '#modules/intervenants/intervenant-stub.schema.ts'
import { referentiel } from '#modules/referentiels/referentiels.schema.ts'
import { ETATS_LIEN, type EtatLien } from '#modules/ressources/ressources.constants.ts'
import {
  droitsRessource,
  evenementLie,
  figure,
  imageRessource,
  proposition,
  publicRessource,
  relecture,
  remarqueId,
  ressourceCommune,
  ressourceId,
  statutRemarque,
  statutRessource,
  typeRessource,
} from '#modules/ressources/ressources.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

/** Null: the account is erased. */
const nomMembre = z.object({ id: adherenteId, prenom: z.string(), nom: z.string() }).nullable()

/** Filters of the list, all of them in the URL. */
export const filtresRessourcesBo = z.strictObject({
  statut: statutRessource.default('publiee'),
  type: typeRessource.optional(),
  public: publicRessource.optional(),
  thematique: referentiel.shape.id.optional(),
  territoire: territoireId.optional(),
  etatLien: enumOfKeys<EtatLien>(ETATS_LIEN).optional(),
  /** Prefixes of words in the title, the summary and the key words. */
  termes: termes.optional(),
})
export type FiltresRessourcesBo = z.output<typeof filtresRessourcesBo>

/** A line of the back office. */
export const ressourceBo = ressourceCommune.extend({
  auteure: nomMembre,
  /** « Version 7, par Maëlle Le Goff ». */
  modifieePar: nomMembre,
  dateCreation: instant,
  dateModification: instant.nullable(),
  dateRevision: civilDay.nullable(),
  /** Remarks of members that nobody has handled yet. */
  nbRemarques: z.int(),
  /** It is published, and has changes that are not. */
  modificationsNonPubliees: z.boolean(),
  version: z.int(),
  droits: droitsRessource,
})
export type RessourceBo = z.infer<typeof ressourceBo>

/** What the form of an article edits: as published, or as changed since. */
export const brouillonEnCours = z.object({
  titre: z.string(),
  resume: z.string().nullable(),
  contenu: z.string(),
  image: imageRessource.nullable(),
  thematique: referentiel.nullable(),
  motsCles: z.array(z.string()),
  public: publicRessource,
  territoires: ressourceCommune.shape.territoires,
  evenement: evenementLie.nullable(),
  intervenants: z.array(intervenantStub),
  auteure: carteAdherente,
  dateRevision: civilDay.nullable(),
  dureeLecture: z.int(),
  /** When these changes were saved. */
  date: instant,
})
export type BrouillonEnCours = z.infer<typeof brouillonEnCours>

/** A resource with all that its form edits. */
export const detailRessourceBo = ressourceBo.extend({
  /** Null unless it is an article; empty in a draft without a text. */
  contenu: z.string().nullable(),
  /** The pictures of its figures, those of its unpublished changes included. */
  figures: z.array(figure),
  motsCles: z.array(z.string()),
  evenement: evenementLie.nullable(),
  intervenants: z.array(intervenantStub),
  carteAuteure: carteAdherente,
  relecture: relecture.nullable(),
  /** Null without changes; published by `publier`, dropped by deleting them. */
  brouillonEnCours: brouillonEnCours.nullable(),
  /** The member whose proposal it comes from. */
  proposeePar: nomMembre,
})
export type DetailRessourceBo = z.infer<typeof detailRessourceBo>

const nombre = z.object({ nb: z.int(), plus: z.literal(true).optional() })

/** How many there are in each tab. */
export const resumeRessources = z.object({
  publiee: nombre,
  brouillon: nombre,
  a_verifier: nombre,
  archivee: nombre,
  /** Null for a coordinator: proposals are the administrators'. */
  propositions: nombre.nullable(),
  remarques: nombre,
})
export type ResumeRessources = z.infer<typeof resumeRessources>

/** A proposal in the queue. */
export const propositionBo = proposition.extend({
  auteure: nomMembre,
  /** Why it was refused. */
  mot: z.string().nullable(),
  dateReponse: instant.nullable(),
  /** The resource that came of it, until it is deleted. */
  ressourceId: ressourceId.nullable(),
})
export type PropositionBo = z.infer<typeof propositionBo>

/** What a member says about a resource. */
export const remarqueBo = z.object({
  id: remarqueId,
  texte: z.string(),
  auteure: nomMembre,
  ressource: z.object({ id: ressourceId, type: typeRessource, titre: z.string(), statut: statutRessource }),
  statut: statutRemarque,
  dateCreation: instant,
})
export type RemarqueBo = z.infer<typeof remarqueBo>
