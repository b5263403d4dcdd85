import { z } from 'zod'
import { frenchMessage } from './messages.ts'

// Installed once, here, so that no schema can be built before every default message is French.
z.config({ customError: frenchMessage })

export { z }
