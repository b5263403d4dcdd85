import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { antenneQuery, AntenneCard } from '#modules/antennes/antennes.public.tsx'
import { Link } from '#ui/Link.tsx'

/** The member’s branch, as a card of the branch list. */
export const AntenneSection = ({ id }: { readonly id: string }) => {
  const { data: antenne } = useSuspenseQuery(antenneQuery(id))
  return (
    <section className="section" aria-labelledby="ton-antenne">
      <div className="section__head">
        <h2 id="ton-antenne">Ton antenne</h2>
        <Link to={pathTo('/antenne')} standalone>
          Toutes les antennes
        </Link>
      </div>
      <AntenneCard antenne={antenne} level={3} />
    </section>
  )
}
