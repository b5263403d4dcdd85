import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { ReactNode } from 'react'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useNow } from '#kit/use-now.ts'
import { FichiersList } from '#modules/fichiers/fichiers.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { Link } from '#ui/Link.tsx'
import { momentPasse } from '../mots.ts'
import { ContenuText } from './ContenuText.tsx'
import styles from './CoupDePouce.module.css'
import { CoupDePouceTags } from './CoupDePouceTags.tsx'

type CoupDePouceArticleProps = {
  readonly demande: Pick<
    CoupDePouce,
    | 'type'
    | 'titre'
    | 'contenu'
    | 'categorie'
    | 'statut'
    | 'urgence'
    | 'auteure'
    | 'ville'
    | 'datePublication'
    | 'dateModification'
    | 'piecesJointes'
  >
  /** Heading level: 3 in a preview. */
  readonly level?: 1 | 3
  /** The « … » of the request. */
  readonly menu?: ReactNode
  /** Below the text. */
  readonly children?: ReactNode
}

/** A help request: who asks, and what. */
export const CoupDePouceArticle = ({ demande, level = 1, menu, children }: CoupDePouceArticleProps) => {
  const { titre, contenu, auteure, datePublication, dateModification, piecesJointes } = demande
  const now = useNow()
  const nom = formatName(auteure)
  const lieu = demande.ville ?? auteure.ville
  const details = [
    auteure.profession,
    lieu?.nom,
    datePublication && `publié ${momentPasse(datePublication, now)}`,
    dateModification && 'modifié',
  ]
  const Heading = `h${level}` as const
  return (
    <Card as="article" className={styles.article}>
      <div className={styles.top}>
        <CoupDePouceTags carte={demande} />
        {menu}
      </div>
      <Heading {...(level === 1 && { tabIndex: -1, 'data-page-title': '' })} className={styles.title}>
        {titre}
      </Heading>
      <div className={styles.byline}>
        <Avatar
          name={auteure.id === null ? undefined : nom}
          src={auteure.photo && pictureOf(auteure.photo)}
          size="md"
        />
        <div>
          {auteure.id === null ? (
            <span className={styles.name}>{nom}</span>
          ) : (
            <Link to={pathTo('/membre/:id', { id: auteure.id })} className={styles.name}>
              {nom}
            </Link>
          )}
          <span className="muted">{details.filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      <ContenuText texte={contenu} />
      {piecesJointes.length > 0 && <FichiersList fichiers={piecesJointes} />}
      {children}
    </Card>
  )
}
