import { Suspense, useState } from 'react'
import { canOpen } from '#kit/route.ts'
import { useUser } from '#kit/session.ts'
import { DialogueInscription } from '#modules/inscription/inscription.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { HeroTitle } from '#ui/HeroTitle.tsx'
import { todayInWords } from '../today.ts'
import styles from './AccueilScreen.module.css'

export const AccueilScreen = () => {
  const user = useUser()
  const [today] = useState(() => todayInWords(new Date()))
  return (
    <section className={styles.hero}>
      <div className={styles.texts}>
        <p className="muted">{today}</p>
        <HeroTitle>{`Bonjour ${user.adherente.prenom}`}</HeroTitle>
        {canOpen('active', user) ? (
          <>
            <p className={styles.lede}>
              Contente de te voir ici. Une question sur le réseau&nbsp;? La FAQ répond à celles qu’on nous
              pose le plus.
            </p>
            <ButtonLink to="/faq" variant="primary">
              Lire la FAQ
            </ButtonLink>
          </>
        ) : (
          <Suspense fallback={null}>
            <DialogueInscription />
          </Suspense>
        )}
      </div>
      <div className={styles.landscape}>
        <img src="/images/paysages/littoral.svg" alt="" />
      </div>
    </section>
  )
}
