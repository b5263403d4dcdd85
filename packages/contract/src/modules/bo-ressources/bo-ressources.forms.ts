import { articleText } from '#kit/article.ts'
import { civilDay } from '#kit/date-schemas.ts'
import type { Violation } from '#kit/errors.ts'
import { evenementId } from '#kit/ids.ts'
import { MESSAGES } from '#kit/messages.ts'
import { facultatif } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { fichierId } from '#modules/fichiers/fichiers.schema.ts'
import { intervenantId } from '#modules/intervenants/intervenant-stub.schema.ts'
import { mediaId } from '#modules/medias/medias.schema.ts'
import { referentiel } from '#modules/referentiels/referentiels.schema.ts'
import {
  ARTICLE_MAX,
  DUREE_REPLAY_MAX,
  INTERVENANTS_RESSOURCE_MAX,
  MOT_CLE_MAX,
  MOT_CLE_MIN,
  MOT_REFUS_MAX,
  MOTS_CLES_MAX,
  RESUME_MAX,
  TERRITOIRES_RESSOURCE_MAX,
  TEXTE_IMAGE_MAX,
  type PublicRessource,
  type TypeRessource,
} from '#modules/ressources/ressources.constants.ts'
import { lienRessource, titreRessource } from '#modules/ressources/ressources.forms.ts'
import { publicRessource } from '#modules/ressources/ressources.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

export const ANTENNES_MANQUANTES = 'Choisis au moins une antenne.'
const ANTENNES_DE_TROP = 'Les antennes ne se choisissent que pour «\u00a0Certaines antennes\u00a0».'
export const PUBLIC_NON_COORDONNE = 'Choisis une ou plusieurs des antennes que tu coordonnes.'
export const ANTENNE_INCONNUE = 'Une de ces antennes n’existe plus.'
export const AUTEURE_REFUSEE = 'Seule une administratrice choisit qui a écrit une ressource.'
export const MEMBRE_INCONNUE = 'Cette membre n’est plus active.'
export const THEMATIQUE_INCONNUE = 'Cette thématique n’existe plus.'
export const EVENEMENT_INCONNU = 'Cet événement n’est plus disponible.'
export const INTERVENANTE_INCONNUE = 'Une de ces intervenantes n’est plus disponible.'
const DUREE_INVALIDE = `Indique une durée entre 1 et ${DUREE_REPLAY_MAX} minutes.`

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length

const image = z.strictObject({
  id: mediaId,
  texteAlternatif: z
    .string()
    .trim()
    .min(1, MESSAGES.obligatoire)
    .max(TEXTE_IMAGE_MAX, MESSAGES.maximum(TEXTE_IMAGE_MAX)),
})

const motCle = z
  .string()
  .trim()
  .min(MOT_CLE_MIN, MESSAGES.minimum(MOT_CLE_MIN))
  .max(MOT_CLE_MAX, MESSAGES.maximum(MOT_CLE_MAX))

/** Fields of every resource. */
const communs = {
  titre: titreRessource,
  resume: facultatif(RESUME_MAX).default(null),
  image: image.nullable().default(null),
  thematique: referentiel.shape.id.nullable().default(null),
  motsCles: z
    .array(motCle)
    .max(MOTS_CLES_MAX, `Ajoute au plus ${MOTS_CLES_MAX} mots-clés.`)
    .refine((mots) => isUnique(mots.map((mot) => mot.toLowerCase())), 'Un mot-clé est cité deux fois.')
    .default([]),
  public: publicRessource.default('reseau'),
  territoires: z.array(territoireId).max(TERRITOIRES_RESSOURCE_MAX).refine(isUnique).default([]),
  evenement: evenementId.nullable().default(null),
  intervenants: z
    .array(intervenantId)
    .max(INTERVENANTS_RESSOURCE_MAX, `Choisis au plus ${INTERVENANTS_RESSOURCE_MAX} intervenantes.`)
    .refine(isUnique)
    .default([]),
  /** Who wrote it; null: the caller, or the same as before. */
  auteure: adherenteId.nullable().default(null),
  /** Null: a year after its publication. */
  dateRevision: civilDay.nullable().default(null),
}

type Publics = { readonly public: PublicRessource; readonly territoires: readonly string[] }
const hasAntennes = ({ public: audience, territoires }: Publics): boolean =>
  audience !== 'territoires' || territoires.length > 0
