import { coupsDePouceEndpoints } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.endpoints.ts'
import type { CoupDePouceId } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { fichiersEndpoints } from '@entrelles/contract/modules/fichiers/fichiers.endpoints.ts'
import {
  LIEN_FICHIER_MINUTES,
  type Fichier,
  type FichierId,
} from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStorage, type StorageSettings } from '#gateways/storage/create-storage.ts'
import { bytesOf } from '#gateways/storage/storage.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { png } from '#modules/medias/medias.factory.ts'
import { sweepFichiersJob } from './fichiers.jobs.ts'
import { pdfOf } from './test-fichiers.ts'

type Started = {
  readonly settings: Partial<StorageSettings> & Pick<StorageSettings, 'STOCKAGE'>
  readonly stop: () => Promise<void>
}

/** Several chunks of a stream. */
const BYTES = 3_000_000

/** The life of a file that is attached to a request, from the form to the sweep, in a real storage. */
export const describeFichiersStockes = (name: string, start: () => Promise<Started>): void => {
  describe(`[C3-11] the files of a request, ${name}`, () => {
    const kit = useTestApp()
    let stop: Started['stop'] = async () => undefined
    let author: Client
    let reader: Client
    let stranger: Client
    let demandeId: CoupDePouceId
    let fichiers: readonly Fichier[]
    const sent = pdfOf(BYTES)

    beforeAll(async () => {
      const started = await start()
      stop = started.stop
      const defaults = { S3_REGION: 'us-east-1', S3_STYLE: 'chemin' } as const
      // The application has been given the storage of the tests: from now on, that is the real one.
      Object.assign(kit.storage, await createStorage({ ...defaults, ...started.settings }))
    })
    afterAll(() => stop())

    const create = async () => kit.signIn((await createProfil(kit.db, kit.clock.now())).id)
    const send = async (bytes: Buffer, nom: string): Promise<Fichier> => {
      const fichier = new File([new Uint8Array(bytes)], nom)
      const { status, body } = await author.call(fichiersEndpoints.createFichier, {
        body: { fichier, usage: 'coup_de_pouce' },
      })
      expect(status).toBe(201)
      return body
    }

    beforeEach(async () => {
      author = await create()
      reader = await create()
      stranger = await create()
      await createBlocage(kit.db, kit.clock.now(), author.id ?? '', stranger.id ?? '')
      fichiers = [await send(sent, 'bilan.pdf'), await send(await png(), 'plan.png')]
      const { status, body } = await author.call(coupsDePouceEndpoints.createCoupDePouce, {
        body: {
          titre: 'Relire mon bilan',
          contenu: 'Quelqu’un peut-elle relire ce bilan avant mardi ?',
          categorie: await referentielOf(kit.db, 'categorie_coup_de_pouce', 'Local & matériel'),
          piecesJointes: fichiers.map(({ id }) => id),
        },
      })
      expect(status).toBe(201)
      demandeId = body.id
    })

    const linkOf = (who: Client, id: FichierId) =>
      who.call(fichiersEndpoints.getLienFichier, { params: { id } })
    const urlsFor = (who: Client) =>
      Promise.all(fichiers.map(async ({ id }) => (await linkOf(who, id)).body.url))
    const open = (url: string) => kit.app.inject({ method: 'GET', url })
    const statusesOf = async (urls: readonly string[]) =>
      (await Promise.all(urls.map(open))).map(({ statusCode }) => statusCode)
    const remove = () => author.call(coupsDePouceEndpoints.deleteCoupDePouce, { params: { id: demandeId } })
    const keysOf = async () => {
      const ids = fichiers.map(({ id }) => id)
      const rows = await kit.db.selectFrom('fichiers').where('id', 'in', ids).select('cle').execute()
      return rows.map(({ cle }) => cle)
    }
    const storedOf = async (keys: readonly string[]): Promise<string[]> => {
      const found: string[] = []
      for await (const page of kit.storage.list('prives')) found.push(...page.map(({ key }) => key))
      return keys.filter((key) => found.includes(key))
    }

    test('are stored, and read whole by their signed addresses', async () => {
      const keys = await keysOf()
      expect(await storedOf(keys)).toHaveLength(2)
      const [bilan, plan] = await Promise.all((await urlsFor(reader)).map(open))
      expect(bilan?.rawPayload.equals(sent)).toBe(true)
      expect(plan?.headers['content-type']).toBe('image/png')
      expect(plan?.rawPayload).toHaveLength(fichiers[1]?.taille ?? 0)
      const bytes = await Promise.all(
        keys.map(async (key) => {
          const file = await kit.storage.get(key)
          return file ? (await bytesOf(file)).length : 0
        }),
      )
      expect(new Set(bytes)).toEqual(new Set(fichiers.map(({ taille }) => taille)))
    })

    test('are refused to a member who does not read the request, to a visitor, and by an old address', async () => {
      const [first] = fichiers
      if (!first) throw new Error('no file was sent')
      expect((await linkOf(stranger, first.id)).status).toBe(404)
      expect((await linkOf(kit.visitor, first.id)).status).toBe(401)
      const urls = await urlsFor(reader)
      expect(await statusesOf(urls.map((url) => url.replace(reader.id ?? '', stranger.id ?? '')))).toEqual([
        404, 404,
      ])
      expect(await statusesOf(urls)).toEqual([200, 200])
      await createBlocage(kit.db, kit.clock.now(), reader.id ?? '', author.id ?? '')
      expect(await statusesOf(urls)).toEqual([404, 404])
      const own = await urlsFor(author)
      kit.clock.advance(LIEN_FICHIER_MINUTES * 60_000 - 1)
      expect(await statusesOf(own)).toEqual([200, 200])
      kit.clock.advance(1)
      expect(await statusesOf(own)).toEqual([404, 404])
    })

    test('are not read once the request is deleted, and leave the storage with the sweep', async () => {
      const [keys, urls] = [await keysOf(), await urlsFor(reader)]
      expect((await remove()).status).toBe(204)
      expect(await statusesOf(urls)).toEqual([404, 404])
      for (const { id } of fichiers)
        for (const who of [author, reader]) expect((await linkOf(who, id)).status).toBe(404)
      expect(await storedOf(keys)).toHaveLength(2)
      await sweepFichiersJob.run({}, jobCtxOf(kit.services)(kit.services.log))
      expect(await storedOf(keys)).toEqual([])
      expect(await keysOf()).toEqual([])
    })
  })
}
