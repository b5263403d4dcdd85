import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createOutside } from './fenced-fetch.ts'
import { createCertificate } from './test-certificate.ts'

export type TestPage = (response: ServerResponse, request: IncomingMessage) => void

/** A site with TLS on this machine. A path that is none of `pages` is a 404; `asked` lists those that were asked for. */
export const startSite = async () => {
  const { key, cert } = createCertificate()
  const pages = new Map<string, TestPage>()
  const asked: string[] = []
  const server = createServer({ key, cert }, (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const page = pages.get(path)
    if (page) page(response, request)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const host = `localhost:${port}`
  return {
    port,
    url: `https://${host}`,
    pages,
    asked,
    /** Serves a page at that path, and returns its address. */
    serve: (path: string, page: TestPage): string => {
      pages.set(path, page)
      return `https://${host}${path}`
    },
    /** Reads other sites as the product does, and this one by this name. */
    createOutside: (patienceMs?: number) =>
      createOutside({ here: { hosts: [host], ca: cert }, ...(patienceMs !== undefined && { patienceMs }) }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A page with that type and content. */
export const sendPage =
  (content: string | Buffer, contentType = 'text/html; charset=utf-8'): TestPage =>
  (response) => {
    response.writeHead(200, { 'content-type': contentType }).end(content)
  }

export const redirectTo =
  (location: string, status = 302): TestPage =>
  (response) => {
    response.writeHead(status, { location }).end()
  }
