import { CARTE_MINIMUM } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Plate } from '#ui/Plate.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { listeOf, phraseOf, TRIS, type LigneDepartement, type TriDepartements } from '../departements.ts'
import { carteHrefOf } from '../liste.ts'
import styles from './DepartementsList.module.css'

type DepartementsListProps = {
  readonly lignes: readonly LigneDepartement[]
  readonly chosen: string | undefined
}

const MONTRES = 11

/** All departments as a list: the accessible alternative to the map. */
export const DepartementsList = ({ lignes, chosen }: DepartementsListProps) => {
  const [tri, setTri] = useState<TriDepartements>('nombre')
  const [recherche, setRecherche] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const liste = listeOf(lignes, tri, recherche)
  const montres = isWhole || recherche.trim() !== '' ? liste : liste.slice(0, MONTRES)
  const max = Math.max(1, ...lignes.map(({ nb }) => nb ?? 0))
  return (
    <Card as="section" aria-labelledby="en-liste">
      <div className={`row row--between ${styles.head}`}>
        <h2 id="en-liste" className={styles.title}>
          En liste
        </h2>
        <SelectField
          className={styles.sort}
          label={<span className="sr-only">Trier</span>}
          value={tri}
          onChange={({ target }) => setTri(target.value as TriDepartements)}
        >
          {Object.entries(TRIS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.search}>
        <SearchField
          label="Chercher un département"
          placeholder="Nom ou numéro"
          maxLength={60}
          value={recherche}
          onChange={setRecherche}
        />
      </div>
      <output>{montres.length === 0 && 'Aucun département ne correspond.'}</output>
      <ul>
        {montres.map(({ code, nom, nb }) => (
          <li key={code}>
            <Link
              to={carteHrefOf(code)}
              preventScrollReset
              className={styles.entry}
              aria-current={code === chosen ? 'true' : undefined}
            >
              <Plate>{code}</Plate>
              <span>{nom}</span>
              <strong className="num">
                <span aria-hidden="true">{nb ?? `< ${CARTE_MINIMUM}`}</span>
                <span className="sr-only">{phraseOf(nb)}</span>
              </strong>
              <span
                className={styles.bar}
                style={{ '--share': `${((nb ?? CARTE_MINIMUM / 2) / max) * 100}%` } as object}
              />
            </Link>
          </li>
        ))}
      </ul>
      {montres.length < liste.length && (
        <div className={styles.more}>
          <Button block onClick={() => setIsWhole(true)}>
            Afficher les {lignes.length} départements
          </Button>
        </div>
      )}
    </Card>
  )
}
