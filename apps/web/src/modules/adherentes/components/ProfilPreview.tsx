import { formatName } from '@entrelles/contract/kit/format.ts'
import type { Profil } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import {
  isVisible,
  REGARDS,
  type ChampAPortee,
  type Regard,
} from '@entrelles/contract/modules/adherentes/portees.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { useState } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Tag } from '#ui/Tag.tsx'
import { partageOf, type ProfilValues } from '../edition.ts'
import { miniatureOf } from '../photo.ts'
import styles from './Edition.module.css'
import { LieuText } from './LieuText.tsx'

type ProfilPreviewProps = {
  readonly values: ProfilValues
  readonly profil: Profil
  readonly competences: readonly Referentiel[]
}

const AUTRES = (Object.keys(REGARDS) as readonly Regard[]).filter((regard) => regard !== 'soi')

/** The fields of a profile that have a value, edited here or elsewhere. */
const remplisOf = (values: ProfilValues, profil: Profil): readonly ChampAPortee[] => {
  const contents: Readonly<Record<ChampAPortee, unknown>> = {
    ...values,
    secteur: values.secteurId,
    competences: values.competences.length,
    recherches: values.recherches.length,
    situations: profil.situations.length,
    attentes: profil.attentes.length,
    ambition: profil.ambition,
    email: profil.email,
    dateNaissance: profil.dateNaissance,
  }
  return (Object.keys(contents) as readonly ChampAPortee[]).filter(
    (champ) => champ in values.portees && Boolean(contents[champ]),
  )
}

/** Preview of the profile as others will see it once saved. */
export const ProfilPreview = ({ values, profil, competences }: ProfilPreviewProps) => {
  const [regard, setRegard] = useState<Regard>('antenne')
  const { portees } = values
  const sees = (champ: ChampAPortee) => isVisible(portees, champ, regard)
  const libelles = (ids: readonly string[]) => competences.filter(({ id }) => ids.includes(id))
  const { vus, masques } = partageOf(remplisOf(values, profil), portees, regard)
  const profession = sees('profession') ? values.profession : null
  const nomEntreprise = sees('nomEntreprise') ? values.nomEntreprise : null
  return (
    <Card as="section">
      <RadioGroup
        boxed
        name="regard"
        label="Voir mon profil comme…"
        options={AUTRES.map((value) => ({ value, label: REGARDS[value] }))}
        defaultValue={regard}
        onChange={({ target }) => setRegard(target.value as Regard)}
      />
      <article className={styles.preview} aria-label="Aperçu">
        <div className={styles.top}>
          <Avatar name={formatName(profil)} src={miniatureOf(profil.photo)} className={styles.portrait} />
        </div>
        <h3>{formatName(profil)}</h3>
        <p className="small">{[profession, nomEntreprise].filter(Boolean).join(', ')}</p>
        {profil.ville && <LieuText ville={profil.ville} />}
        <div className={styles.tags}>
          {sees('competences') &&
            libelles(values.competences).map(({ id, libelle }) => (
              <Tag key={id} tone="sage">
                {libelle}
              </Tag>
            ))}
          {sees('recherches') &&
            libelles(values.recherches).map(({ id, libelle }) => (
              <Tag key={id} tone="terra">
                {libelle}
              </Tag>
            ))}
        </div>
        <ul className={styles.eyes}>
          {vus.length > 0 && (
            <li>
              <Icon name="eye" size="sm" />
              <span>Visible&nbsp;: {vus.join(', ')}</span>
            </li>
          )}
          {masques.length > 0 && (
            <li>
              <Icon name="eye-slash" size="sm" />
              <span>Masqué&nbsp;: {masques.join(', ')}</span>
            </li>
          )}
        </ul>
      </article>
    </Card>
  )
}
