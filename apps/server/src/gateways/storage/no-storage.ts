import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Storage } from './storage.ts'

/** Where no place is configured for files: none is taken, none is found. */
export const noStorage: Storage = {
  put: () => Promise.reject(commonErrors.indisponible()),
  get: async () => null,
  delete: async () => undefined,
  list: async function* () {},
  close: () => {},
}
