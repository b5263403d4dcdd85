import { civilDay } from '#kit/date-schemas.ts'
import { dateDeNaissance, email, motDePasse, nom, prenom } from '#kit/identity-schemas.ts'
import { MESSAGES } from '#kit/messages.ts'
import { z } from '#kit/z.ts'
import { villeId } from '#modules/referentiels/referentiels.schema.ts'

/** Version of the charter and terms that a registration accepts, stored with its date. */
export const VERSION_CHARTE = '2026-11'
export const CHARTE_REFUSEE = 'Veuillez accepter la charte et les CGU.'
export const TEXTE_LIBRE_MAX = 100
const CHOIX_MAX = 50

/** Free text of « autre ». Beside a choice of the list, an empty one is as if absent (R3-7); alone, it is refused. */
const texteLibre = (manquant: string) =>
  z.string(manquant).trim().max(TEXTE_LIBRE_MAX, MESSAGES.maximum(TEXTE_LIBRE_MAX)).optional()

const uuid = z.uuid()
/** Several ids of a list; empty if the member only gives a free text. */
const choix = (manquant: string) =>
  z
    .array(z.string(manquant), manquant)
    .max(CHOIX_MAX, MESSAGES.invalide)
    .refine((ids) => ids.every((id) => uuid.safeParse(id).success), manquant)
    .default([])

/** Runs the refinement even if other fields are invalid, so that all errors come together. */
const always = () => true

/** R3-7; omitting `charteAcceptee` means acceptance (R5-4). */
export const etapeUn = z.strictObject({
  prenom,
  email,
  motDePasse,
  charteAcceptee: z
    .boolean()
    .default(true)
    .refine((acceptee) => acceptee, CHARTE_REFUSEE),
})
export type EtapeUn = z.output<typeof etapeUn>

export const etapeDeux = z.strictObject({ nom, dateDeNaissance })
export type EtapeDeux = z.output<typeof etapeDeux>

/** R5-10. */
export const etapeTrois = z.strictObject({ villeId })
export type EtapeTrois = z.output<typeof etapeTrois>

export const AMBITION_MANQUANTE = 'Le champ "Ambition" est obligatoire.'
export const AMBITION_A_PRECISER = 'Précise ton ambition.'
export const SECTEUR_MANQUANT = 'Le champ "Secteur d\'activité" est obligatoire.'
export const SITUATION_MANQUANTE = 'Choisis au moins une situation.'
export const SITUATION_A_PRECISER = 'Précise ta situation.'
export const ATTENTE_MANQUANTE = 'Choisis au moins une attente.'
export const ATTENTE_A_PRECISER = 'Précise ton attente.'

type AmbitionDite = { readonly ambition?: string | undefined; readonly nouvelleAmbition?: string | undefined }

/** An ambition of the list, or a free text (R5-11). */
const withAmbition = <Schema extends z.ZodType<AmbitionDite>>(schema: Schema) =>
  schema
    .refine(
      ({ ambition, nouvelleAmbition }) =>
        ambition === undefined ? nouvelleAmbition !== undefined : !nouvelleAmbition,
      { error: AMBITION_MANQUANTE, path: ['ambition'], when: always },
    )
    .refine(({ ambition, nouvelleAmbition }) => ambition !== undefined || nouvelleAmbition !== '', {
      error: AMBITION_A_PRECISER,
      path: ['nouvelleAmbition'],
      when: always,
    })

const ambition = {
  ambition: z.uuid(AMBITION_MANQUANTE).optional(),
  nouvelleAmbition: texteLibre(AMBITION_A_PRECISER),
}

export const etapeQuatre = withAmbition(
  z.strictObject({ ...ambition, secteurActivite: z.uuid(SECTEUR_MANQUANT) }),
)
export type EtapeQuatre = z.output<typeof etapeQuatre>

/** The ambition alone, once the sign-up is finished: the profile has the sector. */
export const ambitionForm = withAmbition(z.strictObject(ambition))
export type AmbitionForm = z.output<typeof ambitionForm>

/** R5-12. */
export const etapeCinq = z
  .strictObject({
    situations: choix(SITUATION_MANQUANTE),
    nouvelleSituation: texteLibre(SITUATION_A_PRECISER),
  })
  .refine(({ situations, nouvelleSituation }) => situations.length > 0 || nouvelleSituation !== undefined, {
    error: SITUATION_MANQUANTE,
    path: ['situations'],
  })
  .refine(({ situations, nouvelleSituation }) => situations.length > 0 || nouvelleSituation !== '', {
    error: SITUATION_A_PRECISER,
    path: ['nouvelleSituation'],
  })
export type EtapeCinq = z.output<typeof etapeCinq>

/** R5-13. */
export const etapeSix = z
  .strictObject({ attentes: choix(ATTENTE_MANQUANTE), nouvelleAttente: texteLibre(ATTENTE_A_PRECISER) })
  .refine(({ attentes, nouvelleAttente }) => attentes.length > 0 || nouvelleAttente !== undefined, {
    error: ATTENTE_MANQUANTE,
    path: ['attentes'],
  })
  .refine(({ attentes, nouvelleAttente }) => attentes.length > 0 || nouvelleAttente !== '', {
    error: ATTENTE_A_PRECISER,
    path: ['nouvelleAttente'],
  })
export type EtapeSix = z.output<typeof etapeSix>

/** What a member has answered so far. */
export const reponses = z.object({
  nom: z.string().nullable(),
  dateDeNaissance: civilDay.nullable(),
  ville: z.object({ id: villeId, codePostal: z.string() }).nullable(),
  ambition: z.uuid().nullable(),
  nouvelleAmbition: z.string().nullable(),
  secteurActivite: z.uuid().nullable(),
  situations: z.array(z.uuid()),
  nouvelleSituation: z.string().nullable(),
  attentes: z.array(z.uuid()),
  nouvelleAttente: z.string().nullable(),
})
export type Reponses = z.output<typeof reponses>

/** E-mail address to which a login link is sent (R7-2). */
export const adresse = z.strictObject({ email })
export type Adresse = z.output<typeof adresse>
