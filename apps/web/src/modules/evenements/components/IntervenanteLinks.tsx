import { ELSEWHERE } from '#ui/elsewhere.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Intervenante } from '../intervenantes.ts'
import styles from './IntervenantesSection.module.css'

/** Links of a speaker, as icons. */
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
