import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useBackOffices } from '#kit/back-offices.ts'
import { ActionList } from '#ui/ActionList.tsx'
import { Card } from '#ui/Card.tsx'
import styles from './EvenementPage.module.css'

/** For who manages the event: its pages of the back office. */
export const OrganisationCard = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const section = useBackOffices()[0]?.section
  if (!evenement.droits.gerer || section === undefined) return null
  const base = `${section}/evenement/${evenement.id}`
  return (
    <Card as="section" aria-labelledby="organisation">
      <h2 id="organisation" className={styles.title}>
        Tu l’organises
      </h2>
      <ActionList
        actions={[
          { to: `${base}/participantes/page/1`, label: 'Participantes', icon: 'users-three' },
          { to: `${base}/queue/page/1`, label: 'Liste d’attente', icon: 'hourglass-medium' },
          { to: `/evenement/${evenement.id}/emargement`, label: 'Émargement', icon: 'check-bold' },
          { to: `${base}/edition`, label: 'Modifier', icon: 'pencil-simple' },
        ]}
      />
    </Card>
  )
}
