import { useState } from 'react'
import { LineButton, LineList } from '#ui/LineList.tsx'
import styles from './LinesSpecimen.module.css'

const noms = ['Soizic Guéguen', 'Claire Martin', 'Awa Traoré']

/** A list in a frame; the chosen item is the one shown beside it. */
export const LinesSpecimen = () => {
  const [chosen, setChosen] = useState(noms[1])
  return (
    <LineList>
      {noms.map((nom) => (
        <li key={nom}>
          <LineButton isCurrent={nom === chosen} className={styles.line} onClick={() => setChosen(nom)}>
            {nom}
          </LineButton>
        </li>
      ))}
    </LineList>
  )
}
