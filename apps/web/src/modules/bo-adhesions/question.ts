import type {
  PaiementATraiter,
  ReclamationATraiter,
  Suggestion,
} from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import type { AdherenteBo } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'

/** To whom a payment is to be given. */
export type Choisie = { readonly adherente: AdherenteBo; readonly reclamation: Suggestion['reclamation'] }

/** What is asked before something that waits is handled. */
export type Question =
  | { readonly type: 'rattachement'; readonly paiement: PaiementATraiter; readonly choisie: Choisie }
  | { readonly type: 'acceptation'; readonly paiement: PaiementATraiter; readonly title: string }
  | { readonly type: 'traitement'; readonly paiement: PaiementATraiter; readonly title: string }
  | { readonly type: 'reponse'; readonly reclamation: ReclamationATraiter }
