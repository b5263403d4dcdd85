import type { z } from 'zod'

export type ErrorSpec = {
  readonly status: number
  readonly message: string
  /** Extra fields of the error body. */
  readonly extra?: Readonly<Record<string, string>>
}
export type Violation = { readonly champ: string; readonly message: string }

/** Body of every error response. */
export type ErrorBody = {
  readonly code: string
  readonly message: string
  readonly violations?: readonly Violation[] | undefined
  /** Extra fields: `error` qualifies the code, `defi` goes back with the second factor's code. */
  readonly error?: string | undefined
  readonly defi?: string | undefined
}

/** An expected refusal: a code for programs, a sentence for the member. */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly extra: Readonly<Record<string, string>> | undefined
  readonly violations: readonly Violation[] | undefined
  /** Seconds to wait before a retry, if the refusal is temporary. */
  readonly retryAfter: number | undefined

  constructor(
    code: string,
    spec: ErrorSpec,
    details: { violations?: readonly Violation[]; retryAfter?: number } = {},
  ) {
    super(spec.message)
    this.name = 'AppError'
    this.code = code
    this.status = spec.status
    this.extra = spec.extra
    this.violations = details.violations
    this.retryAfter = details.retryAfter
  }
}

/** What the endpoints that may refuse with it declare. */
export type Refusal = { readonly code: string; readonly status: number; readonly message: string }

/** Creates the error to throw, and describes it. */
export type RefusalMaker<Args extends readonly unknown[] = []> = Refusal & ((...args: Args) => AppError)

/** A refusal whose sentence or extra fields depend on the case; the description of the API gives the sentence of `spec`. */
export const defineError = <Args extends readonly unknown[] = []>(
  code: string,
  spec: ErrorSpec,
  vary: (...args: Args) => Partial<ErrorSpec> = () => ({}),
): RefusalMaker<Args> =>
  Object.assign((...args: Args) => new AppError(code, { ...spec, ...vary(...args) }), {
    code,
    status: spec.status,
    message: spec.message,
  })

/** Called once per module: each key is the error code, with its status and its French message. */
export const defineErrors = <const T extends Record<string, ErrorSpec>>(
  specs: T,
): { readonly [K in keyof T]: RefusalMaker } =>
  Object.fromEntries(Object.entries(specs).map(([code, spec]) => [code, defineError(code, spec)])) as {
    [K in keyof T]: RefusalMaker
  }

/** Refusals that any call can receive. */
export const commonErrors = defineErrors({
  requete_invalide: { status: 400, message: 'Cette demande est illisible.' },
  non_connectee: { status: 401, message: 'Connecte-toi pour continuer.' },
  acces_refuse: { status: 403, message: 'Tu n’as pas accès à cette page.' },
  second_facteur_requis: {
    status: 403,
    message: 'Active la double authentification dans ton compte pour ouvrir cet espace.',
  },
  confirmation_requise: { status: 403, message: 'Confirme ton mot de passe pour continuer.' },
  introuvable: { status: 404, message: 'Cette page n’existe pas ou n’est plus visible.' },
  version_depassee: { status: 409, message: 'Cette fiche a été modifiée entre-temps. Recharge la page.' },
  cle_reutilisee: { status: 409, message: 'Cette demande a déjà été envoyée avec un autre contenu.' },
  trop_volumineux: { status: 413, message: 'Cet envoi est trop volumineux.' },
  format_refuse: { status: 415, message: 'Ce format d’envoi n’est pas accepté.' },
  indisponible: { status: 503, message: 'Le service est momentanément indisponible.' },
})

/** Rate limit exceeded. */
export const tropDeDemandes: Refusal = {
  code: 'trop_de_demandes',
  status: 429,
  message: 'Trop de demandes d’un coup. Patiente un instant.',
}

/** `retryAfter` in seconds. */
export const tooManyRequests = (retryAfter: number, message = tropDeDemandes.message): AppError =>
  new AppError(tropDeDemandes.code, { ...tropDeDemandes, message }, { retryAfter })

/** Body for unexpected errors: it reveals no details (R8-1). */
export const UNEXPECTED: ErrorBody = { code: 'erreur_serveur', message: 'Une erreur est survenue.' }

/** Title of an invalid form (R5-5), the same above the form and in the response. */
export const formErrorTitle = (n: number): string => `Ce formulaire comprend ${n} erreur(s) :`

/** More than the fields of any form; a caller’s own keys must not make a long response. */
const VIOLATIONS_MAX = 60
const CHAMP_MAX = 80

/** One violation per field: the first broken rule. */
export const violationsOf = (issues: readonly z.core.$ZodIssue[]): Violation[] => {
  const first = new Map<string, string>()
  for (const issue of issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    for (const path of paths) {
      if (first.size === VIOLATIONS_MAX) break
      const champ = path.slice(0, CHAMP_MAX)
      if (!first.has(champ)) first.set(champ, issue.message)
    }
  }
  return [...first].map(([champ, message]) => ({ champ, message }))
}

/** The form is invalid. */
export const formulaireInvalide: Refusal = {
  code: 'formulaire_invalide',
  status: 422,
  message: formErrorTitle(1),
}

export const invalidForm = (violations: readonly Violation[]): AppError =>
  new AppError(
    formulaireInvalide.code,
    { ...formulaireInvalide, message: formErrorTitle(violations.length) },
    { violations },
  )
