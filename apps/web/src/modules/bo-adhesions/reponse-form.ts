import { reponseReclamation } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.forms.ts'
import { MESSAGES } from '@entrelles/contract/kit/messages.ts'
import { z } from '@entrelles/contract/kit/z.ts'

export const INTROUVABLE = 'introuvable'
export const SANS_PAIEMENT = 'retrouve'

/** Form of an answer: one select says both whether the payment was found and which one it is. */
export const reponseForm = z
  .strictObject({
    issue: z.string(MESSAGES.obligatoire).min(1),
    message: reponseReclamation.shape.message,
  })
  .transform(({ issue, message }, issues) => {
    const named = [INTROUVABLE, SANS_PAIEMENT].includes(issue) ? {} : { paiementId: issue }
    const parsed = reponseReclamation.safeParse({ acceptee: issue !== INTROUVABLE, message, ...named })
    if (parsed.success) return parsed.data
    issues.addIssue({ code: 'custom', path: ['issue'], message: MESSAGES.invalide })
    return z.NEVER
  })
