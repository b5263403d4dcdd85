import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Espace } from '#kit/back-offices.ts'

export const cheminOf = (espace: Espace): string => pathTo(`/${espace}/intervenant`)
export const ficheHref = (espace: Espace, id: string): string => pathTo(`/${espace}/intervenant/:id`, { id })
export const creationHref = (espace: Espace): string => pathTo(`/${espace}/intervenant/creation`)
export const editionHref = (espace: Espace, id: string): string =>
  pathTo(`/${espace}/intervenant/:id/edition`, { id })
export const evenementHref = (espace: Espace, id: string): string =>
  pathTo(`/${espace}/evenement/:id/edition`, { id })
