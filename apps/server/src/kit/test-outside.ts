import { OutsideRefused, type Outside } from './fenced-fetch.ts'

type Page = { readonly contentType?: string; readonly body: string | Buffer }

/** Other sites, as tests write them in `pages`; any other address does not answer. `asked` lists those that were read. */
export const createFakeOutside = (): Outside & {
  readonly pages: Map<string, Page>
  readonly asked: string[]
} => {
  const pages = new Map<string, Page>()
  const asked: string[] = []
  return {
    pages,
    asked,
    get: async (url) => {
      asked.push(url)
      const page = pages.get(url)
      if (!page) throw new OutsideRefused('no answer')
      const { contentType = 'text/html; charset=utf-8', body } = page
      return { url, contentType, bytes: Buffer.from(body as string), isWhole: true }
    },
    close: async () => undefined,
  }
}
