import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import type { Presence } from '@entrelles/contract/modules/participations/presences.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import { LoadMore } from '#kit/list/LoadMore.tsx'
import { useListWords } from '#kit/list/use-list-change.ts'
import { useList } from '#kit/list/use-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { LineList } from '#ui/LineList.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { liste } from '../liste.ts'
import { compteDe, correspond, type LigneVue } from '../vue.ts'
import styles from './PointageList.module.css'
import { PointageRow } from './PointageRow.tsx'

const LOT = 100

/** The arrow keys move between the check-in buttons. */
const moveFocus = (event: KeyboardEvent<HTMLUListElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const ticks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-pointage]')]
  const at = ticks.findIndex((tick) => tick === document.activeElement)
  const next = step === undefined || at < 0 ? undefined : ticks[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const NONE = {
  personne: {
    title: 'Personne n’est inscrite',
    text: 'Celles qui viennent sans inscription s’ajoutent ici.',
  },
  finie: { title: 'Toutes sont notées', text: 'Il n’y a plus personne à pointer.' },
  introuvable: {
    title: 'Aucune inscrite de ce nom',
    text: 'Vérifie l’orthographe, ou ajoute-la sans inscription.',
  },
} as const

type PointageListProps = {
  readonly evenementId: string
  readonly fuseau: string
  readonly lignes: readonly LigneVue[]
  readonly isClosed: boolean
  readonly onNoter: (ligne: LigneVue, presence: Presence) => void
}

/** The expected people, filtered by name or by missing check-in. */
export const PointageList = ({ evenementId, fuseau, lignes, isClosed, onNoter }: PointageListProps) => {
  const view = useList(liste, evenementId)
  const aPointer = view.filters.afficher !== undefined
  const rows = useRef<HTMLUListElement>(null)
  const [nb, setNb] = useState(LOT)
  // A line just checked in stays in place, so that the next one does not move under the finger.
  const [touched, setTouched] = useState<{ of: boolean; ids: readonly string[] }>({ of: aPointer, ids: [] })
  const kept = touched.of === aPointer ? touched.ids : []
  const { text, setText } = useListWords(view)
  // Filters locally and at once, without waiting for the URL.
  const termes = text.trim()
  const found = lignes.filter(
    (ligne) =>
      (!aPointer || ligne.presence === 'inconnue' || kept.includes(ligne.id)) &&
      (termes === '' || correspond(ligne, termes)),
  )
  const shown = found.slice(0, nb)
  const none = lignes.length === 0 ? NONE.personne : termes === '' ? NONE.finie : NONE.introuvable
  const note = (ligne: LigneVue, presence: Presence) => {
    setTouched({ of: aPointer, ids: [...kept, ligne.id] })
    onNoter(ligne, presence)
  }
  const hrefOf = (afficher: 'a-pointer' | '') =>
    liste.href(evenementId, { ...view.filters, termes, afficher })
  return (
    <div className="stack">
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label="Chercher une inscrite"
            placeholder="Prénom ou nom"
            maxLength={TERMES_MAX}
            value={text}
            onChange={setText}
          />
        </div>
        <ChipLinks
          label="Afficher"
          current={hrefOf(aPointer ? 'a-pointer' : '')}
          links={[
            { to: hrefOf('a-pointer'), label: `À pointer ${compteDe(lignes).aPointer}` },
            { to: hrefOf(''), label: `Toutes ${lignes.length}` },
          ]}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={none.title}>{none.text}</EmptyState>
      ) : (
        <LineList ref={rows} onKeyDown={moveFocus}>
          {shown.map((ligne) => (
            <PointageRow key={ligne.id} ligne={ligne} fuseau={fuseau} isClosed={isClosed} onNoter={note} />
          ))}
        </LineList>
      )}
      <div className="row row--between">
        <output className="small muted">
          {shown.length} sur {lignes.length} {shown.length > 1 ? 'affichées' : 'affichée'}
        </output>
        <LoadMore
          rows={rows}
          nb={shown.length}
          hasMore={shown.length < found.length}
          onMore={() => setNb(nb + LOT)}
        >
          Afficher les suivantes
        </LoadMore>
        <ButtonLink variant="quiet" size="sm" to={liste.href(evenementId, { vue: 'feuille' })}>
          <Icon name="printer" />
          Feuille à imprimer
        </ButtonLink>
      </div>
    </div>
  )
}
