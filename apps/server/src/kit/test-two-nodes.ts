import type { AddressInfo } from 'node:net'
import type { ServerModule } from './module.ts'
import { startTestApp, type Client } from './test-app.ts'
import { followEvents, type TestEvents } from './test-events.ts'
import { startTestRedis, untilReachable } from './test-redis.ts'

export type TestNode = Awaited<ReturnType<typeof startTestApp>>

/** Two nodes of one instance, with a Redis of their own that a test can stop. */
export const startTwoNodes = async (modules?: readonly ServerModule[]) => {
  const redis = await startTestRedis()
  const settings = { REDIS_URL: redis.url, REDIS_PREFIX: 'essai:' }
  const one = await startTestApp(settings, modules)
  const other = await startTestApp({ ...settings, DATABASE_URL: one.services.env.DATABASE_URL }, modules)
  for (const { app, services } of [one, other]) {
    await app.listen({ port: 0, host: '127.0.0.1' })
    await untilReachable(services.memory)
  }
  const streams: TestEvents[] = []
  return {
    redis,
    one,
    other,
    /** Follows the stream of a member on a node, until `leaveStreams`. */
    follow: async ({ app }: TestNode, { token = '' }: Client): Promise<TestEvents> => {
      const { port } = app.server.address() as AddressInfo
      const stream = await followEvents(`http://127.0.0.1:${port}/api/flux`, token)
      streams.push(stream)
      return stream
    },
    leaveStreams: (): void => {
      for (const { leave } of streams.splice(0)) leave()
    },
    close: async (): Promise<void> => {
      await other.close()
      await one.close()
      await redis.close()
    },
  }
}
