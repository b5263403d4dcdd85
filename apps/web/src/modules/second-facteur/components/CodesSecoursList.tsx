import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { buttonClass } from '#ui/button-class.ts'
import styles from './CodesSecoursList.module.css'

type CodesSecoursListProps = { readonly codes: readonly string[]; readonly onDone: () => void }

const fileOf = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Entrelles, codes de secours\n\n${codes.join('\n')}\n`)}`

/** Recovery codes, shown once, for a member who loses her phone. */
export const CodesSecoursList = ({ codes, onDone }: CodesSecoursListProps) => {
  const [isKept, setIsKept] = useState(false)
  return (
    <Card as="section" className="stack">
      <h2>Garde ces dix codes de secours</h2>
      <p>Chacun sert une fois, si tu n’as plus ton téléphone. Ils ne seront plus montrés.</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={`row ${styles.actions}`}>
        <a
          className={buttonClass({}, undefined)}
          href={fileOf(codes)}
          download="entrelles-codes-de-secours.txt"
        >
          Télécharger
        </a>
        <Button onClick={() => window.print()}>Imprimer</Button>
      </div>
      <Checkbox
        label="Je les ai mis en lieu sûr"
        checked={isKept}
        onChange={({ target }) => setIsKept(target.checked)}
      />
      <div className="row">
        <Button variant="primary" disabled={!isKept} onClick={onDone}>
          Terminer
        </Button>
      </div>
    </Card>
  )
}
