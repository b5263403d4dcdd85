import { GESTES, type Geste } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'

const GESTES_PAR_DROIT = { resolu: 'resoudre', prolonger: 'prolonger', clore: 'clore' } as const

const isGeste = (geste: string): geste is Geste => Object.hasOwn(GESTES, geste)

/** Why a gesture of the mail can no longer be done. */
const empecheOf = ({ statut, droits }: CoupDePouce): string => {
  if (statut === 'resolu') return 'Ce coup de pouce est déjà résolu\u202f: il n’y a plus rien à faire.'
  if (statut === 'clos') return 'Ce coup de pouce est déjà clos\u202f: il n’y a plus rien à faire.'
  if (statut === 'masque')
    return 'Ce coup de pouce est masqué\u202f: tant qu’il l’est, ce geste n’est pas possible.'
  return droits.modifier
    ? 'Ce geste n’est plus possible.'
    : 'Seule la membre qui a écrit ce coup de pouce peut faire ce geste.'
}

export type GesteDemande =
  | { readonly geste: Geste; readonly empeche?: undefined }
  | { readonly geste?: undefined; readonly empeche: string }

/** The gesture that a link of the mail asks for (`?geste=`), or why it cannot be done; undefined without one. */
export const gesteOf = (asked: string | null, demande: CoupDePouce): GesteDemande | undefined => {
  if (asked === null || !isGeste(asked)) return undefined
  return demande.droits[GESTES_PAR_DROIT[asked]] ? { geste: asked } : { empeche: empecheOf(demande) }
}
