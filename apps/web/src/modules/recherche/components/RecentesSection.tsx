import { useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TOUT } from '../liste.ts'
import type { Recente } from '../recentes.ts'
import styles from './Suggestions.module.css'

type RecentesSectionProps = {
  readonly recentes: readonly Recente[]
  /** Resolves once the search is gone from the screen. */
  readonly onRemove: (termes: string) => Promise<void>
  /** The last one is gone, and its button with it. */
  readonly onEmptied: () => void
}

/** The searches that this device remembers, each with a button that forgets it. */
export const RecentesSection = ({ recentes, onRemove, onEmptied }: RecentesSectionProps) => {
  const list = useRef<HTMLUListElement>(null)
  const remove = async (termes: string, at: number) => {
    await onRemove(termes)
    // The button that had the focus is gone.
    const buttons = Array.from(list.current?.querySelectorAll('button') ?? [])
    const next = buttons[at] ?? buttons.at(-1)
    if (next) next.focus()
    else onEmptied()
  }
  return (
    <section aria-labelledby="recherches-recentes" className={styles.recentes}>
      <h2 id="recherches-recentes">Recherches récentes</h2>
      <ul ref={list}>
        {recentes.map(({ termes }, at) => (
          <li key={termes}>
            <Link to={TOUT.href(undefined, { termes })}>
              <Icon name="clock-counter-clockwise" size="sm" />
              {termes}
            </Link>
            <IconButton
              icon="x-bold"
              label={`Oublier la recherche «\u00a0${termes}\u00a0»`}
              plain
              onClick={() => void remove(termes, at)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
