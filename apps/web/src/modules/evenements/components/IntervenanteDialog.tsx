import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { IntervenantStub } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Link } from '#ui/Link.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tag } from '#ui/Tag.tsx'
import { intervenantQuery } from '../evenements.api.ts'
import { jourOf } from '../horaires.ts'
import styles from './IntervenantesSection.module.css'

type IntervenanteDialogProps = {
  readonly intervenant: IntervenantStub
  /** The event of this page, excluded from the list. */
  readonly evenementId: string
  readonly onClose: () => void
}

const Carte = ({ intervenant, evenementId }: Omit<IntervenanteDialogProps, 'onClose'>) => {
  const { biographie, thematiques, evenements } = useSuspenseQuery(intervenantQuery(intervenant.id)).data
  const autres = evenements.filter(({ id }) => id !== evenementId)
  return (
    <div className="stack">
      {thematiques.length > 0 && (
        <p className={styles.themes}>
          {thematiques.map(({ id, libelle }) => (
            <Tag key={id} tone="outline">
              {libelle}
            </Tag>
          ))}
        </p>
      )}
      <p className={styles.bio}>{biographie ?? 'Elle n’a pas encore écrit de présentation.'}</p>
      {autres.length > 0 && (
        <section>
          <h3>Ses autres événements</h3>
          <ul className={styles.events}>
            {autres.map((evenement) => (
              <li key={evenement.id}>
                <Link to={pathTo('/evenement/:id', { id: evenement.id })} standalone>
                  {evenement.titre}
                </Link>
                <span className="muted small">{jourOf(evenement)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** A speaker’s card, with what she agreed to show to members. */
export const IntervenanteDialog = ({ onClose, ...carte }: IntervenanteDialogProps) => (
  <Dialog isOpen title={`${carte.intervenant.prenom} ${carte.intervenant.nom}`} onClose={onClose}>
    <Boundary
      loading={
        <Loading status="Chargement de sa fiche…">
          <Skeleton height="8rem" />
        </Loading>
      }
    >
      <Carte {...carte} />
    </Boundary>
  </Dialog>
)
