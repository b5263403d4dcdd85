import { AIDES_TARIF_REDUIT } from '@entrelles/contract/kit/constants.ts'
import { formatAny } from '@entrelles/contract/kit/format.ts'
import { TARIFS_ADHESION, type Tarif } from '@entrelles/contract/modules/adhesions/tarif.ts'

type LigneTarif = { readonly tarif: Tarif; readonly nom: string; readonly condition: string }

const MOTS: Readonly<Record<Tarif, Omit<LigneTarif, 'tarif'>>> = {
  plein: { nom: 'Tarif plein', condition: 'Adhésion annuelle' },
  coordinatrice: { nom: 'Coordinatrices', condition: 'Appliqué d’office à ce rôle' },
  reduit: { nom: 'Tarif réduit', condition: 'Sur simple déclaration' },
}

/** The three rates and the condition of each. */
export const LIGNES_TARIFS: readonly LigneTarif[] = TARIFS_ADHESION.map((tarif) => ({
  tarif,
  ...MOTS[tarif],
}))

const withArticle = (aide: string): string => (/^[AEIOUY]/.test(aide) ? `de l’${aide}` : `du ${aide}`)

/** Who is entitled to the reduced rate, and who is not (R9-1). */
export const CONDITION_REDUIT = `Pour les bénéficiaires ${formatAny(AIDES_TARIF_REDUIT.map(withArticle))}. L’ARE (allocation chômage) n’ouvre pas droit au tarif réduit.`
