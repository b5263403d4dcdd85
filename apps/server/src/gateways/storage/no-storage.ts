import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Storage } from './storage.ts'

/** Used when no storage is configured: writes are refused, reads find nothing. */
export const noStorage: Storage = {
  put: () => Promise.reject(commonErrors.indisponible()),
  get: async () => null,
  delete: async () => undefined,
  list: async function* () {},
  close: () => {},
}
