import { formatDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { RemarqueBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { StatutRemarque } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useEspace } from '#kit/back-offices.ts'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Link } from '#ui/Link.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { editionHref } from '../adresses.ts'
import { remarquesQuery, useCloseRemarque } from '../bo-ressources.api.ts'
import { LISTES } from '../liste.ts'
import { nomOf } from '../mots.ts'
import styles from './Ressources.module.css'

type RemarqueCardProps = {
  readonly remarque: RemarqueBo
  readonly isClosing: boolean
  readonly onClose: () => void
}

/** What a member says about a resource, with the way to the form that mends it. */
const RemarqueCard = ({ remarque, isClosing, onClose }: RemarqueCardProps) => {
  const espace = useEspace()
  const { texte, auteure, ressource, statut, dateCreation } = remarque
  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.title}>
        <Link to={editionHref(espace, ressource)} standalone>
          {ressource.titre}
        </Link>
      </h3>
      <p className={styles.words}>{texte}</p>
      <p className="small muted">
        {nomOf(auteure)}, le {formatDate(dateCreation, ZONE_PARIS)}
      </p>
      {statut === 'a_traiter' && (
        <Button size="sm" busy={isClosing} busyLabel="Enregistrement…" onClick={onClose}>
          Marquer comme traitée
        </Button>
      )}
    </Card>
  )
}

/** What members say is wrong or out of date. */
export const RemarquesList = () => {
  const espace = useEspace()
  const liste = LISTES[espace]
  const view = useList(liste, espace)
  const suivi: StatutRemarque = view.filters.suivi === 'traitee' ? 'traitee' : 'a_traiter'
  const hrefOf = (statut: StatutRemarque) => liste.href(espace, { onglet: 'remarques', suivi: statut })
  const { remarques, nbremarques, limit, plus } = useSuspenseQuery(remarquesQuery(suivi, view.page)).data
  const heading = useRef<HTMLHeadingElement>(null)
  // Not in the card, which leaves the list: the count takes the focus.
  const closing = useCloseRemarque('La remarque est traitée.')
  const close = ({ id }: RemarqueBo) =>
    closing.mutate({ params: { id } }, { onSuccess: () => heading.current?.focus() })
  return (
    <>
      <div className={styles.suivi}>
        <Segmented
          label="Remarques"
          links={[
            { to: hrefOf('a_traiter'), label: 'À traiter' },
            { to: hrefOf('traitee'), label: 'Traitées' },
          ]}
          current={hrefOf(suivi)}
        />
      </div>
      <ListPage
        view={view}
        total={{ nb: nbremarques, plus, limit }}
        noun="remarque"
        heading={heading}
        isEmpty={remarques.length === 0}
        empty={
          <EmptyState
            title={suivi === 'traitee' ? 'Aucune remarque traitée' : 'Aucune remarque en attente'}
            level={3}
          />
        }
      >
        <ul className="stack">
          {remarques.map((remarque) => (
            <li key={remarque.id}>
              <RemarqueCard
                remarque={remarque}
                isClosing={closing.isPending && closing.variables.params.id === remarque.id}
                onClose={() => close(remarque)}
              />
            </li>
          ))}
        </ul>
      </ListPage>
    </>
  )
}
