import type { ReactNode } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import type { Intervenante } from '../intervenantes.ts'
import styles from './Intervenantes.module.css'
import { LiensIntervenante } from './LiensIntervenante.tsx'

type FicheIntervenanteProps = { readonly intervenante: Intervenante; readonly children?: ReactNode }

/** A speaker of an event. */
export const FicheIntervenante = ({ intervenante, children }: FicheIntervenanteProps) => {
  const { nom, photo, profession, entreprise, liens } = intervenante
  return (
    <Card as="article" className={styles.card}>
      <Avatar src={photo} size="lg" />
      <div className={styles.words}>
        <h3>{nom}</h3>
        <p>
          {profession}
          {profession && entreprise && ', '}
          <span className="muted">{entreprise}</span>
        </p>
        <LiensIntervenante nom={nom} liens={liens} />
        {children}
      </div>
    </Card>
  )
}
