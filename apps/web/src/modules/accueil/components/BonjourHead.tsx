import { useState, type ReactNode } from 'react'
import { useUser } from '#kit/session.ts'
import { HeroTitle } from '#ui/HeroTitle.tsx'
import { todayInWords } from '../today.ts'
import styles from './BonjourHead.module.css'

type BonjourHeadProps = {
  readonly children: ReactNode
  /** Caption over the landscape. */
  readonly legende?: ReactNode
}

export const BonjourHead = ({ children, legende }: BonjourHeadProps) => {
  const { prenom } = useUser().adherente
  const [today] = useState(() => todayInWords(new Date()))
  return (
    <section className={styles.hero}>
      <div className={styles.texts}>
        <p className="muted">{today}</p>
        <HeroTitle>{`Bonjour ${prenom}`}</HeroTitle>
        {children}
      </div>
      <div className={styles.landscape}>
        <img src="/images/paysages/littoral.svg" alt="" />
        {legende && <p className={styles.caption}>{legende}</p>}
      </div>
    </section>
  )
}
