import { z } from 'zod'
import { frenchMessage } from './messages.ts'

// Configured once, here, so that no schema is built before default messages are French.
z.config({ customError: frenchMessage })

export { z }
