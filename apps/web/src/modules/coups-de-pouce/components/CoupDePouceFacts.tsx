import { formatWeekday } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { isOuvert } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { ReactNode } from 'react'
import { useToday } from '#kit/use-today.ts'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { dansOf, lieuOf, momentPeriodeOf, periodeOf } from '../mots.ts'
import styles from './CoupDePouce.module.css'

type FaitProps = { readonly icon: IconName; readonly titre: string; readonly children?: ReactNode }

const Fait = ({ icon, titre, children }: FaitProps) => (
  <li>
    <Icon name={icon} />
    <span>
      <strong>{titre}</strong>
      {children && <span>{children}</span>}
    </span>
  </li>
)

type CoupDePouceFactsProps = {
  readonly demande: Pick<
    CoupDePouce,
    | 'mode'
    | 'ville'
    | 'rayonKm'
    | 'distanceKilometre'
    | 'periode'
    | 'dateLimite'
    | 'statut'
    | 'contrepartie'
    | 'competences'
    | 'territoire'
  >
}

const LimiteFait = ({ demande: { dateLimite, statut } }: CoupDePouceFactsProps) => {
  const today = useToday()
  if (dateLimite === null) return null
  return isOuvert(statut) || statut === 'brouillon' ? (
    <Fait icon="hourglass-medium" titre={`Jusqu’au ${formatWeekday(dateLimite)}`}>
      {dansOf(dateLimite, today)}
    </Fait>
  ) : null
}

/** What is asked for: when, where, what for. */
export const CoupDePouceFacts = ({ demande }: CoupDePouceFactsProps) => {
  const { mode, periode, contrepartie, competences, territoire } = demande
  const today = useToday()
  const { titre: lieu, suite } = lieuOf(demande)
  return (
    <ul className={styles.facts}>
      {periode && (
        <Fait icon="calendar-dots" titre={periodeOf(periode)}>
          {momentPeriodeOf(periode, today)}
        </Fait>
      )}
      <Fait icon={mode === 'a_distance' ? 'video-camera' : 'map-pin'} titre={lieu}>
        {suite}
      </Fait>
      {contrepartie && (
        <Fait icon="handshake" titre="Contrepartie">
          {contrepartie}
        </Fait>
      )}
      {competences.length > 0 && (
        <Fait icon="target" titre={competences.length > 1 ? 'Compétences' : 'Compétence'}>
          {competences.map(({ libelle }) => libelle).join(', ')}
        </Fait>
      )}
      {territoire && (
        <Fait icon="map-pin-area" titre="Antenne">
          <Link to={pathTo('/antenne/:id', { id: territoire.id })}>{territoire.nom}</Link>
        </Fait>
      )}
      <LimiteFait demande={demande} />
    </ul>
  )
}
