import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Person } from '#ui/Person.tsx'
import { SelectionBar } from '#ui/SelectionBar.tsx'
import { Table } from '#ui/Table.tsx'
import { cataloguePages } from '../catalogue.public.ts'

const membres = [
  { nom: 'Nadia Benali', commune: 'Die' },
  { nom: 'Awa Diallo', commune: 'Beauvais' },
  { nom: 'Mai Nguyen', commune: 'Mens' },
]

type Membre = (typeof membres)[number]

const columns = [
  {
    id: 'membre',
    header: 'Membre',
    kind: 'title',
    cell: ({ nom }: Membre) => (
      <Person name={nom} photo={null} to={cataloguePages.contenus.path}>
        membre depuis 2024
      </Person>
    ),
  },
  { id: 'commune', header: 'Commune', cell: ({ commune }: Membre) => commune },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: ({ nom }: Membre) => <IconButton plain icon="dots-three-bold" label={`Actions : ${nom}`} />,
  },
] as const

/** A table with selectable rows and its selection bar. */
export const SelectionSpecimen = () => {
  const [chosen, setChosen] = useState<readonly string[]>(['Awa Diallo'])
  return (
    <div>
      <Table
        caption="Membres à choisir"
        columns={columns}
        rows={membres}
        keyOf={({ nom }) => nom}
        selection={{
          isSelected: ({ nom }) => chosen.includes(nom),
          nameOf: ({ nom }) => nom,
          onSelect: (rows, selected) => {
            const names = rows.map(({ nom }) => nom)
            setChosen((before) => [
              ...before.filter((nom) => !names.includes(nom)),
              ...(selected ? names : []),
            ])
          },
        }}
      />
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length === 1 ? '1 sélectionnée' : `${chosen.length} sélectionnées`}
          links={[{ label: 'Tout désélectionner', onClick: () => setChosen([]) }]}
        >
          <Button variant="quiet">Rattacher</Button>
          <Button variant="primary">Relancer</Button>
        </SelectionBar>
      )}
    </div>
  )
}
