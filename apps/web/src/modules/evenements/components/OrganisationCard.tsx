import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useBackOffices } from '#kit/back-offices.ts'
import { ActionList } from '#ui/ActionList.tsx'
import { Card } from '#ui/Card.tsx'
import styles from './EvenementPage.module.css'

/** Back-office links, for organisers. */
export const OrganisationCard = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const espace = useBackOffices()[0]?.access
  const { id } = evenement
  if (!evenement.droits.gerer || espace === undefined) return null
  return (
    <Card as="section" aria-labelledby="organisation">
      <h2 id="organisation" className={styles.title}>
        Tu l’organises
      </h2>
      <ActionList
        actions={[
          {
            to: pathTo(`/${espace}/evenement/:id/participantes/page/:pagenum`, { id, pagenum: 1 }),
            label: 'Participantes',
            icon: 'users-three',
          },
          {
            to: pathTo(`/${espace}/evenement/:id/queue/page/:pagenum`, { id, pagenum: 1 }),
            label: 'Liste d’attente',
            icon: 'hourglass-medium',
          },
          {
            to: pathTo('/evenement/:id/emargement', { id }),
            label: 'Émargement',
            icon: 'check-bold',
          },
          {
            to: pathTo(`/${espace}/evenement/:id/edition`, { id }),
            label: 'Modifier',
            icon: 'pencil-simple',
          },
        ]}
      />
    </Card>
  )
}
