import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '#kit/session.ts'
import { HeroTitle } from '#ui/HeroTitle.tsx'
import { mesAdhesionsQuery } from '../adhesions.api.ts'
import { AdhesionForm } from '../components/AdhesionForm.tsx'
import { PaiementUnconfirmed } from '../components/PaiementUnconfirmed.tsx'
import { PaysageArt } from '../components/PaysageArt.tsx'
import { accueilOf } from '../situation.ts'
import { useRedirection } from '../use-redirection.ts'
import styles from './DeuxColonnes.module.css'

/** Pays for a first membership or a renewal (R2.4-2). */
export const FinAdhesionScreen = () => {
  const { adherente } = useUser()
  const { payeJusquau, tarif, paiementEnCours } = useSuspenseQuery(mesAdhesionsQuery()).data
  const redirection = useRedirection()
  const [today] = useState(() => parisDay(new Date()))
  const { echeance, titre, texte } = accueilOf(payeJusquau, today, adherente.prenom)
  return (
    <div className={styles.page}>
      <div>
        {echeance && <p className={styles.echeance}>{echeance}</p>}
        <HeroTitle>{titre}</HeroTitle>
        <p className={styles.lede}>{texte}</p>
        {/* Hidden during the redirect: the pending payment is then the one just created. */}
        {paiementEnCours && !redirection.isLeaving && <PaiementUnconfirmed paiement={paiementEnCours} />}
        <PaysageArt nom="vignoble" className={styles.below} />
      </div>
      <AdhesionForm tarif={tarif} redirection={redirection} />
    </div>
  )
}
