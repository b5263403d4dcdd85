import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'

/** The back office: an administrator sees every member, a coordinator those of her branches. */
export type Espace = 'administratrice' | 'coordinatrice'

export const cheminOf = (espace: Espace): string => pathTo(`/${espace}/adherente`)

/** URL of a member’s record, for administrators only. */
export const ficheHref = (id: AdherenteId): string => pathTo('/administratrice/adherente/:id/edition', { id })
