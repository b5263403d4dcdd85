import { randomUUID } from 'node:crypto'
import type { ServerModule } from '#kit/module.ts'

type Publication = {
  version: number
  readonly auteureId: string
  readonly territoireId: string | null
  contenu: string
  isMasquee: boolean
  /** What it was before its edits, latest first. */
  readonly versions: { readonly version: number; readonly date: string; readonly copie: object }[]
}

/** A module whose contents are in memory, to test what the reports do to contents that can be hidden. */
export const createPublications = (type: 'publication' | 'message' = 'publication') => {
  const publications = new Map<string, Publication>()
  const acts: string[] = []
  const module: ServerModule = {
    name: `essai-${type}`,
    routes: [],
    signalables: [
      {
        type,
        freeze: async (_db, { territoireIds }, id) => {
          const found = publications.get(id)
          if (!found || found.isMasquee) return undefined
          const { version, auteureId, territoireId, contenu } = found
          const mayHide = territoireId !== null && territoireIds.includes(territoireId)
          return { version, auteureId, territoireId, titre: 'Corinne Aubert', copie: { contenu }, mayHide }
        },
        hide: async (_ctx, id) => {
          acts.push('hide')
          const found = publications.get(id)
          if (found) found.isMasquee = true
        },
        restore: async (_ctx, id) => {
          acts.push('restore')
          const found = publications.get(id)
          if (found) found.isMasquee = false
        },
        versions: async (_db, id) => publications.get(id)?.versions ?? [],
      },
    ],
  }
  return {
    module,
    /** What was hidden and shown again, in order. */
    acts,
    publish: (auteureId: string, territoireId: string | null = null) => {
      const id = randomUUID()
      const publication: Publication = {
        version: 1,
        auteureId,
        territoireId,
        contenu: 'Achetez mes crèmes',
        isMasquee: false,
        versions: [],
      }
      publications.set(id, publication)
      return { id, publication }
    },
  }
}
