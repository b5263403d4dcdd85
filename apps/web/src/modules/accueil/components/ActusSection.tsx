import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PublicationCards, publicationsQuery } from '#modules/actus/actus.public.tsx'
import { Link } from '#ui/Link.tsx'

const MONTREES = 2

/** The latest posts that she may read, pinned ones first (mock-up 03). */
export const ActusSection = () => {
  const { publications } = useSuspenseQuery(publicationsQuery({})).data
  return (
    <section className="section" aria-labelledby="actus">
      <div className="section__head">
        <h2 id="actus">Fil d’actu</h2>
        <Link to={pathTo('/actu')} standalone>
          Tout lire<span className="sr-only">&nbsp;: fil d’actu</span>
        </Link>
      </div>
      {publications.length === 0 ? (
        <p>Rien de neuf pour l’instant. Sois la première à écrire.</p>
      ) : (
        <PublicationCards publications={publications.slice(0, MONTREES)} />
      )}
    </section>
  )
}
