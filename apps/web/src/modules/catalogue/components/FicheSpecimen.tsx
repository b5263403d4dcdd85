import { useState } from 'react'
import { ActionList } from '#ui/ActionList.tsx'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Milestones } from '#ui/Milestones.tsx'
import { Secret } from '#ui/Secret.tsx'
import { Slip } from '#ui/Slip.tsx'
import { cataloguePages } from '../catalogue.public.ts'

const parcours = [
  { title: 'Compte créé', text: '14/01/2026' },
  { title: 'Identité', text: 'en cours' },
  { title: 'Commune', text: 'à venir' },
]

/** Components of a member’s record: numbers, facts, hidden values and milestones. */
export const FicheSpecimen = () => {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="stack">
      <Slip
        aria-label="Adhésion en cours"
        value="19"
        unit="jours avant la fin"
        actions={<Button size="sm">Relancer</Button>}
      >
        Du 4 décembre 2025 au 3 décembre 2026
      </Slip>
      <Facts
        facts={[
          ['Commune', 'Privas'],
          [
            'Téléphone',
            <Secret
              key="telephone"
              name="le téléphone"
              veil="Valeur masquée"
              wide
              value={isShown ? '06 12 34 56 78' : undefined}
              log="consultation notée au journal"
              busy={false}
              onShow={() => setIsShown(true)}
              onHide={() => setIsShown(false)}
            />,
          ],
        ]}
      />
      <ActionList
        actions={[
          { label: 'Renvoyer un lien de connexion', icon: 'link', onClick: () => {} },
          { label: 'Son historique au journal', icon: 'notebook', to: cataloguePages.contenus.path },
        ]}
      />
      <Milestones isHorizontal current={1} milestones={parcours} />
    </div>
  )
}
