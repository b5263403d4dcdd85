import type { Rappel } from './rappel-texte.ts'

/** A reminder as it is mailed; what draws it is loaded when there is one to draw. */
export const renderRappel = async (props: Rappel & { readonly publicUrl: string }) => {
  const { renderRappel: render } = await import('./rappels.emails.tsx')
  return render(props)
}
