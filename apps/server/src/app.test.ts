import { gunzipSync } from 'node:zlib'
import { Gauge } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { createMetrics, serveMetrics } from '#kit/metrics.ts'
import { useTestApp } from '#kit/test-app.ts'
import { createTestLogs } from '#kit/test-logs.ts'
import { freePort } from '#kit/test-ports.ts'
import { modules } from './modules.ts'

const kit = useTestApp()
const villes = { url: '/api/villes?codePostal=51300' }

describe('the server', () => {
  test('compresses a long response if the client accepts gzip, and never a short one', async () => {
    const plain = await kit.app.inject(villes)
    const compressed = await kit.app.inject({ ...villes, headers: { 'accept-encoding': 'gzip' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(compressed.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(compressed.rawPayload).toString())).toEqual(plain.json())
    const short = await kit.app.inject({ url: '/api/sante/vivant', headers: { 'accept-encoding': 'gzip' } })
    expect(short.headers['content-encoding']).toBeUndefined()
  })

  test('accepts a path with or without a trailing slash', async () => {
    expect((await kit.app.inject({ url: '/api/sante/vivant/' })).statusCode).toBe(200)
  })
})

describe('the metrics', () => {
  test('are served on a separate port and labelled by route pattern, not by URL', async () => {
    const metrics = createMetrics('api')
    const app = await buildApp(kit.services, modules, metrics)
    await app.inject(villes)
    await app.inject({ url: '/api/faq/01900000-0000-7000-8000-000000000000/avis', method: 'POST' })
    await app.inject({ url: '/api/inconnue' })
    const port = await freePort()
    const env = { METRICS_HOST: '127.0.0.1', METRICS_PORT: port }
    const stop = await serveMetrics(metrics.registry, env, kit.services.log)
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    stop()
    await app.close()
    const counts = text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'))
    expect(counts.sort()).toEqual([
      'http_request_duration_seconds_count{process="api",method="GET",route="/api/villes",status="200"} 1',
      'http_request_duration_seconds_count{process="api",method="GET",route="page",status="404"} 1',
      'http_request_duration_seconds_count{process="api",method="POST",route="/api/faq/:id/avis",status="401"} 1',
    ])
    expect(text).toContain('process_cpu_seconds_total')
  })

  test('that cannot be read answer 500, and the process goes on', async () => {
    const { registry } = createMetrics('api')
    new Gauge({
      name: 'essai',
      help: 'fails',
      registers: [registry],
      collect: () => Promise.reject(new Error('non')),
    })
    const logs = createTestLogs()
    const port = await freePort()
    const stop = await serveMetrics(registry, { METRICS_HOST: '127.0.0.1', METRICS_PORT: port }, logs.log)
    const statuses = [await fetch(`http://127.0.0.1:${port}`), await fetch(`http://127.0.0.1:${port}`)]
    stop()
    expect(statuses.map(({ status }) => status)).toEqual([500, 500])
    expect(logs.lines()).toMatchObject([{ level: 50 }, { level: 50 }])
  })

  test('are served on the named address only', async () => {
    const port = await freePort()
    const env = { METRICS_HOST: '127.0.0.2', METRICS_PORT: port }
    const stop = await serveMetrics(createMetrics('api').registry, env, kit.services.log)
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
    expect((await fetch(`http://127.0.0.2:${port}`)).status).toBe(200)
    stop()
  })
})
