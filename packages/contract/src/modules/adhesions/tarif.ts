import { TARIFS } from '#kit/constants.ts'

export const TARIFS_ADHESION = ['plein', 'coordinatrice', 'reduit'] as const
export type Tarif = (typeof TARIFS_ADHESION)[number]

/** Rate that applies (R9-1): for a coordinator, a declared reduced rate takes precedence. */
export const tarifOf = ({ coordonne, minima }: { coordonne: boolean; minima: boolean }): Tarif =>
  minima ? 'reduit' : coordonne ? 'coordinatrice' : 'plein'

/** Price in cents: amounts are never floats. */
export const montantOf = (tarif: Tarif): number => TARIFS[tarif] * 100
