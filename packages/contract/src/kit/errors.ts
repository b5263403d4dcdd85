import type { z } from 'zod'

export type ErrorSpec = {
  readonly status: number
  readonly message: string
  /** What else the answer carries. */
  readonly extra?: Readonly<Record<string, string>>
}
export type Violation = { readonly champ: string; readonly message: string }

/** What a refused call answers, whatever refused it. */
export type ErrorBody = {
  readonly code: string
  readonly message: string
  readonly violations?: readonly Violation[] | undefined
  /** A word, or what a next call needs: each named where it is given. */
  readonly error?: string | undefined
  readonly defi?: string | undefined
}

/** An expected refusal: its code for programs, its sentence for the member. */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly extra: Readonly<Record<string, string>> | undefined
  readonly violations: readonly Violation[] | undefined
  /** Seconds to wait before trying again, when the refusal passes with time. */
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

/** One call a module: each key is the code that travels, with its status and its French sentence. */
export const defineErrors = <const T extends Record<string, ErrorSpec>>(
  specs: T,
): { readonly [K in keyof T]: () => AppError } =>
  Object.fromEntries(Object.entries(specs).map(([code, spec]) => [code, () => new AppError(code, spec)])) as {
    [K in keyof T]: () => AppError
  }

/** The refusals that any call can meet. */
export const commonErrors = defineErrors({
  requete_invalide: { status: 400, message: 'Cette demande est illisible.' },
  non_connectee: { status: 401, message: 'Connecte-toi pour continuer.' },
  acces_refuse: { status: 403, message: 'Tu n’as pas accès à cette page.' },
  second_facteur_requis: {
    status: 403,
    message: 'Active la double authentification dans ton compte pour ouvrir cet espace.',
  },
  introuvable: { status: 404, message: 'Cette page n’existe pas ou n’est plus visible.' },
  version_depassee: { status: 409, message: 'Cette fiche a été modifiée entre-temps. Recharge la page.' },
  cle_reutilisee: { status: 409, message: 'Cette demande a déjà été envoyée avec un autre contenu.' },
  trop_volumineux: { status: 413, message: 'Cet envoi est trop volumineux.' },
  format_refuse: { status: 415, message: 'Ce format d’envoi n’est pas accepté.' },
  indisponible: { status: 503, message: 'Le service est momentanément indisponible.' },
})

/** Too many calls; `retryAfter` in seconds. */
export const tooManyRequests = (
  retryAfter: number,
  message = 'Trop de demandes d’un coup. Patiente un instant.',
): AppError => new AppError('trop_de_demandes', { status: 429, message }, { retryAfter })

/** What is unexpected never says more than this (R8-1). */
export const UNEXPECTED: ErrorBody = { code: 'erreur_serveur', message: 'Une erreur est survenue.' }

/** The title of a refused form (R5-5), the same above the form and in the answer. */
export const formErrorTitle = (n: number): string => `Ce formulaire comprend ${n} erreur(s) :`

/** One message a field: the first broken rule. */
export const violationsOf = (issues: readonly z.core.$ZodIssue[]): Violation[] => {
  const first = new Map<string, string>()
  for (const issue of issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    for (const champ of paths) if (!first.has(champ)) first.set(champ, issue.message)
  }
  return [...first].map(([champ, message]) => ({ champ, message }))
}

/** 422: the form with what is wrong in it. */
export const invalidForm = (violations: readonly Violation[]): AppError =>
  new AppError(
    'formulaire_invalide',
    { status: 422, message: formErrorTitle(violations.length) },
    { violations },
  )
