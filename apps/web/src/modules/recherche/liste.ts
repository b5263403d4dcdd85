import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { termes } from '@entrelles/contract/kit/optional-fields.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { typePublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { typeCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { filtresRecherche } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { typeRessource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { defineList } from '#kit/list/define-list.ts'
import type { Demande } from './recherche.api.ts'
import { cheminOf, type Rubrique } from './rubriques.ts'

type Filtre = 'territoire' | 'type' | 'dateMin' | 'dateMax'

const SANS_TYPE: z.ZodType<string> = z.never()

const listeOf = (rubrique: Rubrique, type: z.ZodType<string>, panel: readonly Filtre[]) =>
  defineList({
    path: () => cheminOf(rubrique),
    filters: filtresRecherche
      .omit({ page: true })
      .extend({ termes: termes.default(''), type: type.optional() }),
    words: 'termes',
    panel,
  })

const TOUS = ['territoire', 'type', 'dateMin', 'dateMax'] as const

/** The results of each category, with the filters that it has. */
export const LISTES = {
  membre: listeOf('membre', SANS_TYPE, ['territoire', 'dateMin', 'dateMax']),
  'coup-de-pouce': listeOf('coup-de-pouce', typeCoupDePouce, TOUS),
  evenement: listeOf('evenement', referentiel.shape.id, TOUS),
  publication: listeOf('publication', typePublication, TOUS),
  territoire: listeOf('territoire', SANS_TYPE, []),
  ressource: listeOf('ressource', typeRessource, TOUS),
} as const satisfies Readonly<Record<Rubrique, unknown>>

type Liste = (typeof LISTES)[Rubrique]

/** What a category asks the server for: filters that it does not have are left out. */
export const demandeOf = (
  { panel }: Pick<Liste, 'panel'>,
  filtres: ReturnType<Liste['read']>,
  page: number,
): Demande => ({
  termes: filtres.termes,
  page,
  ...Object.fromEntries(panel.map((filtre) => [filtre, filtres[filtre]])),
})

/** All the categories at once: its page has the first results of each. */
export const TOUT = defineList({
  path: () => pathTo('/recherche'),
  filters: z.strictObject({ termes: termes.default('') }),
  words: 'termes',
})
