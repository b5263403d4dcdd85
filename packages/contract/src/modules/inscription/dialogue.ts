import { areSameNames, SAME_NAMES } from '#kit/identity-rules.ts'
import { dateDeNaissance, nom } from '#kit/identity-schemas.ts'
import { POSTAL_CODE_LENGTH } from '#kit/constants.ts'
import { z } from '#kit/z.ts'
import { codePostal, VILLE_MANQUANTE, villeId } from '#modules/referentiels/referentiels.schema.ts'
import {
  AMBITION_A_PRECISER,
  AMBITION_MANQUANTE,
  ATTENTE_A_PRECISER,
  ATTENTE_MANQUANTE,
  SECTEUR_MANQUANT,
  SITUATION_A_PRECISER,
  SITUATION_MANQUANTE,
  TEXTE_LIBRE_MAX,
  type AmbitionForm,
  type EtapeCinq,
  type EtapeDeux,
  type EtapeQuatre,
  type EtapeSix,
  type EtapeTrois,
  type Reponses,
} from './inscription.schema.ts'

// Forms of the profile-completion dialog (R3-9), and the payload that each one saves (R3-7).

/** The choice that opens a free text field. */
export const AUTRE = 'autre'

/** R5-8, R5-9; the first name is known since the first step. */
export const formulaireDeux = (prenom: string) =>
  z.object({
    nom: nom.refine((value) => !areSameNames(prenom, value), SAME_NAMES),
    dateNaissance: dateDeNaissance,
  })

/** R5-10. */
export const formulaireTrois = z.object({ codePostal, ville: z.string() }).superRefine((valeurs, issues) => {
  if (villeId.safeParse(valeurs.ville).success) return
  const message =
    valeurs.codePostal.length === POSTAL_CODE_LENGTH
      ? VILLE_MANQUANTE
      : "Indique d'abord un code postal valide."
  issues.addIssue({ code: 'custom', path: ['ville'], message })
})

const texteLibre = z.string().trim().max(TEXTE_LIBRE_MAX)

type AmbitionSaisie = { readonly ambition: string; readonly champLibreAmbition: string }
const withPrecision = <Schema extends z.ZodType<AmbitionSaisie>>(schema: Schema) =>
  schema.refine(({ ambition, champLibreAmbition }) => ambition !== AUTRE || champLibreAmbition !== '', {
    error: AMBITION_A_PRECISER,
    path: ['champLibreAmbition'],
  })

const ambition = {
  ambition: z.string(AMBITION_MANQUANTE).min(1, AMBITION_MANQUANTE),
  champLibreAmbition: texteLibre,
}

/** R5-11. */
export const formulaireQuatre = withPrecision(
  z.object({ ...ambition, secteurActiviteId: z.string(SECTEUR_MANQUANT).min(1, SECTEUR_MANQUANT) }),
)

/** The ambition alone, once the sign-up is finished. */
export const formulaireAmbition = withPrecision(z.object(ambition))

/** At least one choice, none of them empty. */
const choix = (manquant: string) =>
  z.array(z.string(manquant).min(1, manquant), manquant).min(1, { error: manquant })

/** R5-12. */
export const formulaireCinq = z
  .object({ situation: choix(SITUATION_MANQUANTE), champLibreSituation: texteLibre })
  .refine(({ situation, champLibreSituation }) => !situation.includes(AUTRE) || champLibreSituation !== '', {
    error: SITUATION_A_PRECISER,
    path: ['champLibreSituation'],
  })

/** R5-13. */
export const formulaireSix = z
  .object({ attente: choix(ATTENTE_MANQUANTE), champLibreAttente: texteLibre })
  .refine(({ attente, champLibreAttente }) => !attente.includes(AUTRE) || champLibreAttente !== '', {
    error: ATTENTE_A_PRECISER,
    path: ['champLibreAttente'],
  })

type Formulaires = {
  readonly etape_deux: z.output<ReturnType<typeof formulaireDeux>>
  readonly etape_trois: z.output<typeof formulaireTrois>
  readonly etape_quatre: z.output<typeof formulaireQuatre>
  readonly etape_cinq: z.output<typeof formulaireCinq>
  readonly etape_six: z.output<typeof formulaireSix>
  readonly ambition: z.output<typeof formulaireAmbition>
}

