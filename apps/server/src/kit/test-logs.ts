import { createLogger, type Logger } from './log.ts'

export type TestLogs = {
  readonly log: Logger
  /** All that was written so far, as one text. */
  readonly text: () => string
  readonly lines: () => Record<string, unknown>[]
}

/** The product's own logger, writing where a test can read. */
export const createTestLogs = (): TestLogs => {
  let text = ''
  return {
    log: createLogger({ LOG_LEVEL: 'debug' }, 'test', { write: (line) => void (text += line) }),
    text: () => text,
    lines: () =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}
