import type { Espace } from '#kit/back-offices.ts'

export const cheminOf = (espace: Espace): string => `/${espace}/evenement`
export const creationHref = (espace: Espace): string => `${cheminOf(espace)}/creation`
export const editionHref = (espace: Espace, id: string): string => `${cheminOf(espace)}/${id}/edition`
export const participantesHref = (espace: Espace, id: string, page = 1): string =>
  `${cheminOf(espace)}/${id}/participantes/page/${page}`
export const queueHref = (espace: Espace, id: string, page = 1): string =>
  `${cheminOf(espace)}/${id}/queue/page/${page}`
export const emargementHref = (id: string): string => `/evenement/${id}/emargement`
