import { formatAny, formatDay, formatMonth } from '@entrelles/contract/kit/format.ts'
import { RATING_MONTHS } from '@entrelles/contract/kit/constants.ts'
import type { NotationBo } from '@entrelles/contract/modules/notations/notations.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LineList } from '#ui/LineList.tsx'
import { Tag } from '#ui/Tag.tsx'
import { notationsQuery, resultatsNotationsQuery } from '../bo-notations.api.ts'
import { liste } from '../liste.ts'
import styles from './NotationCommentairesList.module.css'

const MOIS = formatAny(RATING_MONTHS.map((month) => formatMonth(`2027-${String(month).padStart(2, '0')}-01`)))

const toneOf = (note: number) => (note <= 2 ? 'terra' : note === 3 ? 'neutral' : 'sage')

const CommentaireRow = ({ notation: { note, commentaire, jour } }: { readonly notation: NotationBo }) => (
  <li className={styles.row}>
    <Tag tone={toneOf(note)}>{`${note}\u00a0/\u00a05`}</Tag>
    <div className={styles.texts}>
      <p className={styles.commentaire}>{commentaire}</p>
      <p className="muted small">
        <time dateTime={jour}>{formatDay(jour)}</time>
      </p>
    </div>
  </li>
)

/** Whether nobody rated yet, or nobody commented. */
const CommentairesEmpty = () => {
  const { periodes } = useSuspenseQuery(resultatsNotationsQuery()).data
  return periodes.length === 0 ? (
    <EmptyState title="Aucune note pour l’instant" level={3}>
      Le bandeau s’ouvre aux membres en {MOIS}. Leurs réponses se liront ici.
    </EmptyState>
  ) : (
    <EmptyState title="Aucun commentaire pour l’instant" level={3}>
      Les membres notent sans commenter.
    </EmptyState>
  )
}

/** The comments left with a rating, latest first. */
export const NotationCommentairesList = () => {
  const view = useList(liste, undefined)
  const { notations, nbnotations, limit, plus } = useSuspenseQuery(
    notationsQuery(view.filters, view.page),
  ).data
  return (
    <ListPage
      view={view}
      total={{ nb: nbnotations, plus, limit }}
      noun="commentaire"
      isEmpty={notations.length === 0}
      noMatch={{
        title: 'Aucun commentaire',
        text: 'Personne n’a laissé de commentaire pendant cette période.',
        all: liste.href(undefined, {}),
      }}
      empty={<CommentairesEmpty />}
    >
      <LineList>
        {notations.map((notation) => (
          <CommentaireRow key={notation.id} notation={notation} />
        ))}
      </LineList>
    </ListPage>
  )
}
