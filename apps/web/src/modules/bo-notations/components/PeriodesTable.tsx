import { capitalize, formatNumber } from '@entrelles/contract/kit/format.ts'
import type { ResultatNotations } from '@entrelles/contract/modules/notations/notations.schema.ts'
import { Table } from '#ui/Table.tsx'
import { bilanOf, formatMoyenne, formatPeriode } from '../resultats.ts'

const NOTES = [1, 2, 3, 4, 5]

/** Every figure of every month. */
export const PeriodesTable = ({ periodes }: { readonly periodes: readonly ResultatNotations[] }) => (
  <Table
    caption="Notes par période, la plus récente d’abord"
    rows={periodes}
    keyOf={({ periode }) => periode}
    columns={[
      {
        id: 'periode',
        header: 'Période',
        kind: 'title',
        cell: ({ periode }) => capitalize(formatPeriode(periode)),
      },
      { id: 'moyenne', header: 'Moyenne', kind: 'number', cell: ({ moyenne }) => formatMoyenne(moyenne) },
      {
        id: 'reponses',
        header: 'Réponses',
        kind: 'number',
        cell: (one) => formatNumber(bilanOf([one]).nbReponses),
      },
      ...NOTES.map((note) => ({
        id: `note-${note}`,
        header: `Note ${note}`,
        kind: 'number' as const,
        cell: ({ notes }: ResultatNotations) => formatNumber(notes[note - 1] ?? 0),
      })),
      {
        id: 'sans',
        header: 'Sans réponse',
        kind: 'number',
        cell: ({ nbSansReponse }) => formatNumber(nbSansReponse),
      },
    ]}
  />
)
