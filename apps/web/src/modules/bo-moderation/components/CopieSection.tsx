import { capitalize, formatAgo, formatMoment, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type {
  Dossier,
  PersonneDossier,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { VERSIONS_MAX } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { TYPES_EN_MOTS } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import type { Espace } from '#kit/back-offices.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useNow } from '#kit/use-now.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Person } from '#ui/Person.tsx'
import { Tag } from '#ui/Tag.tsx'
import { dateOf, factsOf } from '../copie.ts'
import { CopieText } from './CopieText.tsx'
import styles from './Dossier.module.css'

/** Her record for an administrator; her profile for a coordinator, who has no page of it. */
const hrefOf = ({ id }: PersonneDossier, espace: Espace): string =>
  espace === 'administratrice'
    ? pathTo('/administratrice/adherente/:id/edition', { id })
    : pathTo('/membre/:id', { id })

type CopieSectionProps = { readonly dossier: Dossier; readonly espace: Espace }

/** Who wrote it, or who is reported. */
const Auteure = ({ dossier: { auteure, copie }, espace }: CopieSectionProps) => {
  const now = useNow()
  const date = dateOf(copie)
  return (
    <Person
      name={auteure ? formatName(auteure) : 'Ancienne membre'}
      isUnknown={auteure === null}
      photo={auteure?.photo && pictureOf(auteure.photo)}
      to={auteure ? hrefOf(auteure, espace) : undefined}
    >
      {date && formatAgo(date, now)}
    </Person>
  )
}

/** The copy that was frozen when it was first reported, and its earlier versions. */
export const CopieSection = ({ dossier, espace }: CopieSectionProps) => {
  const { cible, copie, texte, versions, masque } = dossier
  const facts = factsOf(copie)
  return (
    <div className={styles.part}>
      <div className={styles.frozen}>
        <div className={styles.frozenHead}>
          <Auteure dossier={dossier} espace={espace} />
          <Tag tone="danger" icon="flag">
            {capitalize(TYPES_EN_MOTS[cible.type].signalee.replace('a été ', ''))}
          </Tag>
          {masque && (
            <Tag tone="warning" icon="eye-slash">
              Masqué
            </Tag>
          )}
        </div>
        {facts.length > 0 && <Facts isNarrow facts={facts} />}
        {texte !== null && <p className={styles.words}>{texte}</p>}
        {texte === null && facts.length === 0 && <p className="muted">La copie n’a pas de texte.</p>}
      </div>
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
