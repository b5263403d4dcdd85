import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files of the tree, committed or not, with a hash of their content. */
const contentsOf = (root: string) => {
  const git = (args: string[], input?: string) =>
    execFileSync('git', args, {
      cwd: root,
      ...(input !== undefined && { input }),
      encoding: 'utf8',
      maxBuffer: 1e8,
    })
  const paths = git(['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)))
  const hashes = git(['hash-object', '--no-filters', '--stdin-paths'], paths.join('\n')).split('\n')
  return paths.map((path, rank) => ({ path, content: hashes[rank] }))
}

const isUnder = (path: string, folder: string) =>
  folder === '.' || path === folder || path.startsWith(`${folder}/`)

/** Stores in a file the hash of each check's inputs when it last passed. */
export const openStamps = (root: string, file: string) => {
  const contents = contentsOf(root)
  const known = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, string>
  return {
    of: (command: string, folders: readonly string[]): string => {
      const hash = createHash('sha256').update(command)
      for (const { path, content } of contents) {
        if (folders.some((folder) => isUnder(path, folder))) hash.update(`${path} ${content}\n`)
      }
      return hash.digest('hex')
    },
    isKnown: (name: string, stamp: string): boolean => known[name] === stamp,
    keep: (name: string, stamp: string): void => {
      known[name] = stamp
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(known))
    },
  }
}
