import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ProfilSectionProps } from '#modules/adherentes/adherentes.public.tsx'
import { Link } from '#ui/Link.tsx'
import { coupsDePouceQuery } from '../coups-de-pouce.api.ts'
import { liste } from '../liste.ts'
import { CoupDePouceCards } from './CoupDePouceCards.tsx'

const MONTRES = 3

/** The open requests of a member, on her profile. */
export const ProfilCoupsDePouceSection = ({ id, isOwn }: ProfilSectionProps) => {
  const auteure = id as AdherenteId
  const { coupsdepouce, nbcoupsdepouce } = useSuspenseQuery(
    coupsDePouceQuery({ auteure, statut: 'ouvert' }),
  ).data
  if (coupsdepouce.length === 0) return null
  return (
    <section className="section" aria-labelledby="coups-de-pouce">
      <div className="section__head">
        <h2 id="coups-de-pouce">{isOwn ? 'Mes demandes en cours' : 'Ses demandes en cours'}</h2>
        {nbcoupsdepouce > MONTRES && (
          <Link
            to={isOwn ? liste.href(undefined, { onglet: 'miennes' }) : liste.href(undefined, { auteure })}
            standalone
          >
            Tout voir<span className="sr-only">&nbsp;: demandes en cours</span>
          </Link>
        )}
      </div>
      <CoupDePouceCards cartes={coupsdepouce.slice(0, MONTRES)} columns={2} />
    </section>
  )
}
