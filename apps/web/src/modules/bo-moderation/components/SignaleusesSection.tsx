import { formatCount, formatMoment, formatName } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { MOTIFS_EN_MOTS } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Icon } from '#ui/Icon.tsx'
import { CopieText } from './CopieText.tsx'
import styles from './Dossier.module.css'

/** What the reporters say. Their names are for administrators only, and never for the reported member. */
export const SignaleusesSection = ({ dossier }: { readonly dossier: Dossier }) => {
  const { signalements, nbSignalements, cible } = dossier
  return (
    <Disclosure level={3} title="Ce qu’elles disent" defaultExpanded>
      <ul className={styles.rows}>
        {signalements.map(({ auteure, motif, commentaire, date, copie }, index) => (
          // The order of the reports never changes.
          <li key={index} className={styles.signaleuse}>
            <Icon name="flag" size="sm" />
            <div className={styles.words}>
              {commentaire !== null && <p>{`«\u00a0${commentaire}\u00a0»`}</p>}
              <p className="small muted">
                {MOTIFS_EN_MOTS[motif]}, le {formatMoment(date, ZONE_PARIS)}
                {auteure && `, par ${formatName(auteure)}`}
              </p>
              {copie !== null && (
                <div className={styles.version}>
                  <p className="small muted">
                    Elle n’a pas vu {cible.type === 'message' ? 'les mêmes messages' : 'la même version'}
                    &nbsp;:
                  </p>
                  <CopieText type={cible.type} copie={copie} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      {nbSignalements > signalements.length && (
        <p className="small muted">
          Les {signalements.length} premiers sur {formatCount(nbSignalements, 'signalement')}.
        </p>
      )}
    </Disclosure>
  )
}
