import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RessourceCards, ressourcesQuery } from '#modules/ressources/ressources.public.tsx'
import { Link } from '#ui/Link.tsx'

const MONTREES = 2

/** The newest resources that she may read. */
export const RessourcesSection = () => {
  const { ressources } = useSuspenseQuery(ressourcesQuery({})).data
  if (ressources.length === 0) return null
  return (
    <section className="section" aria-labelledby="ressources">
      <div className="section__head">
        <h2 id="ressources">Ressources</h2>
        <Link to={pathTo('/ressource')} standalone>
          Tout voir<span className="sr-only">&nbsp;: ressources</span>
        </Link>
      </div>
      <RessourceCards ressources={ressources.slice(0, MONTREES)} columns={1} isShort />
    </section>
  )
}
