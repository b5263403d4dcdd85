import type { LettreCtx, Written } from '../lettres.ts'
import type { Courrier } from './CourrierEmail.tsx'

/** The mail of a letter. Mail rendering is heavy, and only the worker needs it. */
export const writeCourrier = async (
  to: string,
  courrier: Courrier,
  { publicUrl, desabonnement }: LettreCtx,
): Promise<Written> => {
  const { renderCourrierEmail } = await import('./CourrierEmail.tsx')
  return { to, ...(await renderCourrierEmail({ courrier, publicUrl, desabonnement })) }
}
