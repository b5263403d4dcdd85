import { CHUNK_RETRY_DELAYS_MS, CHUNK_TIMEOUT_MS } from '@entrelles/contract/kit/constants.ts'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

type Load<Module> = () => Promise<Module>

class StylesheetError extends Error {}

/** A chunk that could not be loaded (R8-10): only a page reload helps. */
export class ChunkError extends Error {
  constructor(chunk: string, cause: unknown) {
    const isStylesheet = cause instanceof StylesheetError || /\bCSS\b/.test(String(cause))
    super(`Loading ${isStylesheet ? 'CSS chunk' : 'chunk'} ${chunk} failed`, { cause })
    this.name = 'ChunkError'
  }
}

/** The URL of a dynamic import, read from the source of the function: nothing else exposes it. */
export const addressOf = (load: Load<unknown>): URL | undefined => {
  const address = /import\(\s*["'`]([^"'`]+)["'`]/.exec(load.toString())?.[1]
  return address === undefined ? undefined : new URL(address, import.meta.url)
}

const again = (address: string | URL, attempt: number): string => {
  const url = new URL(address)
  url.searchParams.set('essai', String(attempt))
  return url.href
}

/** Browsers cache a failed or hanging module by URL: a retry needs another URL. */
const importAgain = <Module>(load: Load<Module>, attempt: number): Promise<Module> => {
  const address = addressOf(load)
  return address ? (import(/* @vite-ignore */ again(address, attempt)) as Promise<Module>) : load()
}

const loadAgain = (link: HTMLLinkElement, attempt: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement
    fresh.href = again(link.href, attempt)
    fresh.addEventListener('load', () => resolve())
    fresh.addEventListener('error', () => reject(new StylesheetError(link.href)))
    link.replaceWith(fresh)
  })

const stylesheets = (): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
]

// A link element does not expose its failure: remember those that loaded. The links present at startup have loaded.
const loaded = new WeakSet<EventTarget>(stylesheets())
document.addEventListener('load', ({ target }) => target && loaded.add(target), true)

/** The bundler never requests a stylesheet twice: add those that have not loaded again. */
const loadStylesheetsAgain = (attempt: number): Promise<void[]> =>
  Promise.all(
    stylesheets()
      .filter((link) => !loaded.has(link))
      .map((link) => loadAgain(link, attempt)),
  )

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const within = <Value>(ms: number, promise: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}

/** Loads a chunk with its stylesheets, with the retry delays of R9-6. */
export const loadWithRetry = async <Module>(load: Load<Module>): Promise<Module> => {
  let failure: unknown
  for (const [attempt, delay] of [0, ...CHUNK_RETRY_DELAYS_MS].entries()) {
    if (delay > 0) await wait(delay)
    try {
      if (attempt === 0) return await within(CHUNK_TIMEOUT_MS, load())
      await within(CHUNK_TIMEOUT_MS, loadStylesheetsAgain(attempt))
      return await within(CHUNK_TIMEOUT_MS, importAgain(load, attempt))
    } catch (error) {
      failure = error
    }
  }
  throw new ChunkError(addressOf(load)?.pathname.split('/').pop() ?? 'inconnu', failure)
}

/** A lazy component: `lazyWithRetry(() => import('./screens/FaqScreen.tsx'), 'FaqScreen')`. */
export const lazyWithRetry = <Name extends string, Props>(
  load: Load<{ readonly [N in Name]: ComponentType<Props> }>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await loadWithRetry(load))[name] }))
