import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Espace } from '#kit/back-offices.ts'

export const cheminOf = (espace: Espace): string => pathTo(`/${espace}/evenement`)
export const creationHref = (espace: Espace): string => pathTo(`/${espace}/evenement/creation`)
export const editionHref = (espace: Espace, id: string): string =>
  pathTo(`/${espace}/evenement/:id/edition`, { id })
export const participantesHref = (espace: Espace, id: string, page = 1): string =>
  pathTo(`/${espace}/evenement/:id/participantes/page/:pagenum`, { id, pagenum: page })
export const queueHref = (espace: Espace, id: string, page = 1): string =>
  pathTo(`/${espace}/evenement/:id/queue/page/:pagenum`, { id, pagenum: page })
export const emargementHref = (id: string): string => pathTo('/evenement/:id/emargement', { id })
