import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'

/** Whose back office: an administrator reads every member, a coordinator those of her branches. */
export type Espace = 'administratrice' | 'coordinatrice'

export const cheminOf = (espace: Espace): string => pathTo(`/${espace}/adherente`)

/** Her page, which only administrators have. */
export const ficheHref = (id: AdherenteId): string => pathTo('/administratrice/adherente/:id/edition', { id })