type Envois = {
  readonly etape_deux: EtapeDeux
  readonly etape_trois: EtapeTrois
  readonly etape_quatre: EtapeQuatre
  readonly etape_cinq: EtapeCinq
  readonly etape_six: EtapeSix
  readonly ambition: AmbitionForm
}

export type Formulaire = keyof Formulaires
export type EtapeDialogue = Exclude<Formulaire, 'ambition'>
/** The answers that a member changes in her profile: by the forms of the sign-up, the ambition without the sector. */
export type ReponseProfil = 'ambition' | 'etape_cinq' | 'etape_six'

const sansAutre = (choisis: readonly string[]): string[] => choisis.filter((id) => id !== AUTRE)

const ambitionOf = ({ ambition, champLibreAmbition }: AmbitionSaisie): AmbitionForm =>
  ambition === AUTRE ? { nouvelleAmbition: champLibreAmbition } : { ambition }

const ENVOIS: { readonly [E in Formulaire]: (valeurs: Formulaires[E]) => Envois[E] } = {
  etape_deux: (valeurs) => ({ nom: valeurs.nom, dateDeNaissance: valeurs.dateNaissance }),
  etape_trois: ({ ville }) => ({ villeId: villeId.parse(ville) }),
  etape_quatre: ({ secteurActiviteId, ...valeurs }) => ({
    ...ambitionOf(valeurs),
    secteurActivite: secteurActiviteId,
  }),
  ambition: ambitionOf,
  etape_cinq: ({ situation, champLibreSituation }) => ({
    situations: sansAutre(situation),
    ...(situation.includes(AUTRE) && { nouvelleSituation: champLibreSituation }),
  }),
  etape_six: ({ attente, champLibreAttente }) => ({
    attentes: sansAutre(attente),
    ...(attente.includes(AUTRE) && { nouvelleAttente: champLibreAttente }),
  }),
}

const avecAutre = (ids: readonly string[], texte: string | null): string[] =>
  texte === null ? [...ids] : [...ids, AUTRE]

const saisieAmbitionOf = ({ ambition, nouvelleAmbition: texte }: Reponses): AmbitionSaisie => ({
  ambition: texte === null ? (ambition ?? '') : AUTRE,
  champLibreAmbition: texte ?? '',
})

const SAISIES: { readonly [E in Formulaire]: (reponses: Reponses) => Formulaires[E] } = {
  etape_deux: ({ nom, dateDeNaissance: date }) => ({ nom: nom ?? '', dateNaissance: date ?? '' }),
  etape_trois: ({ ville }) => ({ codePostal: ville?.codePostal ?? '', ville: ville?.id ?? '' }),
  etape_quatre: (reponses) => ({
    ...saisieAmbitionOf(reponses),
    secteurActiviteId: reponses.secteurActivite ?? '',
  }),
  ambition: saisieAmbitionOf,
  etape_cinq: ({ situations, nouvelleSituation: texte }) => ({
    situation: avecAutre(situations, texte),
    champLibreSituation: texte ?? '',
  }),
  etape_six: ({ attentes, nouvelleAttente: texte }) => ({
    attente: avecAutre(attentes, texte),
    champLibreAttente: texte ?? '',
  }),
}

/** Values of a form, from what was answered before. */
export const saisieOf = <E extends Formulaire>(etape: E, reponses: Reponses): Formulaires[E] =>
  SAISIES[etape](reponses)

/** Payload of a form, from the values of its form. */
export const envoiOf = <E extends Formulaire>(etape: E, valeurs: Formulaires[E]): Envois[E] =>
  ENVOIS[etape](valeurs)

const CHAMPS: Readonly<Record<string, string>> = {
  dateDeNaissance: 'dateNaissance',
  villeId: 'ville',
  secteurActivite: 'secteurActiviteId',
  nouvelleAmbition: 'champLibreAmbition',
  situations: 'situation',
  nouvelleSituation: 'champLibreSituation',
  attentes: 'attente',
  nouvelleAttente: 'champLibreAttente',
}

/** Form field for a violation of the server; `situations.0` is `situation`. */
export const champOf = (champ: string): string => {
  const racine = champ.split('.')[0] ?? champ
  return CHAMPS[racine] ?? racine
}
