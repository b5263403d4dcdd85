import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { isTermine, SUITES, SUITES_OUVERTES } from '@entrelles/contract/modules/evenements/apres.ts'
import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useBackOffices } from '#kit/back-offices.ts'
import { EcrireInscritesButton } from '#modules/messagerie/messagerie.public.tsx'
import { ActionList } from '#ui/ActionList.tsx'
import { Card } from '#ui/Card.tsx'
import { useNow } from '#kit/use-now.ts'
import styles from './EvenementPage.module.css'

/** Back-office links, for organisers. */
export const OrganisationCard = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const espace = useBackOffices()[0]?.access
  const now = useNow()
  const { id } = evenement
  if (!evenement.droits.gerer || espace === undefined) return null
  const edition = pathTo(`/${espace}/evenement/:id/edition`, { id })
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
          { to: edition, label: 'Modifier', icon: 'pencil-simple' },
          ...(isTermine(evenement, now)
            ? [{ to: `${edition}?${SUITES_OUVERTES}`, label: SUITES, icon: 'notebook' } as const]
            : []),
        ]}
      />
      {evenement.nbInscrites > 0 && <EcrireInscritesButton id={id} block />}
    </Card>
  )
}
