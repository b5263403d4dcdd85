import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createOutside, OutsideRefused, type Outside } from './fenced-fetch.ts'
import { redirectTo, sendPage, startSite } from './test-site.ts'

const MEGABYTE = 1_048_576

let site: Awaited<ReturnType<typeof startSite>>
let outside: Outside
beforeAll(async () => {
  site = await startSite()
  outside = site.createOutside()
})
afterAll(async () => {
  await outside.close()
  await site.close()
})
beforeEach(() => {
  site.pages.clear()
  site.asked.length = 0
})

const get = (url: string, by = outside) => by.get(url, 'text/html')
/** Why an address is refused. */
const refusalOf = async (url: string, by = outside): Promise<string> => {
  const error = await get(url, by).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(OutsideRefused)
  return (error as OutsideRefused).message
}

test('[security 42] a page is read with its type, without cookies nor a referrer', async () => {
  const url = site.serve('/page', (response, { headers }) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=1' })
      .end(JSON.stringify(headers))
  })
  const first = await get(url)
  expect(first).toMatchObject({ url, contentType: 'text/html; charset=utf-8', isWhole: true })
  const sent = JSON.parse((await get(url)).bytes.toString()) as Record<string, string>
  expect(sent).toMatchObject({ accept: 'text/html', 'accept-encoding': 'identity' })
  expect(sent).not.toHaveProperty('cookie')
  expect(sent).not.toHaveProperty('referer')
})

describe('[security 42] addresses outside the public internet are refused', () => {
  const ADDRESSES = [
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0.0.0.0/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::a9fe:a9fe]/',
  ]

  test.each(ADDRESSES)('the address %s', async (url) => {
    expect(await refusalOf(url)).toMatch(/is a special address$/)
  })

  test.each(ADDRESSES)('a redirect to %s', async (url) => {
    expect(await refusalOf(site.serve('/renvoi', redirectTo(url)))).toMatch(/is a special address$/)
    expect(site.asked).toEqual(['/renvoi'])
  })

  test('a name that leads to this machine, asked for or redirected to', async () => {
    const refusal = 'localhost leads to a special address'
    expect(await refusalOf('https://localhost/')).toBe(refusal)
    expect(await refusalOf(site.serve('/renvoi', redirectTo('https://localhost/secret')))).toBe(refusal)
  })

  test('this machine on another port than the test’s own, by its name or its address', async () => {
    const other = await startSite()
    other.serve('/secret', sendPage('<title>secret</title>'))
    try {
      for (const host of ['localhost', '127.0.0.1'])
        await refusalOf(site.serve('/renvoi', redirectTo(`https://${host}:${other.port}/secret`)))
      expect(other.asked).toEqual([])
    } finally {
      await other.close()
    }
  })

  test('the site of the test itself, by a reader created without its address', async () => {
    const production = createOutside()
    const url = site.serve('/page', sendPage('<title>page</title>'))
    try {
      expect(await refusalOf(url, production)).toMatch(/^port \d+ is not that of https$/)
      expect(await refusalOf(`https://127.0.0.1:${site.port}/page`, production)).toMatch(/special address$/)
      expect(site.asked).toEqual([])
    } finally {
      await production.close()
    }
  })

  test.each([
    ['http://exemple.fr/', 'http: is not https'],
    ['file:///etc/passwd', 'file: is not https'],
    ['data:text/html,<title>x</title>', 'data: is not https'],
    ['https://exemple.fr:8443/', 'port 8443 is not that of https'],
    ['https://moi:secret@exemple.fr/', 'the address contains a password'],
  ])('%s', async (url, refusal) => {
    expect(await refusalOf(url)).toBe(refusal)
    expect(await refusalOf(site.serve('/renvoi', redirectTo(url)))).toBe(refusal)
  })

  test('http on the site of the test', async () => {
    const url = site.serve('/page', sendPage('page'))
    expect(await refusalOf(url.replace('https:', 'http:'))).toBe('http: is not https')
  })
})

