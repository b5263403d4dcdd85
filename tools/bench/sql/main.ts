// npm run bench:sql [sizes…]: what each list of members costs the database as the network grows.
import { benchSql } from './bench.ts'
import { failuresOf, tableOf } from './report.ts'

const sizes = process.argv.slice(2).map(Number)
const results = await benchSql(sizes.length > 0 ? sizes : [1000, 20_000, 100_000])
const failures = failuresOf(results)
process.stdout.write(`${tableOf(results)}\n\n${failures.join('\n') || 'Every list is within its budget.'}\n`)
process.exitCode = failures.length > 0 ? 1 : 0
