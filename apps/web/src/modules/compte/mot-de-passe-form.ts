import { PASSWORD_DIFFERENT } from '@entrelles/contract/kit/identity-rules.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { changementMotDePasse } from '@entrelles/contract/modules/compte/compte.schema.ts'

const { password, newPassword } = changementMotDePasse.shape

/** Current password, and the new one typed twice, with the messages of R5-6. */
export const motDePasseForm = z
  .object({
    password,
    newPassword,
    confirmation: z.string(),
  })
  .refine((valeurs) => valeurs.newPassword === valeurs.confirmation, {
    error: PASSWORD_DIFFERENT,
    path: ['confirmation'],
  })
