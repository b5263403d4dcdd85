import { formatMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { VERSIONS_MAX } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import type { Espace } from '#kit/back-offices.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Link } from '#ui/Link.tsx'
import { conversationOf, factsOf } from '../copie.ts'
import { voirOf } from '../mots.ts'
import { ConversationCopie } from './ConversationList.tsx'
import { CopieFigee } from './CopieFigee.tsx'
import { CopieText } from './CopieText.tsx'
import styles from './Dossier.module.css'

/** A link to the reported content on the site. */
const CibleLink = ({ dossier: { cible, chemin } }: { readonly dossier: Dossier }) => {
  const voir = voirOf(cible.type)
  if (chemin === null || voir === undefined) return null
  return (
    <p>
      <Link standalone to={chemin}>
        {voir}
      </Link>
    </p>
  )
}

type CopieSectionProps = { readonly dossier: Dossier; readonly espace: Espace }

/** The copy that was frozen when it was first reported, and its earlier versions. */
export const CopieSection = ({ dossier, espace }: CopieSectionProps) => {
  const { cible, copie, versions } = dossier
  const conversation = conversationOf(copie)
  const figee = <CopieFigee dossier={dossier} espace={espace} conversation={conversation} />
  return (
    <div className={styles.part}>
      {conversation ? <ConversationCopie conversation={conversation}>{figee}</ConversationCopie> : figee}
      <CibleLink dossier={dossier} />
      {versions.length > 0 && (
        <Disclosure level={3} title="Versions précédentes">
          <ul className={styles.rows}>
            {versions.map((avant) => (
              <li key={avant.version} className={styles.version}>
                <p className="small muted">
                  Version {avant.version}, remplacée le {formatMoment(avant.date, ZONE_PARIS)}
                </p>
                {factsOf(avant.copie).length > 0 && <Facts isNarrow facts={factsOf(avant.copie)} />}
                <CopieText type={cible.type} copie={avant.copie} />
              </li>
            ))}
          </ul>
          {versions.length === VERSIONS_MAX && (
            <p className="small muted">Seules les {VERSIONS_MAX} dernières versions sont montrées.</p>
          )}
        </Disclosure>
      )}
    </div>
  )
}
