import { fuseau, instant } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { email } from '#kit/identity-schemas.ts'
import { evenementId } from '#kit/ids.ts'
import { facultatif, lienFacultatif, telephoneFacultatif, termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { territoireId, territoireStub } from '#modules/adherentes/adherentes.schema.ts'
import { mediaId } from '#modules/medias/medias.schema.ts'
import { referentiel } from '#modules/referentiels/referentiels.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { intervenantId, intervenantStub } from './intervenant-stub.schema.ts'
import {
  BIOGRAPHIE_MAX,
  NOM_INTERVENANT_MAX,
  NOTE_INTERNE_MAX,
  ONGLETS_INTERVENANTS,
  PREUVES_CONSENTEMENT,
  type OngletIntervenants,
  type PreuveConsentement,
} from './intervenants.constants.ts'

const preuve = enumOfKeys<PreuveConsentement>(PREUVES_CONSENTEMENT)

/** Public part of a speaker who has consented: no contact details. */
export const carteIntervenant = intervenantStub.extend({
  entreprise: z.string().nullable(),
  profession: z.string().nullable(),
  biographie: z.string().nullable(),
  photo: z.string().nullable(),
  siteWeb: z.string().nullable(),
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  linkedin: z.string().nullable(),
  thematiques: z.array(referentiel),
  /** Published events, upcoming ones first. */
  evenements: z.array(z.object({ id: evenementId, titre: z.string(), dateHeureDebut: instant, fuseau })),
})
export type CarteIntervenant = z.infer<typeof carteIntervenant>

const consentement = z.object({
  date: instant,
  texteVersion: z.int(),
  preuve,
})

/** A row of the back-office list. */
export const intervenantBo = intervenantStub.extend({
  entreprise: z.string().nullable(),
  profession: z.string().nullable(),
  photo: z.string().nullable(),
  statut: z.enum(['actif', 'archive']),
  consentement: consentement.nullable(),
  consentementDemandeLe: instant.nullable(),
  nbEvenements: z.int(),
})
export type IntervenantBo = z.infer<typeof intervenantBo>

export const detailIntervenantBo = intervenantBo.extend({
  biographie: z.string().nullable(),
  email: z.string().nullable(),
  telephone: z.string().nullable(),
  siteWeb: z.string().nullable(),
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  linkedin: z.string().nullable(),
  lienFdt: z.string().nullable(),
  adherente: z.object({ id: adherenteId, prenom: z.string(), nom: z.string().nullable() }).nullable(),
  thematiques: z.array(referentiel),
  territoires: z.array(territoireStub),
  visible: z.boolean(),
  noteInterne: z.string().nullable(),
  /** Latest first, drafts included. */
  evenements: z.array(
    z.object({
      id: evenementId,
      titre: z.string(),
      dateHeureDebut: instant.nullable(),
      fuseau,
      isDraft: z.boolean(),
    }),
  ),
  dateCreation: instant,
  version: z.int(),
  droits: z.object({ supprimer: z.boolean(), fusionner: z.boolean() }),
})
export type DetailIntervenantBo = z.infer<typeof detailIntervenantBo>

export const filtresIntervenants = z.strictObject({
  onglet: enumOfKeys<OngletIntervenants>(ONGLETS_INTERVENANTS).default('actives'),
  /** Prefixes of words in her name, company or profession. */
  termes: termes.optional(),
  thematique: referentiel.shape.id.optional(),
  territoire: territoireId.optional(),
})
export type FiltresIntervenants = z.output<typeof filtresIntervenants>

const nombre = z.object({ nb: z.int(), plus: z.literal(true).optional() })
export const resumeIntervenants = z.object({ actives: nombre, a_recueillir: nombre, archivees: nombre })
export type ResumeIntervenants = z.infer<typeof resumeIntervenants>

const nomObligatoire = z.string().trim().min(1).max(NOM_INTERVENANT_MAX)
const court = facultatif(NOM_INTERVENANT_MAX)
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

export const intervenantForm = z.strictObject({
  prenom: nomObligatoire,
  nom: nomObligatoire,
  entreprise: court.default(null),
  profession: court.default(null),
  biographie: facultatif(BIOGRAPHIE_MAX).default(null),
  email: facultatif(254).pipe(email.nullable()).default(null),
  telephone: telephoneFacultatif.default(null),
  /** Id of an uploaded image; undefined keeps the current one, null removes it. */
  photoId: mediaId.nullable().optional(),
  siteWeb: lienFacultatif.default(null),
  instagram: lienFacultatif.default(null),
  facebook: lienFacultatif.default(null),
  linkedin: lienFacultatif.default(null),
  lienFdt: lienFacultatif.default(null),
  adherenteId: adherenteId.nullable().default(null),
  thematiques: z.array(referentiel.shape.id).max(20).transform(unique).default([]),
  territoires: z.array(territoireId).max(50).transform(unique).default([]),
  visible: z.boolean().default(true),
  noteInterne: facultatif(NOTE_INTERNE_MAX).default(null),
})
export type IntervenantForm = z.output<typeof intervenantForm>

export const intervenantUpdate = intervenantForm.extend({
  version: z.int().min(1),
  statut: z.enum(['actif', 'archive']).default('actif'),
})
export type IntervenantUpdate = z.output<typeof intervenantUpdate>

/** Duplicate to merge: its events are moved to this speaker, then it is deleted. */
export const fusionForm = z.strictObject({ doublonId: intervenantId })

/** Consent to the current text, and how it was given. */
export const consentementForm = z.strictObject({ preuve, date: z.iso.date() })
export type ConsentementForm = z.output<typeof consentementForm>

/** Options of the speaker field in the event form. */
export const choixIntervenants = z.array(
  intervenantStub.extend({
    entreprise: z.string().nullable(),
    profession: z.string().nullable(),
    photo: z.string().nullable(),
  }),
)
export type ChoixIntervenants = z.infer<typeof choixIntervenants>
