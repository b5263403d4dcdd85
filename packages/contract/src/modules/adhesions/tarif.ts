import { TARIFS } from '#kit/constants.ts'

export const TARIFS_ADHESION = ['plein', 'coordinatrice', 'reduit'] as const
export type Tarif = (typeof TARIFS_ADHESION)[number]

/** The rate that applies to her (R9-1): a coordinator who ticks the reduced rate pays the reduced rate. */
export const tarifOf = ({ coordonne, minima }: { coordonne: boolean; minima: boolean }): Tarif =>
  minima ? 'reduit' : coordonne ? 'coordinatrice' : 'plein'

/** What it costs, in cents: money is never a float. */
export const montantOf = (tarif: Tarif): number => TARIFS[tarif] * 100
