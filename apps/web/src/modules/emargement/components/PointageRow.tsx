import {
  LIBELLES_PRESENCE,
  PRESENCES,
  type Presence,
} from '@entrelles/contract/modules/participations/presences.ts'
import { miniatureOf, nomOf } from '#modules/adherentes/adherentes.public.tsx'
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
  /** Nothing is noted of an event that is cancelled or still far. */
  readonly isClosed: boolean
  readonly onNoter: (ligne: LigneVue, presence: Presence) => void
}

/** One of those who are expected: a press says that she is there, another that she is not. */
export const PointageRow = ({ ligne, fuseau, isClosed, onNoter }: PointageRowProps) => {
  const { presence, enAttente, isNouvelle } = ligne
  const isPresente = presence === 'presente'
  const isOff = presence === 'absente' || presence === 'excusee'
  // Until it is sent, nothing else can be said of who was added here.
  const isStill = isClosed || isNouvelle
  const icone = iconeOf(ligne)
  const nom = nomOf(ligne)
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
