type Page = { readonly limit: number }

/** Reads all pages of a list, one after the other; for lists of few pages. */
export const everyPage = async <P extends Page>(
  read: (page: number) => Promise<P>,
  nbOf: (page: P) => number,
): Promise<P[]> => {
  const pages: P[] = []
  for (;;) {
    const page = await read(pages.length + 1)
    pages.push(page)
    if (pages.length * page.limit >= nbOf(page)) return pages
  }
}
