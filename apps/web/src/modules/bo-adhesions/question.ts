import type {
  PaiementATraiter,
  ReclamationATraiter,
  Suggestion,
} from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import type { AdherenteBo } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'

/** The member who gets a payment. */
export type Choisie = { readonly adherente: AdherenteBo; readonly reclamation: Suggestion['reclamation'] }

/** The dialog to open before an item is handled. */
export type Question =
  | { readonly type: 'rattachement'; readonly paiement: PaiementATraiter; readonly choisie: Choisie }
  | { readonly type: 'acceptation'; readonly paiement: PaiementATraiter; readonly title: string }
  | { readonly type: 'traitement'; readonly paiement: PaiementATraiter; readonly title: string }
  | { readonly type: 'reponse'; readonly reclamation: ReclamationATraiter }
