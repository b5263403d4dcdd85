import { AUTRE } from '@entrelles/contract/modules/inscription/dialogue.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'

/** The chosen ids that the list still offers: the others cannot be seen, nor unticked. */
export const offeredOf = (ids: readonly string[], referentiels: readonly Referentiel[]): string[] =>
  ids.filter((chosen) => referentiels.some(({ id }) => id === chosen))

/** The choices of a list, then « Autre », which opens a free text field. */
export const optionsOf = (referentiels: readonly Referentiel[]) => [
  ...referentiels.map(({ id, libelle }) => ({ value: id, label: libelle })),
  { value: AUTRE, label: 'Autre' },
]
