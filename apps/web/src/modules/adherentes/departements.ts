import { formatCount } from '@entrelles/contract/kit/format.ts'
import {
  CARTE_MINIMUM,
  type CarteAnnuaire,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { DEPARTEMENTS } from '@entrelles/contract/modules/referentiels/departements.ts'
import { plain } from './recherche.ts'

export type LigneDepartement = Omit<CarteAnnuaire['departements'][number], 'nb'> & {
  /** Null when the count is too small to be shown. */
  readonly nb: number | null
}

export const TRIS = { nombre: 'Par nombre', code: 'Par numéro', nom: 'Par nom' } as const
export type TriDepartements = keyof typeof TRIS

/** Every department, including those without members. */
export const lignesOf = ({ departements }: CarteAnnuaire): readonly LigneDepartement[] => {
  const known = new Map(departements.map((departement) => [departement.code, departement]))
  return DEPARTEMENTS.map(({ code, nom }) => known.get(code) ?? { code, nom, nb: 0, antennes: [] })
}

// A hidden count sorts between zero and the smallest shown count.
const poids = ({ nb }: LigneDepartement): number => nb ?? CARTE_MINIMUM / 2

const COMPARE: Readonly<Record<TriDepartements, (a: LigneDepartement, b: LigneDepartement) => number>> = {
  nombre: (a, b) => poids(b) - poids(a),
  code: (a, b) => (a.code < b.code ? -1 : 1),
  nom: (a, b) => a.nom.localeCompare(b.nom, 'fr'),
}

/** Departments whose name contains, or whose code starts with, the search text, in the given order. */
export const listeOf = (
  lignes: readonly LigneDepartement[],
  tri: TriDepartements,
  recherche: string,
): readonly LigneDepartement[] => {
  const wanted = plain(recherche)
  return lignes
    .filter(({ code, nom }) => plain(nom).includes(wanted) || plain(code).startsWith(wanted))
    .toSorted(COMPARE[tri])
}

/** Legend of the shades. */
export const PALIERS = ['0', '1 – 4', '5 – 14', '15 – 29', '30 – 59', '60 +'] as const
const SEUILS = [1, CARTE_MINIMUM, 15, 30, 60] as const

export const palierOf = (nb: number | null): number =>
  nb === null ? 1 : SEUILS.filter((seuil) => nb >= seuil).length

/** « 94 membres », « moins de 5 membres », « aucune membre ». */
export const phraseOf = (nb: number | null): string => {
  if (nb === null) return `moins de ${CARTE_MINIMUM} membres`
  return nb === 0 ? 'aucune membre' : formatCount(nb, 'membre')
}
