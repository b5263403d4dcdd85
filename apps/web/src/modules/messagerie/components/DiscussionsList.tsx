import { FILTRES_DISCUSSIONS } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { CarteDiscussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { FiltresDiscussions } from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { LoadNextPage } from '#kit/list/LoadNextPage.tsx'
import { Link } from '#ui/Link.tsx'
import { liste } from '../liste.ts'
import { discussionsQuery } from '../messagerie.api.ts'
import { useBrouillons } from '../use-brouillons.ts'
import { DiscussionRow } from './DiscussionRow.tsx'
import { DiscussionsEmpty } from './DiscussionsEmpty.tsx'
import styles from './Inbox.module.css'

type DiscussionsListProps = {
  readonly filtres: FiltresDiscussions
  /** The discussion that is open beside the list. */
  readonly courante: string | undefined
  /** Of the titles below that of the list. */
  readonly niveau: 2 | 3
}

const NOMBRE_DEMANDES = 3

const useDiscussions = (filtre: FiltresDiscussions['filtre'], termes?: string) => {
  const query = useSuspenseInfiniteQuery(discussionsQuery(filtre, termes))
  // A discussion that has moved between two pages is in both until they are read again.
  const cartes = new Map(
    query.data.pages.flatMap(({ discussions }) => discussions).map((one) => [one.id, one]),
  )
  return { query, cartes: [...cartes.values()] }
}

const Rows = ({
  cartes,
  filtres,
  courante,
}: DiscussionsListProps & { readonly cartes: readonly CarteDiscussion[] }) => {
  const brouillons = useBrouillons()
  return cartes.map((carte) => (
    <DiscussionRow
      key={carte.id}
      carte={carte}
      to={liste.href(carte.id, filtres)}
      isCurrent={carte.id === courante}
      brouillon={brouillons.get(carte.id)}
    />
  ))
}

/** The first contacts that wait for her answer, above the others. */
const DemandesSection = ({
  hasDiscussions,
  ...props
}: DiscussionsListProps & { readonly hasDiscussions: boolean }) => {
  const Titre = `h${props.niveau}` as const
  const { cartes } = useDiscussions('demandes')
  if (cartes.length === 0) return null
  return (
    <section aria-labelledby="demandes-contact">
      <Titre id="demandes-contact" className={styles.section}>
        {FILTRES_DISCUSSIONS.demandes}
        <span>{cartes.length}</span>
      </Titre>
      <ul className={styles.rows}>
        <Rows {...props} cartes={cartes.slice(0, NOMBRE_DEMANDES)} />
      </ul>
      {cartes.length > NOMBRE_DEMANDES && (
        <p className={styles.more}>
          <Link to={liste.href(undefined, { filtre: 'demandes' })}>Voir toutes les demandes</Link>
        </p>
      )}
      {hasDiscussions && <Titre className={styles.section}>Discussions</Titre>}
    </section>
  )
}

/** The discussions of one filter, in pages that add up. */
export const DiscussionsList = (props: DiscussionsListProps) => {
  const { filtre, termes } = props.filtres
  const Titre = `h${props.niveau}` as const
  const { cartes, query } = useDiscussions(filtre, termes)
  const rows = useRef<HTMLUListElement>(null)
  const nbAvant = useRef(cartes.length)
  useEffect(() => {
    // The row of a discussion that she has archived or left is gone, with the menu that had the focus.
    if (cartes.length < nbAvant.current && document.activeElement === document.body) {
      rows.current?.querySelector('a')?.focus()
    }
    nbAvant.current = cartes.length
  }, [cartes.length])
  return (
    <>
      {filtre === 'toutes' && termes === undefined && (
        <DemandesSection {...props} hasDiscussions={cartes.length > 0} />
      )}
      {filtre === 'demandes' && <Titre className={styles.section}>{FILTRES_DISCUSSIONS.demandes}</Titre>}
      {cartes.length === 0 && <DiscussionsEmpty filtre={filtre} termes={termes} niveau={props.niveau} />}
      <ul ref={rows} className={styles.rows}>
        <Rows {...props} cartes={cartes} />
      </ul>
      <div className={styles.more}>
        <LoadNextPage rows={rows} nb={cartes.length} query={query}>
          Afficher plus<span className="sr-only"> de discussions</span>
        </LoadNextPage>
      </div>
    </>
  )
}
