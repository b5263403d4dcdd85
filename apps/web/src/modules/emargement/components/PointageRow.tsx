import { formatName } from '@entrelles/contract/kit/format.ts'
import {
  LIBELLES_PRESENCE,
  PRESENCES,
  type Presence,
} from '@entrelles/contract/modules/participations/presences.ts'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Menu } from '#ui/Menu.tsx'
import { cx } from '#ui/cx.ts'
import { guardClick } from '#ui/guard-click.ts'
import { boutonOf, detailOf, iconeOf } from '../mots.ts'
import type { LigneVue } from '../vue.ts'
import styles from './PointageRow.module.css'

type PointageRowProps = {
  readonly ligne: LigneVue
  readonly fuseau: string
  /** The event is cancelled or too far in the future. */
  readonly isClosed: boolean
  readonly onNoter: (ligne: LigneVue, presence: Presence) => void
}

/** One expected person; the button toggles her presence. */
export const PointageRow = ({ ligne, fuseau, isClosed, onNoter }: PointageRowProps) => {
  const { presence, enAttente, isNouvelle } = ligne
  const isPresente = presence === 'presente'
  const isOff = presence === 'absente' || presence === 'excusee'
  // A walk-in added here cannot be changed until she is sent.
  const isStill = isClosed || isNouvelle
  const icone = iconeOf(ligne)
  const nom = formatName(ligne)
  return (
    <li className={cx(styles.line, isOff && styles.off)}>
      <Avatar name={nom} src={miniatureOf(ligne.photo)} size="sm" className={styles.photo} />
      <p className={styles.who}>
        {nom}
        <small>
          {icone && <Icon name={icone} size="sm" className={styles.mark} />}
          {detailOf(ligne, fuseau)}
        </small>
      </p>
      {!isClosed && (
        <Menu
          label={`Noter autre chose pour ${nom}`}
          variant="plain"
          groups={[
            PRESENCES.map((one) =>
              isNouvelle
                ? { label: `${LIBELLES_PRESENCE[one]} (une fois envoyée)`, disabled: true as const }
                : { label: LIBELLES_PRESENCE[one], onAction: () => onNoter(ligne, one) },
            ),
          ]}
        >
          <Icon name="dots-three-vertical-bold" />
        </Menu>
      )}
      <button
        type="button"
        className={cx(styles.tick, enAttente && styles.wait, isOff && styles.dashed)}
        data-pointage=""
        aria-pressed={isPresente}
        aria-label={boutonOf(ligne)}
        aria-disabled={isStill || undefined}
        onClick={guardClick(isStill, () => onNoter(ligne, isPresente ? 'inconnue' : 'presente'))}
      >
        <Icon name={isOff ? 'minus-bold' : 'check-bold'} className={styles.check} />
      </button>
    </li>
  )
}
