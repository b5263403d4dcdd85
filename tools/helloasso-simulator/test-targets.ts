import { startSimulator } from './server.ts'
import type { Target } from './test-platform.ts'

const {
  HELLOASSO_SANDBOX_CLIENT_ID: clientId,
  HELLOASSO_SANDBOX_CLIENT_SECRET: clientSecret,
  HELLOASSO_SANDBOX_SLUG: slug,
  HELLOASSO_SANDBOX_URL: url = 'https://api.helloasso-sandbox.com',
} = process.env

type Started = Target & { readonly close: () => Promise<void> }

/** Platforms that must pass the contract tests: the simulator, and the real sandbox if its keys are set. */
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
