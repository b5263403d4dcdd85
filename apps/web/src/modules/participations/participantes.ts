/** R2.1-10: the address of a page of them. */
export const hrefOf = (id: string, page: number): string =>
  page > 1 ? `/evenement/${id}/participant/page/${page}` : `/evenement/${id}/participant`
