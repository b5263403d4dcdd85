const LEVELS: Record<number, string> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
}

type LogLine = { level: number; time: number; msg?: string; err?: { stack?: string } } & Record<
  string,
  unknown
>

const parse = (line: string): LogLine | undefined => {
  if (!line.startsWith('{')) return undefined
  try {
    const parsed = JSON.parse(line) as Partial<LogLine>
    return typeof parsed.level === 'number' && typeof parsed.time === 'number'
      ? (parsed as LogLine)
      : undefined
  } catch {
    return undefined
  }
}

const shown = (value: unknown): string =>
  typeof value === 'string' && !/[\s"=]/.test(value) ? value : JSON.stringify(value)

/** `HH:MM:SS LEVEL message key=value…`, followed by the stack of an error. */
const pretty = ({ level, time, msg, err, ...others }: LogLine): string => {
  const { name: _name, pid: _pid, hostname: _hostname, ...values } = others
  const clock = new Date(time).toLocaleTimeString('fr-FR', { hour12: false })
  const pairs = Object.entries(values).map(([key, value]) => `${key}=${shown(value)}`)
  const line = [clock, (LEVELS[level] ?? String(level)).padEnd(5), msg ?? '', ...pairs].filter(Boolean)
  return [line.join(' '), ...(err ? [err.stack ?? shown(err)] : [])].join('\n')
}

/** Formats a program's line: log entries are readable in a terminal and stay JSON elsewhere, for other programs. */
export const printed = (name: string, line: string, isTerminal: boolean): string => {
  const log = parse(line)
  if (log && !isTerminal) return line
  const text = log ? pretty(log) : line
  return text.replace(/^/gm, `${name.padEnd(7)}│ `)
}
