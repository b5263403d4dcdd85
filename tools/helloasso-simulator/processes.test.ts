import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSimulatorClient } from './client.ts'
import { CONTROLS } from './control.ts'
import { createPlatformClient } from './test-platform.ts'

const folder = import.meta.dirname

const run = (args: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })

/** Output of a process once it has exited by itself. */
const ended = async (child: ChildProcess): Promise<{ code: unknown; output: string }> => {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'exit')
  return { code, output }
}

const KEYS = { slug: 'asso', clientId: 'cle', clientSecret: 'secret' }

describe('main.ts', () => {
  let child: ChildProcess
  let url = ''
  beforeEach(async () => {
    child = run([join(folder, 'main.ts'), '--port', '0', '--public', 'http://pay.localhost'], {
      HELLOASSO_SLUG: KEYS.slug,
      HELLOASSO_CLIENT_ID: KEYS.clientId,
      HELLOASSO_CLIENT_SECRET: KEYS.clientSecret,
    })
    const [line] = await once(child.stdout!, 'data')
    url = /http:\S+/.exec(String(line))?.[0] ?? ''
  })
  afterEach(() => {
    child.kill('SIGKILL')
  })

  test('starts with the settings of its environment and stops on SIGTERM', async () => {
    const { status, body } = await createPlatformClient({ url, ...KEYS }).create({
      backUrl: 'http://localhost/',
    })
    expect(status).toBe(200)
    expect(body.redirectUrl).toMatch(/^http:\/\/pay\.localhost\/associations\/asso\/checkout\/\w+$/)
    const end = ended(child)
    child.kill('SIGTERM')
    expect(await end).toMatchObject({ code: 0 })
  })

  test('[F2] is controlled from another process: knobs, held calls, payment, clock', async () => {
    const control = createSimulatorClient(url)
    const platform = createPlatformClient({ url, ...KEYS })
    await control.setKnob({ on: 'create', fault: { type: 'hang-after' }, times: 1 })
    expect(await control.listKnobs()).toMatchObject([{ on: 'create', times: 1 }])
    const call = platform.create()
    await control.waitHeld({ operation: 'create', count: 1 })
    const [intent] = await control.listIntents()
    await control.release()
    expect((await call).body.id).toBe(intent?.id)

    const { orderId, url: back } = await control.pay({ intentId: intent!.id })
    expect(back).toContain(`orderId=${orderId}`)
    expect(await control.listOrders()).toMatchObject([{ id: orderId }])
    await control.setPaymentState({ intentId: intent!.id, state: 'Contested' })
    expect(await control.listPayments()).toMatchObject([{ state: 'Contested' }])
    await expect(control.pay({ intentId: intent!.id })).rejects.toThrow('paid')
    await expect(control.pay({ intentId: 1 })).rejects.toThrow('no intent')
    await expect(control.setKnob({ on: 'read' } as never)).rejects.toThrow('Not a knob')

    const { id } = (await platform.create()).body
    await control.setClock({ offsetMs: 16 * 60_000 })
    expect((await control.listIntents()).find((one) => one.id === id)).toMatchObject({ state: 'expired' })
    expect((await control.listCalls()).map(({ operation }) => operation)).toEqual([
      'token',
      'create',
      'create',
    ])
    await control.reset()
    expect(await control.listIntents()).toEqual([])
  })

  test('an unknown act gives 404 with the list of acts, invalid JSON 400', async () => {
    const answer = await fetch(`${url}/__sim/dance`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain(CONTROLS.join(', '))
    const broken = await fetch(`${url}/__sim/pay`, { method: 'POST', body: '{' })
    expect(broken.status).toBe(400)
  })
})

test('close() leaves no timer and no connection: the process exits by itself', async () => {
  const script = `
    import { startSimulator } from './server.ts'
    import { createPlatformClient } from './test-platform.ts'
    const simulator = await startSimulator({ notifications: { url: 'http://127.0.0.1:1/', intervalMs: 3_600_000 } })
    const platform = createPlatformClient(simulator)
    const { id } = (await platform.create()).body
    await simulator.pay({ intentId: id })
    await simulator.setKnob({ on: 'notify', fault: { type: 'delay', ms: 3_600_000 } })
    void simulator.notify({ intentId: id })
    await simulator.setKnob({ on: 'read', fault: { type: 'hang' } })
    await simulator.setKnob({ on: 'order', fault: { type: 'latency', ms: 3_600_000 } })
    const calls = [platform.read(id), platform.call('GET', '/orders/1')].map((call) => call.catch(() => 'cut'))
    await simulator.waitHeld({ operation: 'read', count: 1 })
    const arrived = async () => (await simulator.listCalls()).some(({ operation }) => operation === 'order')
    while (!(await arrived())) await new Promise(setImmediate)
    await simulator.close()
    console.log((await Promise.all(calls)).join())
  `
  const end = await ended(run(['--input-type=module', '-e', script]))
  expect(end).toEqual({ code: 0, output: 'cut,cut\n' })
})