const hasNoneElse = ({ public: audience, territoires }: Publics): boolean =>
  audience === 'territoires' || territoires.length === 0
const manquantes = { path: ['territoires'], message: ANTENNES_MANQUANTES }
const deTrop = { path: ['territoires'], message: ANTENNES_DE_TROP }

/** Minutes of a replay. */
const duree = z.coerce
  .number(DUREE_INVALIDE)
  .int(DUREE_INVALIDE)
  .min(1, DUREE_INVALIDE)
  .max(DUREE_REPLAY_MAX, DUREE_INVALIDE)
const contenu = articleText(ARTICLE_MAX)

/** A link, or a replay with its length. Every resource is created as a draft. */
export const lienForm = z
  .strictObject({
    ...communs,
    type: z.enum(['lien', 'replay']).default('lien'),
    url: lienRessource,
    duree: duree.nullable().default(null),
  })
  .refine(hasAntennes, manquantes)
  .refine(hasNoneElse, deTrop)
  .refine(({ type, duree: minutes }) => type === 'replay' || minutes === null, {
    path: ['duree'],
    message: MESSAGES.invalide,
  })
export type LienForm = z.output<typeof lienForm>

/** An article may be saved without its text, but not published so. */
export const articleForm = z
  .strictObject({ ...communs, contenu: contenu.default('') })
  .refine(hasAntennes, manquantes)
  .refine(hasNoneElse, deTrop)
export type ArticleForm = z.output<typeof articleForm>

/** `fichier`: a private file that she has sent before, for the use `ressource`. */
export const fichierRessourceForm = z
  .strictObject({ ...communs, fichier: fichierId })
  .refine(hasAntennes, manquantes)
  .refine(hasNoneElse, deTrop)
export type FichierRessourceForm = z.output<typeof fichierRessourceForm>

/** The version that the edit started from: a concurrent change is not overwritten. */
const version = z.int().min(1)

/** The fields of its type are required, those of the others refused: see `problemesDuType`. */
export const ressourceUpdate = z
  .strictObject({
    ...communs,
    url: lienRessource.optional(),
    duree: duree.nullable().optional(),
    contenu: contenu.optional(),
    fichier: fichierId.optional(),
    version,
  })
  .refine(hasAntennes, manquantes)
  .refine(hasNoneElse, deTrop)
export type RessourceUpdate = z.output<typeof ressourceUpdate>

type Propre = 'url' | 'duree' | 'contenu' | 'fichier'
const REQUIS: Readonly<Record<TypeRessource, Propre>> = {
  lien: 'url',
  replay: 'url',
  article: 'contenu',
  fichier: 'fichier',
}
const PROPRES: readonly Propre[] = ['url', 'duree', 'contenu', 'fichier']

/** What an update says that a resource of this type has not, or does not say that it needs. */
export const problemesDuType = (
  type: TypeRessource,
  update: Pick<RessourceUpdate, Propre>,
): readonly Violation[] => {
  const requis = REQUIS[type]
  return PROPRES.flatMap((champ): readonly Violation[] => {
    if (champ === requis) return update[champ] === undefined ? [{ champ, message: MESSAGES.obligatoire }] : []
    if (champ === 'duree' && type === 'replay') return []
    const isAbsent = update[champ] === undefined || update[champ] === null
    return isAbsent ? [] : [{ champ, message: MESSAGES.invalide }]
  })
}

/** `prevenir`: tell the readers, at the first publication alone. */
export const publierForm = z.strictObject({ version, prevenir: z.boolean().default(true) })
export type PublierForm = z.output<typeof publierForm>

/** Archives it, or drops its unpublished changes, as they were read. */
export const versionForm = z.strictObject({ version })

/** Null: the caller reviewed it; the next review is a year later. */
export const relectureForm = z.strictObject({
  relectrice: adherenteId.nullable().default(null),
  dateRevision: civilDay.nullable().default(null),
  version,
})
export type RelectureForm = z.output<typeof relectureForm>

/** What the proposer reads. */
export const refusPropositionForm = z.strictObject({
  mot: z.string().trim().min(1, MESSAGES.obligatoire).max(MOT_REFUS_MAX, MESSAGES.maximum(MOT_REFUS_MAX)),
})
export type RefusPropositionForm = z.output<typeof refusPropositionForm>
