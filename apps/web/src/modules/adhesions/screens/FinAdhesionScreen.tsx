import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '#kit/session.ts'
import { HeroTitle } from '#ui/HeroTitle.tsx'
import { mesAdhesionsQuery, reclamationQuery } from '../adhesions.api.ts'
import { AdhesionForm } from '../components/AdhesionForm.tsx'
import { PaiementUnconfirmed } from '../components/PaiementUnconfirmed.tsx'
import { ReclamationPending } from '../components/ReclamationPending.tsx'
import { PaysageArt } from '../components/PaysageArt.tsx'
import { accueilOf } from '../situation.ts'
import { useRedirection } from '../use-redirection.ts'
import styles from './DeuxColonnes.module.css'

/** Pays for a first membership or a renewal (R2.4-2). */
export const FinAdhesionScreen = () => {
  const { adherente } = useUser()
  const [{ data }, { data: claim }] = useSuspenseQueries({
    queries: [mesAdhesionsQuery(), reclamationQuery()],
  })
  const { payeJusquau, tarif, minima, paiementEnCours } = data
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
        {claim.reclamation && <ReclamationPending reclamation={claim.reclamation} />}
        <PaysageArt nom="vignoble" className={styles.below} />
      </div>
      <AdhesionForm
        tarif={tarif}
        minima={minima}
        isPremiere={payeJusquau === null}
        redirection={redirection}
      />
    </div>
  )
}
