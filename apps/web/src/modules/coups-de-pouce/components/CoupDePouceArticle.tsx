import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { ReactNode } from 'react'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useNow } from '#kit/use-now.ts'
import { FichiersList } from '#modules/fichiers/fichiers.public.tsx'
import { Byline } from '#ui/Byline.tsx'
import { Card } from '#ui/Card.tsx'
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
      <Byline
        name={formatName(auteure)}
        photo={auteure.photo && pictureOf(auteure.photo)}
        to={auteure.id === null ? undefined : pathTo('/membre/:id', { id: auteure.id })}
      >
        {details.filter(Boolean).join(' · ')}
      </Byline>
      <ContenuText texte={contenu} />
      {piecesJointes.length > 0 && <FichiersList fichiers={piecesJointes} />}
      {children}
    </Card>
  )
}
