import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeFichiersStockes } from './test-fichiers-stockes.ts'

describeFichiersStockes('on a disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'entrelles-fichiers-'))
  return {
    settings: { STOCKAGE: 'disque', UPLOADS_DIR: folder },
    stop: () => rm(folder, { recursive: true }),
  }
})
