import { formatName } from '@entrelles/contract/kit/format.ts'
import type {
  CoordinatriceBo,
  DetailTerritoireBo,
} from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Person } from '#ui/Person.tsx'
import styles from './BoAntenne.module.css'
import { DepartDialog } from './DepartDialog.tsx'
import { NominationDialog } from './NominationDialog.tsx'

type CoordinatricesCardProps = {
  readonly antenne: DetailTerritoireBo
  /** Receives the new version of the branch. */
  readonly onChange: (version: number) => void
}

/** Coordinators of a branch; each one gets an email when she is appointed or removed. */
export const CoordinatricesCard = ({ antenne, onChange }: CoordinatricesCardProps) => {
  const { coordinatrices } = antenne
  const add = useRef<HTMLButtonElement>(null)
  const [isNaming, setIsNaming] = useState(false)
  const [leaving, setLeaving] = useState<CoordinatriceBo>()
  return (
    <Card as="section" aria-labelledby="coordinatrices">
      <h2 id="coordinatrices" className={styles.title}>
        Coordinatrices
      </h2>
      {coordinatrices.length === 0 ? (
        <p className={styles.none}>Personne pour l’instant.</p>
      ) : (
        <ul className={styles.people}>
          {coordinatrices.map((coordinatrice) => (
            <li key={coordinatrice.id}>
              <Person
                name={formatName(coordinatrice)}
                photo={coordinatrice.photo && miniatureDe(coordinatrice.photo)}
              />
              <IconButton
                plain
                icon="x"
                label={`Retirer ${formatName(coordinatrice)}`}
                onClick={() => setLeaving(coordinatrice)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button ref={add} block onClick={() => setIsNaming(true)}>
        <Icon name="plus-bold" size="sm" />
        Nommer une coordinatrice
      </Button>
      {isNaming && (
        <NominationDialog antenne={antenne} onChange={onChange} onClose={() => setIsNaming(false)} />
      )}
      {leaving && (
        <DepartDialog
          antenne={antenne}
          coordinatrice={leaving}
          onChange={(version) => {
            onChange(version)
            // The button that opened the dialog disappears with the removed coordinator.
            add.current?.focus()
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Card>
  )
}
