import { ENVOIS_MOIS, type FiltresEnvois } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { LineList } from '#ui/LineList.tsx'
import { Link } from '#ui/Link.tsx'
import { envoisQuery } from '../bo-envois.api.ts'
import { liste } from '../liste.ts'
import { EnvoiLine } from './EnvoiLine.tsx'
import lineStyles from './EnvoiLine.module.css'
import styles from './EnvoisSection.module.css'

/** Lines shown before « Tout voir ». */
const DERNIERS = 10

/** Letters to a member, or about an event. */
type About = Pick<FiltresEnvois, 'adherente' | 'evenement'>

const Derniers = ({ about }: { readonly about: About }) => {
  const { envois } = useSuspenseQuery(envoisQuery(about, 1)).data
  if (envois.length === 0) return <p className="muted">{`Aucune lettre depuis ${ENVOIS_MOIS}\u00a0mois.`}</p>
  return (
    <LineList>
      {envois.slice(0, DERNIERS).map((envoi) => (
        <li key={envoi.id}>
          <div className={lineStyles.line}>
            <EnvoiLine envoi={envoi} />
          </div>
        </li>
      ))}
    </LineList>
  )
}

/** The latest letters of a member or of an event, at the end of its page, for administrators only. */
export const EnvoisSection = ({ about }: { readonly about: About }) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className="section__head">
        <h2 id={titleId}>Envois</h2>
        <Link standalone to={liste.href(undefined, about)}>
          Tout voir<span className="sr-only"> des envois</span>
        </Link>
      </div>
      {/* Appears with the page: what stands below would move. */}
      <Boundary>
        <Derniers about={about} />
      </Boundary>
    </section>
  )
}
