import { mayCall } from '@entrelles/contract/kit/access.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useUser } from '#kit/session.ts'
import {
  CoupDePouceCards,
  coupsDePouceQuery,
  listeCoupsDePouce,
} from '#modules/coups-de-pouce/coups-de-pouce.public.tsx'
import { Link } from '#ui/Link.tsx'
import { antennesCoordonneesQuery, PROCHE_KM } from '../accueil.api.ts'
import { coupsDePouceOf, sansReponseOf } from '../prochains.ts'

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

/** `nom`: where there are several. */
type Antenne = { readonly id: TerritoireId; readonly nom?: string }

/**
 * The branches that she coordinates. Her profile names only one. An administrator keeps to that one, because her list of branches has
 * every branch.
 */
const useAntennes = (premiere: TerritoireId): readonly Antenne[] => {
  const isAdministratrice = mayCall('administratrice', useUser().roles)
  const queries = isAdministratrice ? [] : [antennesCoordonneesQuery()]
  const [siennes] = useSuspenseQueries({ queries })
  return siennes?.data ?? [{ id: premiere }]
}

const SANS_REPONSE = 'coups de pouce sans réponse'

type ToutesLinkProps = { readonly antenne: Antenne; readonly isSeule: boolean }

/** Opens the unanswered requests of that branch: the list shows one branch, or the whole network. */
const ToutesLink = ({ antenne: { id, nom }, isSeule }: ToutesLinkProps) => (
  <Link to={listeCoupsDePouce.href(undefined, { onglet: 'sans-reponse', territoire: id })} standalone>
    Tout voir
    {!isSeule && <>&nbsp;: {nom}</>}
    <span className="sr-only">{isSeule ? `\u00a0: ${SANS_REPONSE}` : ` (${SANS_REPONSE})`}</span>
  </Link>
)

/** Requests of the coordinator’s branches that nobody has answered (mock-up 48). */
export const SansReponseSection = ({ territoire: premiere }: { readonly territoire: TerritoireId }) => {
  const antennes = useAntennes(premiere)
  const listes = useSuspenseQueries({
    queries: antennes.map(({ id }) => coupsDePouceQuery({ territoire: id, sansReponse: 'oui' })),
  })
  const cartes = sansReponseOf(listes.map(({ data }) => data.coupsdepouce))
  if (cartes.length === 0) return null
  const attendues = antennes.filter((_, index) => listes[index]?.data.coupsdepouce.length !== 0)
  return (
    <section className="section" aria-labelledby="sans-reponse">
      <div className="section__head">
        <h2 id="sans-reponse">Coups de pouce sans réponse</h2>
        <div className="row">
          {attendues.map((antenne) => (
            <ToutesLink key={antenne.id} antenne={antenne} isSeule={antennes.length === 1} />
          ))}
        </div>
      </div>
      <CoupDePouceCards cartes={cartes} columns={2} />
    </section>
  )
}
