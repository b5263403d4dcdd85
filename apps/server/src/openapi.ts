import { openApiDocument } from '#kit/openapi.ts'
import { VERSION } from '#kit/version.ts'
import { modules } from '#modules.ts'

/** The description of the API without starting anything, for the tools that judge or print it. */
export const openApi = openApiDocument(modules, VERSION)
