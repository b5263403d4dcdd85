import { openApiDocument } from '#kit/openapi.ts'
import { VERSION } from '#kit/version.ts'
import { modules } from '#modules.ts'

/** The API description without starting the server, for tools. */
export const openApi = openApiDocument(modules, VERSION)