describe('[security 42] redirects', () => {
  test.each([301, 302, 303, 307, 308])(
    'of status %i are followed, also to a relative address',
    async (status) => {
      const url = site.serve('/ici', redirectTo('/la?a=1', status))
      const reached = site.serve('/la?a=1', sendPage('là'))
      expect(await get(url)).toMatchObject({ url: reached, bytes: Buffer.from('là') })
    },
  )

  test('are followed three times, and no more', async () => {
    for (let n = 1; n <= 100; n += 1) site.serve(`/${n}`, redirectTo(`/${n - 1}`))
    site.serve('/0', sendPage('arrivée'))
    expect((await get(`${site.url}/3`)).bytes.toString()).toBe('arrivée')
    site.asked.length = 0
    expect(await refusalOf(`${site.url}/100`)).toBe('too many redirects')
    expect(site.asked).toEqual(['/100', '/99', '/98', '/97'])
    await expect(get(`${site.url}/100`)).rejects.toMatchObject({ status: 302 })
  })

  test('without a valid address are not followed', async () => {
    expect(await refusalOf(site.serve('/nulle-part', (response) => void response.writeHead(302).end()))).toBe(
      'status 302',
    )
    expect(await refusalOf(site.serve('/faux', redirectTo('https://[')))).toContain('Invalid URL')
  })
})

describe('[security 42] an answer costs little', () => {
  test('of a page of 50 MB, the first megabyte is read and the connection closed', async () => {
    let sent = 0
    const chunk = Buffer.alloc(65_536, 'a')
    const closed = Promise.withResolvers<void>()
    const url = site.serve('/50-mo', (response) => {
      const send = () => {
        while (sent < 50 * MEGABYTE && !response.destroyed) {
          sent += chunk.length
          if (!response.write(chunk)) return void response.once('drain', send)
        }
        response.end()
      }
      response.on('close', closed.resolve).writeHead(200, { 'content-type': 'text/html' })
      send()
    })
    const { bytes, isWhole } = await get(url)
    expect(isWhole).toBe(false)
    expect(bytes).toHaveLength(MEGABYTE)
    await closed.promise
    // Bytes already sent when the connection was closed.
    expect(sent).toBeLessThan(20 * MEGABYTE)
  })

  test('an answer of exactly a megabyte is whole', async () => {
    const { bytes, isWhole } = await get(site.serve('/1-mo', sendPage(Buffer.alloc(MEGABYTE, 'a'))))
    expect([bytes.length, isWhole]).toEqual([MEGABYTE, true])
  })

  test('a compressed answer is refused, whatever its decompressed size', async () => {
    const bomb = gzipSync(Buffer.alloc(20 * MEGABYTE))
    const url = site.serve('/bombe', (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb)
    })
    expect(await refusalOf(url)).toBe('encoded as gzip')
  })

  test('a site that sends byte by byte, never answers or redirects slowly is abandoned at the deadline', async () => {
    const drips: NodeJS.Timeout[] = []
    site.serve('/goutte', (response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      drips.push(setInterval(() => response.write('a'), 20))
    })
    site.serve('/muet', () => undefined)
    site.serve('/lent', (response) => {
      drips.push(setTimeout(() => response.writeHead(302, { location: '/lent' }).end(), 200))
    })
    const hurried = site.createOutside(300)
    try {
      for (const path of ['/goutte', '/muet', '/lent']) {
        const from = performance.now()
        expect(await refusalOf(site.url + path, hurried)).toMatch(/aborted|timeout/i)
        expect(performance.now() - from).toBeLessThan(3000)
      }
    } finally {
      for (const drip of drips) clearInterval(drip)
      await hurried.close()
    }
  })

  test.each([204, 404, 500])('an answer of status %i is refused', async (status) => {
    const url = site.serve('/etat', (response) => void response.writeHead(status).end())
    expect(await refusalOf(url)).toBe(`status ${status}`)
  })
})

test('[security 42] an unknown name is refused', async () => {
  expect(await refusalOf('https://nulle-part.invalid/')).toContain('nulle-part.invalid')
})
