import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Profil } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useUser } from '#kit/session.ts'
import { GestesMenu } from '#modules/moderation/moderation.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { CoordinatriceBadge } from './CoordinatriceBadge.tsx'
import { EcrireLink } from './EcrireLink.tsx'
import { LieuText } from './LieuText.tsx'
import styles from './Profil.module.css'

export const ProfilHead = ({ profil }: { readonly profil: Profil }) => {
  const { id, profession, nomEntreprise, ville, photo, territoireCoordonne, droits } = profil
  const isMine = useUser().adherente.id === id
  return (
    <section className={styles.hero}>
      <div className={styles.top} />
      <div className={styles.inner}>
        <Avatar
          name={formatName(profil)}
          src={photo && pictureOf(photo, 640)}
          size="xl"
          className={styles.portrait}
        />
        <div>
          {territoireCoordonne && <CoordinatriceBadge> · {territoireCoordonne.nom}</CoordinatriceBadge>}
          <h1 tabIndex={-1} data-page-title="">
            {formatName(profil)}
          </h1>
          {(profession || nomEntreprise) && (
            <p className={styles.job}>
              {profession}
              {profession && nomEntreprise && ', '}
              {nomEntreprise && <span className="muted">{nomEntreprise}</span>}
            </p>
          )}
          {ville && <LieuText ville={ville} className={styles.place} />}
        </div>
        {droits.modifier ? (
          <div className={styles.actions}>
            <ButtonLink to={pathTo('/membre/:id/edition', { id })} variant="primary">
              <Icon name="pencil-simple" />
              Modifier mon profil
            </ButtonLink>
          </div>
        ) : (
          <div className={styles.acts}>
            {!isMine && (
              <div className={styles.actions}>
                <EcrireLink id={id} prenom={profil.prenom} variant="primary" />
              </div>
            )}
            <div className={styles.gestes}>
              <GestesMenu
                variant="icon"
                cible={{ type: 'adherente', id, libelle: 'ce profil' }}
                auteure={profil}
                exit={pathTo('/membre')}
              />
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
