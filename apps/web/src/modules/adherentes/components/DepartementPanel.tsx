import { capitalize, formatNumber } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Link } from '#ui/Link.tsx'
import { Plate } from '#ui/Plate.tsx'
import { Tag } from '#ui/Tag.tsx'
import { phraseOf, type LigneDepartement } from '../departements.ts'
import { liste } from '../liste.ts'
import styles from './ReseauMap.module.css'

type DepartementPanelProps = { readonly departement: LigneDepartement; readonly isHere: boolean }

/** The selected department, or the member’s own: count, branches and a link to its members. */
export const DepartementPanel = ({ departement, isHere }: DepartementPanelProps) => {
  const { code, nom, nb, antennes } = departement
  const card = useRef<HTMLDivElement>(null)
  const shown = useRef(code)

  useEffect(() => {
    // The department may be selected in a list far below: scroll the panel into view.
    if (shown.current !== code) card.current?.scrollIntoView({ block: 'nearest' })
    shown.current = code
  }, [code])

  return (
    <Card as="section" ref={card} aria-labelledby="departement-choisi">
      <h2 id="departement-choisi" className={styles.place}>
        <Plate>{code}</Plate>
        {nom}
        {isHere && <Tag icon="map-pin-fill">Tu es ici</Tag>}
      </h2>
      <output className={styles.figure}>
        {nb ? (
          <>
            <strong className="num">{formatNumber(nb)}</strong> membres
          </>
        ) : (
          <span>{capitalize(phraseOf(nb))}</span>
        )}
        <span className="sr-only"> dans le département {nom}</span>
      </output>
      {nb !== 0 && (
        <ButtonLink to={liste.href(undefined, { departement: code })} variant="primary" block>
          Voir les membres
          <span className="sr-only"> du département {nom}</span>
        </ButtonLink>
      )}
      {antennes.length > 0 && (
        <p className={`small ${styles.branches}`}>
          {antennes.length > 1 ? 'Antennes' : 'Antenne'}&nbsp;:{' '}
          {antennes.map(({ id, nom: antenne }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={pathTo('/antenne/:id', { id })}>{antenne}</Link>
            </span>
          ))}
        </p>
      )}
    </Card>
  )
}
