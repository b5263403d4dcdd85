import { PASSWORD_DIFFERENT } from '@entrelles/contract/kit/identity-rules.ts'
import { nouveauMotDePasse } from '@entrelles/contract/kit/identity-schemas.ts'
import { z } from '@entrelles/contract/kit/z.ts'

/** A new password typed twice, with the messages of R5-6. */
export const nouveauMotDePasseForm = z
  .object({ motDePasse: nouveauMotDePasse, confirmation: z.string() })
  .refine((values) => values.motDePasse === values.confirmation, {
    error: PASSWORD_DIFFERENT,
    path: ['confirmation'],
  })
