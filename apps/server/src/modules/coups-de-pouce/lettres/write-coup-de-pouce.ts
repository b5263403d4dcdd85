import type { LettreCtx, Written } from '#kit/lettres.ts'
import type { Courrier } from './coup-de-pouce.emails.tsx'

/** The mail of a letter. Mail rendering is heavy, and only the worker needs it. */
export const writeCoupDePouce = async (
  to: string,
  courrier: Courrier,
  { publicUrl, desabonnement }: LettreCtx,
): Promise<Written> => {
  const { renderCoupDePouce } = await import('./coup-de-pouce.emails.tsx')
  return { to, ...(await renderCoupDePouce({ courrier, publicUrl, desabonnement })) }
}
