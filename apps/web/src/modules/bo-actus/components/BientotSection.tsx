import { useSuspenseQueries } from '@tanstack/react-query'
import { destinatairesQuery } from '#modules/actus/actus.api.ts'
import { LineList } from '#ui/LineList.tsx'
import { Link } from '#ui/Link.tsx'
import type { Ask } from '../acts.ts'
import { actusQuery } from '../bo-actus.api.ts'
import { liste } from '../liste.ts'
import styles from './Actus.module.css'
import { ActuRow } from './ActuRow.tsx'

const MONTREES = 3

/** The next ones to leave, under those that are published; nothing while none is scheduled. */
export const BientotSection = ({ onAsk }: { readonly onAsk: Ask }) => {
  const [{ data }, { data: totaux }] = useSuspenseQueries({
    queries: [actusQuery({ statut: 'programmee' }, 1), destinatairesQuery()],
  })
  const { publications } = data
  if (publications.length === 0) return null
  return (
    <section className={styles.next} aria-labelledby="bientot">
      <div className="section__head">
        <h2 id="bientot">Bientôt</h2>
        <Link to={liste.href(undefined, { statut: 'programmee' })} standalone>
          Toutes les programmées
        </Link>
      </div>
      <LineList>
        {publications.slice(0, MONTREES).map((actu) => (
          <li key={actu.id}>
            <ActuRow actu={actu} totaux={totaux} onAsk={onAsk} />
          </li>
        ))}
      </LineList>
    </section>
  )
}
