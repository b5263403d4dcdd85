// The product's constants (R9), shared by both sides so that none is written twice.

/** Euros per year; only the server decides which one applies (R9-1). */
export const TARIFS = { plein: 80, coordinatrice: 60, reduit: 40 } as const
export const AIDES_TARIF_REDUIT = ['RSA', 'AAH', 'ASS', 'ASPA', 'ADA', 'ASV', 'RSO', 'AV', 'ATA'] as const

export const NOTIFICATION_MS = 5000
export const POLLING_MS = 5000
export const GET_CACHE_MS = 1000
export const BANNER_RELOAD_MS = 24 * 3_600_000
export const LOGIN_LINK_MS = 3_600_000
export const DEBOUNCE_MS = 500
/** How long a tab keeps what was typed in a form when the session ended. */
export const KEPT_FORM_MS = 24 * 3_600_000
/** How long a password typed again confirms the session. */
export const CONFIRMATION_MINUTES = 15

export const PAGE_BUTTONS = 3
export const PAGE_LIMIT = 20

export const NAME_MIN = 2
export const NAME_MAX = 45
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 1024
export const AGE_MIN = 18
export const POSTAL_CODE_LENGTH = 5

export const RATING_MIN = 1
export const RATING_MAX = 5
export const RATING_COMMENT_MAX = 255
/** Members registered for more than fifteen days are asked for a rating in January, June and October (R9-3). */
export const RATING_MONTHS = [1, 6, 10] as const
export const RATING_SENIORITY_DAYS = 15

/** Widest viewport of each layout, in pixels (R9-4). */
export const BREAKPOINTS = { mobile: 1023, tablet: 425 } as const

/** Delays before each retry of a chunk that fails to load (R9-6). */
export const CHUNK_RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 16_000] as const
export const CHUNK_TIMEOUT_MS = 120_000

/** Maximum length of the words of a search. */
export const TERMES_MAX = 100

/** Kilometres beyond which a distance is neither shown nor used to sort: she would not travel there. */
export const DISTANCE_MAX_KM = 300

/** Error reporting (R9-7): nothing is sent unless an address is configured. */
export const SENTRY_RATES = { traces: 1, replay: 0.1, replayOnError: 1 } as const

/** What the reports never collect: by default they contain passwords, cookies, tokens and IP addresses. */
export const SENTRY_DATA = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [] as never[],
  urlQueryParams: false,
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
}

/** A token is expired when its `exp`, in seconds, is before now (R9-5). */
export const isTokenExpired = (exp: number, now: Date): boolean => exp < now.getTime() / 1000
