import { AUTRE } from '@entrelles/contract/modules/inscription/dialogue.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'

/** The choices of a list, then « Autre », which opens a free text field. */
export const optionsOf = (referentiels: readonly Referentiel[]) => [
  ...referentiels.map(({ id, libelle }) => ({ value: id, label: libelle })),
  { value: AUTRE, label: 'Autre' },
]
