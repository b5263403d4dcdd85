import type { ChoixIntervenants } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'

export type ChoixIntervenant = ChoixIntervenants[number]

type Nommee = { readonly prenom: string; readonly nom: string }

export const nomOf = ({ prenom, nom }: Nommee): string => `${prenom} ${nom}`

type Situee = { readonly profession: string | null; readonly entreprise: string | null }

/** « Experte-comptable, Cabinet Roussel » */
export const metierOf = ({ profession, entreprise }: Situee): string =>
  [profession, entreprise].filter(Boolean).join(', ')

/** Search status. */
export const trouvees = (nb: number | undefined, isError: boolean): string => {
  if (isError) return 'La recherche a échoué.'
  if (nb === undefined) return 'Recherche…'
  if (nb === 0) return 'Aucune fiche trouvée.'
  return nb === 1 ? '1 fiche trouvée.' : `${nb} fiches trouvées.`
}
