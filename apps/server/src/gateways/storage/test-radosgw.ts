import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { vi } from 'vitest'
import { freePort } from '#kit/test-ports.ts'
import type { S3Options } from './s3-storage.ts'

const RESTART_MS = 200

/** A cluster with one monitor and one in-memory store, behind the S3 gateway; local, so without authentication. */
const configurationOf = (folder: string, fsid: string, monPort: number, s3Port: number): string => `
[global]
fsid = ${fsid}
mon host = [v1:127.0.0.1:${monPort}]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
ms bind msgr2 = false
public addr = 127.0.0.1
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
run dir = ${folder}
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
log file = ${folder}/$name.log
crash dir = ${folder}
keyring = ${folder}/keyring
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 536870912
[client.rgw.a]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${s3Port}
rgw dns name = localhost
`

export type Radosgw = S3Options & { readonly stop: () => Promise<void> }

/** Starts a real S3 server (Debian's radosgw, ceph-mon, ceph-osd) with an empty bucket. */
export const startRadosgw = async (): Promise<Radosgw> => {
  const folder = await mkdtemp(join(tmpdir(), 'entrelles-radosgw-'))
  const [monPort, s3Port, fsid, osd] = [await freePort(), await freePort(), randomUUID(), randomUUID()]
  const children = new Set<ChildProcess>()
  let goes = true
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(command, ['-c', join(folder, 'ceph.conf'), ...args], { timeout: 240_000 })
  // Restarted on exit, like Debian's systemd unit: a store that calls the monitor before it has its map gets « wrong fsid
  // » and exits.
  const serve = (command: string, ...args: string[]): void => {
    if (!goes) return
    const child = spawn(command, ['-c', join(folder, 'ceph.conf'), '-f', ...args], { stdio: 'ignore' })
    children.add(child)
    child.once('exit', () => {
      children.delete(child)
      setTimeout(() => serve(command, ...args), RESTART_MS)
    })
  }
  const stop = async (): Promise<void> => {
    goes = false
    for (const child of children) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const options: S3Options = {
    endpoint: `http://127.0.0.1:${s3Port}`,
    region: 'us-east-1',
    bucket: 'essais',
    accessKeyId: 'essai',
    secretAccessKey: randomUUID(),
    pathStyle: true,
  }
  try {
    await writeFile(join(folder, 'ceph.conf'), configurationOf(folder, fsid, monPort, s3Port))
    for (const name of ['mon', 'osd', 'rgw']) await mkdir(join(folder, name))
    const keyring = join(folder, 'keyring')
    const monmap = join(folder, 'monmap')
    const address = `[v1:127.0.0.1:${monPort}]`
    await run('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.')
    await run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', address, monmap)
    await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', monmap, '--keyring', keyring)
    serve('ceph-mon', '-i', 'a')
    await run('ceph', 'osd', 'new', osd)
    await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd)
    serve('ceph-osd', '-i', '0')
    const user = ['--uid=essai', '--display-name=essai', '--access-key=essai']
    // Before the server starts: both create missing pools, and could deadlock if run together.
    await run('radosgw-admin', 'user', 'create', ...user, `--secret-key=${options.secretAccessKey}`)
    serve('radosgw', '-n', 'client.rgw.a')
    await vi.waitFor(() => createBucket(options), { timeout: 240_000, interval: 500 })
  } catch (error) {
    await stop()
    throw error
  }
  return { ...options, stop }
}

const createBucket = async ({ bucket, endpoint, region, ...credentials }: S3Options): Promise<void> => {
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials, maxAttempts: 1 })
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
  } finally {
    client.destroy()
  }
}
