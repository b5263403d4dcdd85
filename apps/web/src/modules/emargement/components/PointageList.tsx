import type { Presence } from '@entrelles/contract/modules/participations/presences.ts'
import { useState, type KeyboardEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useTypedTerms } from '#kit/search-terms.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { adresseOf, emargementHref, searchOf } from '../adresse.ts'
import { compteDe, correspond, type LigneVue } from '../vue.ts'
import styles from './PointageList.module.css'
import { PointageRow } from './PointageRow.tsx'

const LOT = 100
const TERMES_MAX = 100

/** The arrows go from one tick to the next. */
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

/** Everybody who is expected, narrowed by name or to those who are still to be checked in. */
export const PointageList = ({ evenementId, fuseau, lignes, isClosed, onNoter }: PointageListProps) => {
  const [searchParams, setSearchParams] = useSearchParams()
  const adresse = adresseOf(searchParams)
  const { aPointer } = adresse
  const [nb, setNb] = useState(LOT)
  // Who has just been ticked stays in her place: the next one must not slip under the finger.
  const [touched, setTouched] = useState<{ of: boolean; ids: readonly string[] }>({ of: aPointer, ids: [] })
  const kept = touched.of === aPointer ? touched.ids : []
  const { text, setText } = useTypedTerms(adresse.termes, (termes) =>
    setSearchParams(searchOf({ ...adresse, termes }), { replace: true, preventScrollReset: true }),
  )
  // What is typed narrows at once: nothing is asked of anybody.
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
  const hrefOf = (only: boolean) => emargementHref(evenementId, { ...adresse, termes, aPointer: only })
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
          current={hrefOf(aPointer)}
          links={[
            { to: hrefOf(true), label: `À pointer ${compteDe(lignes).aPointer}` },
            { to: hrefOf(false), label: `Toutes ${lignes.length}` },
          ]}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={none.title}>{none.text}</EmptyState>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows only move the focus between its buttons
        <ul className={styles.list} onKeyDown={moveFocus}>
          {shown.map((ligne) => (
            <PointageRow key={ligne.id} ligne={ligne} fuseau={fuseau} isClosed={isClosed} onNoter={note} />
          ))}
        </ul>
      )}
      <div className="row row--between">
        <output className="small muted">
          {shown.length} sur {lignes.length} {shown.length > 1 ? 'affichées' : 'affichée'}
        </output>
        {shown.length < found.length && (
          <Button onClick={() => setNb(nb + LOT)}>Afficher les suivantes</Button>
        )}
        <ButtonLink variant="quiet" size="sm" to={emargementHref(evenementId, { vue: 'feuille' })}>
          <Icon name="printer" />
          Feuille à imprimer
        </ButtonLink>
      </div>
    </div>
  )
}
