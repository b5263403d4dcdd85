import type { Espace } from '#kit/back-offices.ts'

export const cheminOf = (espace: Espace): string => `/${espace}/intervenant`
export const creationHref = (espace: Espace): string => `${cheminOf(espace)}/creation`
export const editionHref = (espace: Espace, id: string): string => `${cheminOf(espace)}/${id}/edition`
export const evenementHref = (espace: Espace, id: string): string => `/${espace}/evenement/${id}/edition`
