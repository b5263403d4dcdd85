import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import {
  CoupDePouceCards,
  coupsDePouceTerritoireQuery,
} from '#modules/coups-de-pouce/coups-de-pouce.public.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './AntenneAside.module.css'

/** Number of requests beside the overview. */
const APERCU = 2

/** The newest help requests of a branch. */
export const AntenneCoupsDePouceSection = ({ id }: { readonly id: string }) => {
  const { coupsdepouce } = useSuspenseQuery(coupsDePouceTerritoireQuery(id, 1)).data
  if (coupsdepouce.length === 0) return null
  return (
    <section>
      <div className="section__head">
        <h2 className={styles.heading}>Coups de pouce</h2>
        <Link to={pathTo('/antenne/:id/coup-de-pouce', { id })} standalone>
          Tout voir<span className="sr-only">&nbsp;: coups de pouce</span>
        </Link>
      </div>
      <CoupDePouceCards cartes={coupsdepouce.slice(0, APERCU)} columns={1} />
    </section>
  )
}
