import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import {
  PUBLICS_RESSOURCE,
  TYPES_RESSOURCE,
  type TypeRessource,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { DetailRessource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '#kit/errors.ts'
import { useReadCible } from '#modules/notifications/notifications.public.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tag } from '#ui/Tag.tsx'
import { attenteOf, evenementOf, ICONES, verifieOf } from '../mots.ts'
import { ressourceQuery } from '../ressources.api.ts'
import { AlerteCallout } from './AlerteCallout.tsx'
import styles from './Article.module.css'
import { FavoriIcon } from './FavoriIcon.tsx'
import { RemarqueButton } from './RemarqueButton.tsx'
import { RessourceCards } from './RessourceCards.tsx'
import { RessourceLink } from './RessourceLink.tsx'
import { UtileButton } from './UtileButton.tsx'

const OUVRIR: Readonly<Record<TypeRessource, string>> = {
  article: 'Lire l’article',
  lien: 'Ouvrir le site',
  fichier: 'Télécharger',
  replay: 'Regarder',
}

type DetailProps = { readonly ressource: DetailRessource }

const RessourceFacts = ({ ressource }: DetailProps) => {
  const { auteure, evenement, territoires, intervenants, motsCles } = ressource
  const pour =
    ressource.public === 'territoires'
      ? territoires.map(({ nom }) => nom).join(', ')
      : PUBLICS_RESSOURCE[ressource.public]
  const par =
    auteure.id === null ? (
      auteure.prenom
    ) : (
      <Link to={pathTo('/membre/:id', { id: auteure.id })}>{formatName(auteure)}</Link>
    )
  const apres = evenement && (
    <>
      <Link to={pathTo('/evenement/:id', { id: evenement.id })}>{evenement.titre}</Link> (
      {evenementOf(evenement)})
    </>
  )
  return (
    <Facts
      facts={[
        ['Format', attenteOf(ressource)],
        ['Thématique', ressource.thematique?.libelle],
        ['Pour', pour],
        ['Partagé par', par],
        ['Avec', intervenants.map(formatName).join(', ')],
        ['Événement', apres],
        ['Mots-clés', motsCles.join(', ')],
      ]}
    />
  )
}

/** The way to it, and what a reader does with it: above the facts, which may be long. */
const Actes = ({ ressource }: DetailProps) => (
  <div className={styles.acts}>
    <RessourceLink ressource={ressource} className={buttonClass({ variant: 'primary' }, undefined)}>
      {OUVRIR[ressource.type]}
      {ressource.url !== null && <Icon name="arrow-square-out-bold" size="sm" />}
    </RessourceLink>
    {ressource.droits.reagir && (
      <>
        <UtileButton ressource={ressource} />
        <FavoriIcon ressource={ressource} />
      </>
    )}
  </div>
)

const RessourceDetail = ({ ressource }: DetailProps) => {
  useReadCible('ressource', ressource.id)
  const { resume, droits, voisines } = ressource
  return (
    <>
      {resume && <p>{resume}</p>}
      <AlerteCallout ressource={ressource} />
      <Actes ressource={ressource} />
      <RessourceFacts ressource={ressource} />
      <div className="row row--between">
        <span className="small muted">{verifieOf(ressource)}</span>
        {droits.reagir && <RemarqueButton ressource={ressource} />}
      </div>
      {voisines.length > 0 && (
        <section className="stack" aria-labelledby="voisines">
          <h3 id="voisines">Sur la route</h3>
          <RessourceCards ressources={voisines} columns={1} level={4} isShort />
        </section>
      )}
    </>
  )
}

/** It is gone, or the request failed and can be retried. */
const Absente = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) =>
  error instanceof CallError && error.status === 404 ? (
    <p>Cette ressource n’est plus disponible, ou elle n’est pas pour ton antenne.</p>
  ) : (
    <div role="alert" className="stack">
      <p>Cette ressource n’a pas pu s’afficher. Réessaie dans un instant.</p>
      <Button onClick={onRetry}>Réessayer</Button>
    </div>
  )

type RessourceDialogProps = { readonly id: string; readonly onClose: () => void }

/** A resource without a page of its own: what is known of it, and the way to it. */
export const RessourceDialog = ({ id, onClose }: RessourceDialogProps) => {
  const { data: ressource, error, refetch } = useQuery(ressourceQuery(id))
  return (
    <Dialog
      isOpen
      title={ressource?.titre ?? 'Ressource'}
      onClose={onClose}
      above={
        ressource && (
          <div>
            <Tag tone="sage" icon={ICONES[ressource.type]}>
              {TYPES_RESSOURCE[ressource.type]}
            </Tag>
          </div>
        )
      }
    >
      {ressource && <RessourceDetail ressource={ressource} />}
      {!ressource && error && <Absente error={error} onRetry={() => void refetch()} />}
      {!ressource && !error && (
        <Loading status="Chargement de la ressource…">
          <Skeleton height="14rem" />
        </Loading>
      )}
    </Dialog>
  )
}
