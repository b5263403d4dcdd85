import type { ReactNode } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import type { Intervenante } from '../intervenantes.ts'
import { IntervenanteLinks } from './IntervenanteLinks.tsx'
import styles from './IntervenantesSection.module.css'

type IntervenanteCardProps = { readonly intervenante: Intervenante; readonly children?: ReactNode }

export const IntervenanteCard = ({ intervenante, children }: IntervenanteCardProps) => {
  const { nom, photo, profession, entreprise, liens } = intervenante
  return (
    <Card as="article" className={styles.card}>
      <Avatar name={nom} src={photo} size="lg" />
      <div className={styles.words}>
        <h3>{nom}</h3>
        <p>
          {profession}
          {profession && entreprise && ', '}
          <span className="muted">{entreprise}</span>
        </p>
        <IntervenanteLinks nom={nom} liens={liens} />
        {children}
      </div>
    </Card>
  )
}
