import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReadCtx } from '#kit/ctx.ts'
import { PageVitrine } from './PageVitrine.tsx'
import { listVitrine } from './vitrine.queries.ts'

/** The first page of the showcase, as HTML. */
export const getPageVitrine = async (ctx: Pick<ReadCtx, 'db' | 'now' | 'settings'>) => {
  const { evenements } = await listVitrine(ctx, 1)
  const html = `<!doctype html>${renderToStaticMarkup(createElement(PageVitrine, { evenements }))}`
  return { name: 'evenements.html', content: Buffer.from(html) }
}
