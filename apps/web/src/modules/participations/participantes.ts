import { pathTo } from '@entrelles/contract/kit/paths.ts'
/** R2.1-10: the address of a page of them. */
export const hrefOf = (id: string, page: number): string =>
  page > 1
    ? pathTo('/evenement/:id/participant/page/:pagenum', { id, pagenum: page })
    : pathTo('/evenement/:id/participant', { id })
