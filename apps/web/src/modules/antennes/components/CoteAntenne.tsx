import type { DetailTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ContactsAntenne } from './ContactsAntenne.tsx'
import { CoordinatricesAntenne } from './CoordinatricesAntenne.tsx'
import styles from './CoteAntenne.module.css'
import { LienAntenne } from './LienAntenne.tsx'

/** Beside a branch: who coordinates it, how to reach it, and what she has to do with it. */
export const CoteAntenne = ({ antenne }: { readonly antenne: DetailTerritoire }) => {
  const { id, droits } = antenne
  return (
    <aside className={styles.side} aria-label={`Autour de l’antenne ${antenne.nom}`}>
      <CoordinatricesAntenne antenne={antenne} />
      <ContactsAntenne antenne={antenne} />
      <LienAntenne antenne={antenne} />
      {(droits.administrer || droits.presenter) && (
        <Card>
          <h2 className={styles.title}>Tu t’en occupes</h2>
          <ButtonLink
            block
            to={
              droits.administrer
                ? `/administratrice/antenne/${id}/edition`
                : `/coordinatrice/antenne?antenne=${id}`
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
