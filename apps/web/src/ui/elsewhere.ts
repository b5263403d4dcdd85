/** Of a link that a user wrote: search engines must not take it for a recommendation of the association. */
export const USER_LINK_REL = 'noopener nofollow ugc'

/** A link to another site: it opens a new window, and its label says so. */
export const ELSEWHERE = { target: '_blank', rel: USER_LINK_REL } as const
