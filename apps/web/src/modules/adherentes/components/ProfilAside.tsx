import { formatDay } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Profil } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { ELSEWHERE } from '#ui/elsewhere.ts'
import { Icon } from '#ui/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import type { IconName } from '#ui/icons.ts'
import { formatMois, formatTelephone, liensOf } from '../profil.ts'
import styles from './Profil.module.css'

type ProfilAsideProps = { readonly profil: Profil; readonly isOwn: boolean }

type FaitProps = { readonly icon: IconName; readonly nom: string; readonly children: ReactNode }

const Fait = ({ icon, nom, children }: FaitProps) => (
  <div>
    <dt>
      <Icon name={icon} />
      {nom}
    </dt>
    <dd>{children}</dd>
  </div>
)

/** Facts, links and branch of a member. */
export const ProfilAside = ({ profil, isOwn }: ProfilAsideProps) => {
  const { secteur, situations, attentes, membreDepuis, telephone, email, dateNaissance } = profil
  const antenne = profil.territoireCoordonne ?? profil.territoire
  const liens = liensOf(profil)
  return (
    <aside className={`stack ${styles.aside}`} aria-label={isOwn ? 'Mes informations' : 'Ses informations'}>
      <Card as="section">
        <h2>En bref</h2>
        <dl className={styles.facts}>
          {secteur && (
            <Fait icon="briefcase" nom="Secteur">
              {secteur}
            </Fait>
          )}
          {situations.length > 0 && (
            <Fait icon="path" nom="Situation">
              {situations.join(', ')}
            </Fait>
          )}
          {attentes.length > 0 && (
            <Fait icon="target" nom="Attentes">
              {attentes.join(', ')}
            </Fait>
          )}
          {dateNaissance && (
            <Fait icon="calendar-dots" nom="Née le">
              {formatDay(dateNaissance)}
            </Fait>
          )}
          {telephone && (
            <Fait icon="phone" nom="Téléphone">
              <a href={`tel:${telephone}`}>{formatTelephone(telephone)}</a>
            </Fait>
          )}
          {email && (
            <Fait icon="envelope-simple-fill" nom="E-mail">
              <a href={`mailto:${email}`}>{email}</a>
            </Fait>
          )}
          <Fait icon="calendar-check" nom="Membre depuis">
            {formatMois(membreDepuis)}
          </Fait>
        </dl>
      </Card>
      {liens.length > 0 && (
        <Card as="section">
          <h2>{isOwn ? 'Me retrouver' : 'La retrouver'}</h2>
          <ul className={styles.links}>
            {liens.map(({ libelle, icon, href }) => (
              <li key={libelle}>
                <a href={href} {...ELSEWHERE}>
                  <Icon name={icon} size="sm" />
                  {libelle}
                  <span className="sr-only"> (nouvelle fenêtre)</span>
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {antenne && (
        <Card as="section" variant="contour">
          <p className="small muted">{profil.territoireCoordonne ? 'Coordonne l’antenne' : 'Antenne'}</p>
          <h2 className={styles.branch}>
            <Link to={pathTo('/antenne/:id', { id: antenne.id })} standalone>
              {antenne.nom}
            </Link>
          </h2>
        </Card>
      )}
    </aside>
  )
}
