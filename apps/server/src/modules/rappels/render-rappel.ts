import type { Rappel } from './rappel-texte.ts'

/** Renders a reminder; the lazy import keeps mail rendering out of the start. */
export const renderRappel = async (props: Rappel & { readonly publicUrl: string }) => {
  const { renderRappel: render } = await import('./rappels.emails.tsx')
  return render(props)
}
