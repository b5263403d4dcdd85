import { fuseau } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { email } from '#kit/identity-schemas.ts'
import { evenementId } from '#kit/ids.ts'
import { MESSAGES } from '#kit/messages.ts'
import { facultatif, lienFacultatif, telephoneFacultatif } from '#kit/optional-fields.ts'
import { richText, textOfRichText } from '#kit/rich-text.ts'
import { z } from '#kit/z.ts'
import { ZONE_PARIS } from '#kit/zoned-time.ts'
import { territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { intervenantId } from '#modules/intervenants/intervenant-stub.schema.ts'
import { image } from '#modules/medias/medias.schema.ts'
import { idOuLibelle, villeId } from '#modules/referentiels/referentiels.schema.ts'
import { ressourceId } from '#modules/ressources/ressources.schema.ts'
import {
  ADRESSE_MAX,
  COMPTE_RENDU_MAX,
  DESCRIPTION_MAX,
  INTERVENANTS_MAX,
  NOM_INTERVENANTE_MAX,
  PLACES_MAX,
  REGLES_SERIE,
  RESSOURCES_SUITES_MAX,
  SERIE_MAX,
  TERRITOIRES_MAX,
  TITRE_MAX,
  type RegleSerie,
} from './evenements.constants.ts'
import { inscriptionType } from './evenements.schema.ts'
import { TROP_DE_RESSOURCES } from './evenements.texts.ts'
import type { ChampIntervenante } from './intervenantes.schema.ts'
import { problemesEvenement } from './publication.ts'

/** A new image, or the name of the current one; empty removes it, undefined keeps it. */
const imageOuNom = z
  .union([image, z.string().trim().min(1).max(200)])
  .nullable()
  .optional()

/** `YYYY-MM-DD HH:mm`, in the zone of the event (R5-16). */
const local = facultatif(16, MESSAGES.date).pipe(
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, MESSAGES.date)
    .refine((value) => z.iso.date().safeParse(value.slice(0, 10)).success, MESSAGES.date)
    .nullable(),
)

const richTextFacultatif = (max: number) =>
  facultatif(max * 4)
    .transform((html) => (html !== null && textOfRichText(html) === '' ? null : html))
    .pipe(richText(max).nullable())

const nom = facultatif(NOM_INTERVENANTE_MAX)
const lien = lienFacultatif
const champsIntervenante = {
  Prenom: nom,
  Nom: nom,
  Entreprise: nom,
  Profession: nom,
  Email: facultatif(254).pipe(email.nullable()),
  Telephone: telephoneFacultatif,
  Photo: imageOuNom,
  Lien: lien,
  Instagram: lien,
  Facebook: lien,
  Linkedin: lien,
  LienFdt: lien,
} as const satisfies Record<ChampIntervenante, z.ZodType>

/** Omitted fields become empty, except images, which are kept. */
type Ecrit<S> = S extends typeof imageOuNom ? S : S extends z.ZodType ? z.ZodDefault<S> : never

const ecritPlat = <const Prefix extends string>(prefix: Prefix) =>
  Object.fromEntries(
    Object.entries(champsIntervenante).map(([champ, schema]) => [
      `${prefix}${champ}`,
      champ === 'Photo' ? schema : (schema as typeof nom).default(null),
    ]),
  ) as unknown as {
    [C in ChampIntervenante as `${Prefix}${C}`]: Ecrit<(typeof champsIntervenante)[C]>
  }

const parts = {
  titre: z.string().trim().min(1).max(TITRE_MAX),
  thematiqueId: idOuLibelle.nullable().default(null),
  /** The event type. */
  type: idOuLibelle.nullable().default(null),
  isEnLigne: z.boolean().nullable().default(null),
  lienVisio: lien.default(null),
  adresse: facultatif(ADRESSE_MAX).default(null),
  villeId: villeId.nullable().default(null),
  codePostal: facultatif(5).default(null),
  dateHeureDebut: local.default(null),
  dateHeureFin: local.default(null),
  fuseau: fuseau.default(ZONE_PARIS),
  /** Accepted but ignored: the author is the authenticated user. */
  adherenteId: z.string().max(100).nullable().optional(),
  /** Null: unlimited. 0: not chosen yet, on a draft. */
  nombrePlacesTotal: z.int().min(0).max(PLACES_MAX).nullable().default(null),
  description: richTextFacultatif(DESCRIPTION_MAX).default(null),
  file: imageOuNom,
  preview: imageOuNom,
  ...ecritPlat('intervenant'),
  ...ecritPlat('intervenant2'),
  displaySiteVitrine: z.boolean().default(false),
  inscriptionType: inscriptionType.default('Interne'),
  isDraft: z.boolean().default(true),
  lienGoogleForm: lien.default(null),
  territoireIds: z.array(territoireId).max(TERRITOIRES_MAX).default([]),
  intervenantIds: z.array(intervenantId).max(INTERVENANTS_MAX).default([]),
}

type Verifie = Parameters<typeof problemesEvenement>[0]

const verifie = (value: Verifie, issues: z.core.$RefinementCtx<Verifie>): void => {
  for (const { champ, message } of problemesEvenement(value))
    issues.addIssue({ code: 'custom', path: [champ], message, input: value })
}

/** R7-8: fields of a creation. */
export const evenementForm = z.strictObject(parts).superRefine(verifie)
export type EvenementForm = z.output<typeof evenementForm>

/** R7-8: fields of an update. */
export const evenementUpdate = z
  .strictObject({
    ...parts,
    id: evenementId,
    /** Version that the edit started from: a concurrent change is not overwritten. Without it, it is. */
    version: z.int().min(1).optional(),
    /** Auto-save of a draft: refused once the event is published. */
    enregistrementAuto: z.boolean().default(false),
  })
  .superRefine(verifie)
export type EvenementUpdate = z.output<typeof evenementUpdate>

/** `id` must be the id of the URL; another one gives 404. */
export const evenementCible = z.strictObject({ id: evenementId.optional() })

/** M13: creates that many copies, each on its own date. */
export const serieForm = z.strictObject({
  regle: enumOfKeys<RegleSerie>(REGLES_SERIE),
  // Its checks have no message: they take that of the number.
  nombre: z.coerce.number(`Choisis un nombre entre 1 et ${SERIE_MAX}.`).int().min(1).max(SERIE_MAX),
})
export type SerieForm = z.output<typeof serieForm>

/** M13: content added after an event. */
export const suitesForm = z.strictObject({
  replayUrl: lien,
  compteRendu: richTextFacultatif(COMPTE_RENDU_MAX),
  /** In their order, among those that she reads; those that she does not see stay. Undefined: the same as before. */
  ressources: z
    .array(ressourceId)
    .max(RESSOURCES_SUITES_MAX, TROP_DE_RESSOURCES)
    .refine((ids) => new Set(ids).size === ids.length)
    .optional(),
})
export type SuitesForm = z.output<typeof suitesForm>
