import { Icon } from '#ui/Icon.tsx'
import type { Intervenante } from '../intervenantes.ts'
import styles from './IntervenantesSection.module.css'

/** A speaker’s link is not the association’s word: engines must not take it so. */
const ELSEWHERE = { target: '_blank', rel: 'noopener nofollow ugc' } as const

/** Where to find a speaker, one icon each. */
export const IntervenanteLinks = ({ nom, liens }: Pick<Intervenante, 'nom' | 'liens'>) =>
  liens.length > 0 && (
    <ul className={styles.links}>
      {liens.map(({ libelle, href, icon }) => {
        const isWeb = href.startsWith('http')
        return (
          <li key={libelle}>
            <a
              href={href}
              title={libelle}
              aria-label={`${libelle} de ${nom}${isWeb ? ' (nouvelle fenêtre)' : ''}`}
              {...(isWeb && ELSEWHERE)}
            >
              <Icon name={icon} />
            </a>
          </li>
        )
      })}
    </ul>
  )
