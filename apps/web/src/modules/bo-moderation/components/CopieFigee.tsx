import { capitalize, formatAgo, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type {
  Dossier,
  PersonneDossier,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { CopieMessage } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { TYPES_EN_MOTS } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import type { Espace } from '#kit/back-offices.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useNow } from '#kit/use-now.ts'
import { ImagesGrid } from '#modules/actus/actus.public.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Person } from '#ui/Person.tsx'
import { Tag } from '#ui/Tag.tsx'
import { dateOf, factsOf, imagesOf } from '../copie.ts'
import styles from './Dossier.module.css'
import { FichiersFiges, MessageMoment } from './MessageFige.tsx'

/** Her record for an administrator; her profile for a coordinator, who has no page of it. */
const hrefOf = ({ id }: PersonneDossier, espace: Espace): string =>
  espace === 'administratrice'
    ? pathTo('/administratrice/adherente/:id/edition', { id })
    : pathTo('/membre/:id', { id })

type CopieFigeeProps = {
  readonly dossier: Dossier
  readonly espace: Espace
  /** Null unless a message is reported. */
  readonly conversation: CopieMessage | null
}

/** Who wrote it and when, or who is reported. */
const Auteure = ({ dossier: { auteure, copie }, espace, conversation }: CopieFigeeProps) => {
  const now = useNow()
  const date = dateOf(copie)
  return (
    <Person
      name={auteure ? formatName(auteure) : 'Ancienne membre'}
      isUnknown={auteure === null}
      photo={auteure?.photo && pictureOf(auteure.photo)}
      to={auteure ? hrefOf(auteure, espace) : undefined}
    >
      {conversation ? (
        <span className="small">
          <MessageMoment message={conversation} />
        </span>
      ) : (
        date && formatAgo(date, now)
      )}
    </Person>
  )
}

/** What is reported, as it was when it was first reported. */
export const CopieFigee = (props: CopieFigeeProps) => {
  const { cible, copie, texte, masque } = props.dossier
  const facts = factsOf(copie)
  const fichiers = props.conversation?.fichiers ?? []
  const signalee = TYPES_EN_MOTS[cible.type].signalee.replace('a été ', '')
  return (
    <div className={styles.frozen}>
      <div className={styles.frozenHead}>
        <Auteure {...props} />
        <Tag tone="danger" icon="flag">
          {props.conversation ? `Message ${signalee}` : capitalize(signalee)}
        </Tag>
        {masque && (
          <Tag tone="warning" icon="eye-slash">
            Masqué
          </Tag>
        )}
      </div>
      {facts.length > 0 && <Facts isNarrow facts={facts} />}
      {texte !== null && <p className={styles.words}>{texte}</p>}
      <ImagesGrid images={imagesOf(copie)} />
      <FichiersFiges noms={fichiers} />
      {texte === null && facts.length === 0 && fichiers.length === 0 && (
        <p className="muted">La copie n’a pas de texte.</p>
      )}
    </div>
  )
}
