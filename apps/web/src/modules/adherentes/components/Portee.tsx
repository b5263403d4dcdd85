import { PORTEES, type ChampAPortee, type Portee } from '@entrelles/contract/modules/adherentes/portees.ts'
import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons.ts'
import { CHAMPS } from '../edition.ts'
import styles from './Portee.module.css'

const ICONS: Readonly<Record<Portee, IconName>> = {
  reseau: 'globe',
  antenne: 'map-pin-area',
  personne: 'lock-simple',
}
const CHOIX = Object.entries(PORTEES) as readonly [Portee, string][]

export type PorteeSelectProps = {
  readonly champ: ChampAPortee
  readonly value: Portee
  readonly onChange: (champ: ChampAPortee, portee: Portee) => void
}

/** Selects who may read a field. */
const PorteeSelect = ({ champ, value, onChange }: PorteeSelectProps) => (
  <span className={styles.reach}>
    <Icon name={ICONS[value]} className={styles.icon} />
    <select
      aria-label={`Qui voit\u00a0: ${CHAMPS[champ]}`}
      value={value}
      onChange={({ target }) => onChange(champ, target.value as Portee)}
    >
      {CHOIX.map(([portee, libelle]) => (
        <option key={portee} value={portee}>
          {libelle}
        </option>
      ))}
    </select>
  </span>
)

/** A field, with its visibility on the line of its label. */
export const AvecPortee = ({ children, ...rest }: PorteeSelectProps & { readonly children: ReactNode }) => (
  <div className={styles.field}>
    {children}
    <PorteeSelect {...rest} />
  </div>
)

/** A value edited elsewhere, whose visibility is edited here. */
export const FaitAPortee = ({ children, ...rest }: PorteeSelectProps & { readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{CHAMPS[rest.champ]}</dt>
    <dd>
      {children}
      <PorteeSelect {...rest} />
    </dd>
  </div>
)
