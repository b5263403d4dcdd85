import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useUser } from '#kit/session.ts'
import {
  CoupDePouceCards,
  coupsDePouceQuery,
  listeCoupsDePouce,
} from '#modules/coups-de-pouce/coups-de-pouce.public.tsx'
import { Link } from '#ui/Link.tsx'
import { PROCHE_KM } from '../accueil.api.ts'
import { coupsDePouceOf } from '../prochains.ts'

const SANS_REPONSE = 2

type CoupsDePouceSectionProps = {
  /** Without a commune, no request is near. */
  readonly hasCommune: boolean
}

/** Help requests of others, those near the member first. */
export const CoupsDePouceSection = ({ hasCommune }: CoupsDePouceSectionProps) => {
  const { id } = useUser().adherente
  const [liste, proches] = useSuspenseQueries({
    queries: [
      coupsDePouceQuery({}),
      ...(hasCommune ? [coupsDePouceQuery({ distanceKilometre: PROCHE_KM })] : []),
    ],
  })
  const cartes = coupsDePouceOf(id, proches?.data.coupsdepouce ?? [], liste?.data.coupsdepouce ?? [])
  return (
    <section className="section" aria-labelledby="coups-de-pouce">
      <div className="section__head">
        <h2 id="coups-de-pouce">Coups de pouce</h2>
        <Link to={pathTo('/coup-de-pouce')} standalone>
          Tout voir<span className="sr-only">&nbsp;: coups de pouce</span>
        </Link>
      </div>
      {cartes.length === 0 ? (
        <p>Aucune demande en ce moment. Lance la première, les autres suivront.</p>
      ) : (
        <CoupDePouceCards cartes={cartes} columns={1} />
      )}
    </section>
  )
}

/** Requests of the coordinator’s branch that nobody has answered (mock-up 48). */
export const SansReponseSection = ({ territoire }: { readonly territoire: TerritoireId }) => {
  const { coupsdepouce } = useSuspenseQuery(coupsDePouceQuery({ territoire, sansReponse: 'oui' })).data
  if (coupsdepouce.length === 0) return null
  return (
    <section className="section" aria-labelledby="sans-reponse">
      <div className="section__head">
        <h2 id="sans-reponse">Coups de pouce sans réponse</h2>
        <Link to={listeCoupsDePouce.href(undefined, { onglet: 'sans-reponse', territoire })} standalone>
          Tout voir<span className="sr-only">&nbsp;: coups de pouce sans réponse</span>
        </Link>
      </div>
      <CoupDePouceCards cartes={coupsdepouce.slice(0, SANS_REPONSE)} columns={2} />
    </section>
  )
}
