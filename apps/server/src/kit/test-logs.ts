import { onTestFailed, TestRunner } from 'vitest'
import { createLogger, type Logger } from './log.ts'

export type TestLogs = {
  readonly log: Logger
  /** Everything logged so far, as one text. */
  readonly text: () => string
  readonly lines: () => Record<string, unknown>[]
}

/** The product's logger, with an output that tests can read. */
export const createTestLogs = (): TestLogs => {
  let text = ''
  return {
    log: createLogger({ LOG_LEVEL: 'debug' }, 'test', { write: (line) => void (text += line) }),
    text: () => text,
    lines: () =>
      text
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}

type Line = {
  readonly msg: string
  readonly method?: string
  readonly route?: string
  readonly err?: { readonly stack: string }
}

const textOf = ({ msg, method, route, err }: Line): string => {
  const where = route === undefined ? msg : `${msg} on ${method} ${route}`
  return [where, err?.stack].filter((part) => part !== undefined).join('\n')
}

const show = (text: string): void => {
  // oxlint-disable-next-line no-console -- the runner prints it under the title of the test
  console.error(text)
}

/** Silent while a test passes. When it fails, prints the errors logged during the test, with their stack. */
export const createLogOfFailures = (): Logger =>
  createLogger({ LOG_LEVEL: 'warn' }, 'test', {
    write: (json) => {
      const line = JSON.parse(json) as Line
      if (line.err === undefined) return
      if (TestRunner.getCurrentTest()) onTestFailed(() => show(textOf(line)))
      // An error during the setup of a file belongs to no test, so it is printed at once.
      else if (line.route !== undefined) show(textOf(line))
    },
  })
