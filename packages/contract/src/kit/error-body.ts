import type { ErrorBody } from './errors.ts'
import { z } from './z.ts'

/** Schema of every error response, for the API description. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  violations: z.array(z.object({ champ: z.string(), message: z.string() })).optional(),
  error: z.string().optional(),
  defi: z.string().optional(),
}) satisfies z.ZodType<ErrorBody>
