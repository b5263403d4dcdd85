import type { Profil } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { ChampAPortee } from '@entrelles/contract/modules/adherentes/portees.ts'
import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { ReponseDialog } from '#modules/inscription/inscription.public.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import styles from './Edition.module.css'
import { FaitAPortee, type PorteeSelectProps } from './Portee.tsx'

const REPONSES = [
  { champ: 'situations', reponse: 'etape_cinq', nom: 'ma situation' },
  { champ: 'ambition', reponse: 'ambition', nom: 'mon ambition' },
  { champ: 'attentes', reponse: 'etape_six', nom: 'mes attentes' },
] as const
type Reponse = (typeof REPONSES)[number]

type ParcoursCardProps = {
  readonly profil: Profil
  readonly porteeOf: (champ: ChampAPortee) => PorteeSelectProps
}

/** The answers of the sign-up: each is changed in a dialog, and saved at once. */
export const ParcoursCard = ({ profil, porteeOf }: ParcoursCardProps) => {
  const [opened, setOpened] = useState<Reponse['reponse']>()
  const texteOf = (champ: Reponse['champ']): string =>
    (champ === 'ambition' ? profil.ambition : profil[champ].join(', ')) || 'Non précisé'
  return (
    <Card as="section" className={styles.section}>
      <h2>Mon parcours</h2>
      <dl>
        {REPONSES.map(({ champ, reponse, nom }) => (
          <FaitAPortee key={champ} {...porteeOf(champ)}>
            <p>{texteOf(champ)}</p>
            <Button size="sm" className={styles.change} onClick={() => setOpened(reponse)}>
              Modifier<span className="sr-only"> {nom}</span>
            </Button>
          </FaitAPortee>
        ))}
      </dl>
      {opened && (
        // Without a fallback of its own, the whole form would be hidden while the dialog loads.
        <Boundary loading={null}>
          <ReponseDialog reponse={opened} onClose={() => setOpened(undefined)} />
        </Boundary>
      )}
    </Card>
  )
}
