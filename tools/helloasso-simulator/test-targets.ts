import { startSimulator } from './server.ts'
import type { Target } from './test-platform.ts'

const {
  HELLOASSO_SANDBOX_CLIENT_ID: clientId,
  HELLOASSO_SANDBOX_CLIENT_SECRET: clientSecret,
  HELLOASSO_SANDBOX_SLUG: slug,
  HELLOASSO_SANDBOX_URL: url = 'https://api.helloasso-sandbox.com',
} = process.env

type Started = Target & { readonly close: () => Promise<void> }

/** The platforms that must keep the contract: the stand-in always, the real sandbox when its keys are given. */
export const TARGETS: readonly { readonly name: string; readonly start: () => Promise<Started> }[] = [
  { name: 'the simulator', start: () => startSimulator() },
  ...(clientId && clientSecret && slug
    ? [
        {
          name: 'the sandbox',
          start: async () => ({ url, slug, clientId, clientSecret, close: async () => undefined }),
        },
      ]
    : []),
]
