import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { Link } from 'react-router'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { miniatureOf } from '../photo.ts'
import { CoordinatriceBadge } from './CoordinatriceBadge.tsx'
import { LieuText } from './LieuText.tsx'
import styles from './MembreCard.module.css'

type MembreCardProps = {
  readonly membre: CarteAdherente
  /** Heading level: one below the heading above the cards. */
  readonly level?: 2 | 3 | 4
}

const Coordinatrice = () => (
  <span className={styles.badge}>
    <CoordinatriceBadge />
  </span>
)

/** R2.4-5: on small screens the whole card is the link; on larger ones a yellow link opens the profile. */
export const MembreCard = ({ membre, level = 3 }: MembreCardProps) => {
  const { id, profession, nomEntreprise, ville, photo, territoireCoordonne, distanceKilometre } = membre
  const Heading = `h${level}` as const
  const nom = formatName(membre)
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        <Avatar name={nom} src={miniatureOf(photo)} className={styles.portrait} />
        {territoireCoordonne && <Coordinatrice />}
      </div>
      <div className={styles.body}>
        {territoireCoordonne && <Coordinatrice />}
        <Heading className={styles.name}>
          {id === null ? (
            nom
          ) : (
            <>
              <Link to={pathTo('/membre/:id', { id })} className={`${styles.cover} only-mobile`}>
                {nom}
              </Link>
              <span className="only-desktop">{nom}</span>
            </>
          )}
        </Heading>
        <p className={styles.job}>
          {profession && <span>{profession}</span>}
          {nomEntreprise && <span className="muted">{nomEntreprise}</span>}
        </p>
        {ville && <LieuText ville={ville} distance={distanceKilometre} className={styles.place} />}
      </div>
      {id !== null && (
        <>
          <Icon name="caret-right-bold" size="sm" className={styles.chevron} />
          <div className={styles.foot}>
            <Link to={pathTo('/membre/:id', { id })} className={styles.open}>
              <span>
                Voir le profil<span className="sr-only"> de {nom}</span>
              </span>
            </Link>
          </div>
        </>
      )}
    </article>
  )
}
