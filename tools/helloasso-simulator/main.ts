// node tools/helloasso-simulator/main.ts --port 7080: the payment simulator, for development and the demo.
import { parseArgs } from 'node:util'
import { startSimulator } from './server.ts'

// oxlint-disable-next-line node/no-process-env -- a separate command, which shares no settings with the product
const env = process.env

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '7080' },
    public: { type: 'string' },
    slug: { type: 'string' },
    'notification-url': { type: 'string' },
    signed: { type: 'boolean', default: false },
    'strict-urls': { type: 'boolean', default: false },
  },
})

/** Drops undefined settings, so that the simulator's defaults apply. */
const given = <T extends object>(settings: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as never

const simulator = await startSimulator({
  port: Number(values.port),
  allowLocalUrls: !values['strict-urls'],
  ...given({
    publicUrl: values.public,
    slug: values.slug ?? env.HELLOASSO_SLUG,
    clientId: env.HELLOASSO_CLIENT_ID,
    clientSecret: env.HELLOASSO_CLIENT_SECRET,
    signatureKey: env.HELLOASSO_SIGNATURE_KEY,
  }),
  notifications: {
    url: values['notification-url'] ?? env.HELLOASSO_NOTIFICATION_URL,
    signature: values.signed ? 'signed' : 'unsigned',
  },
})

process.stdout.write(`Payment simulator ${simulator.url} (organisation ${simulator.slug})\n`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void simulator.close())
