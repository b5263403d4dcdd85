import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DetailTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './AntenneAside.module.css'
import { AntenneCoupsDePouceSection } from './AntenneCoupsDePouceSection.tsx'
import { AntenneRessourcesSection } from './AntenneRessourcesSection.tsx'
import { ContactsList } from './ContactsList.tsx'
import { CoordinatricesList } from './CoordinatricesList.tsx'
import { RattachementCard } from './RattachementCard.tsx'

/** Beside a branch: its coordinators, its contacts, and the member’s link with it. */
export const AntenneAside = ({ antenne }: { readonly antenne: DetailTerritoire }) => {
  const { id, droits } = antenne
  return (
    <aside className={styles.side} aria-label={`Autour de l’antenne ${antenne.nom}`}>
      <CoordinatricesList antenne={antenne} />
      <ContactsList antenne={antenne} />
      {antenne.nbCoupsDePouceOuverts > 0 && (
        <Boundary>
          <AntenneCoupsDePouceSection id={id} />
        </Boundary>
      )}
      <Boundary>
        <AntenneRessourcesSection id={id} />
      </Boundary>
      <RattachementCard antenne={antenne} />
      {(droits.administrer || droits.presenter) && (
        <Card>
          <h2 className={styles.title}>Tu t’en occupes</h2>
          <ButtonLink
            block
            to={
              droits.administrer
                ? pathTo('/administratrice/antenne/:id/edition', { id })
                : `${pathTo('/coordinatrice/antenne')}?antenne=${id}`
            }
          >
            <Icon name="pencil-simple" size="sm" />
            Modifier l’antenne
          </ButtonLink>
        </Card>
      )}
    </aside>
  )
}
