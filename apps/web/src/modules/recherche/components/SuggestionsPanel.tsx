import { formatCount } from '@entrelles/contract/kit/format.ts'
import { SUGGESTIONS_LETTRES_MIN } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { useContext, useEffect, useEffectEvent, type MouseEvent, type Ref } from 'react'
import { RoutesContext } from '#kit/route.ts'
import { useUser } from '#kit/session.ts'
import { useNow } from '#kit/use-now.ts'
import { cx } from '#ui/cx.ts'
import { pagesOf } from '../pages.ts'
import { recentesFor } from '../recentes.ts'
import { useRecentes } from '../use-recentes.ts'
import { useSuggestions } from '../use-suggestions.ts'
import { RecentesSection } from './RecentesSection.tsx'
import { groupesOf, totalOf } from './suggestions-groupes.tsx'
import { SuggestionOption } from './SuggestionOption.tsx'
import { SuggestionsFoot } from './SuggestionsFoot.tsx'
import styles from './Suggestions.module.css'

type SuggestionsPanelProps = {
  readonly ref: Ref<HTMLDivElement>
  /** What is typed. */
  readonly texte: string
  readonly listId: string
  /** The id of the option that the arrows have reached. */
  readonly active: string | undefined
  /** Fills the window, under the field. */
  readonly isSheet: boolean
  readonly onSuggested: (suggested: { readonly nb: number; readonly status: string }) => void
  /** A link has been followed. */
  readonly onLeave: () => void
  readonly onEmptied: () => void
}

/** Under the field: recent searches, what answers the typed words, and the way to all the results. */
export const SuggestionsPanel = (props: SuggestionsPanelProps) => {
  const { ref, texte, listId, active, isSheet, onLeave, onEmptied } = props
  const termes = texte.trim()
  const user = useUser()
  const routes = useContext(RoutesContext)
  const now = useNow()
  const { recentes, remove } = useRecentes()
  const { trouve, isError, isPending } = useSuggestions(termes)
  const semblables = recentesFor(recentes, termes)
  const isAsked = termes.length >= SUGGESTIONS_LETTRES_MIN
  const colonnes = isAsked ? groupesOf(trouve, pagesOf(routes, user, termes), now) : []
  const nb = colonnes.flat().reduce((total, { suggestions }) => total + suggestions.length, 0)

  const statusOf = (): string => {
    if (!isAsked)
      return semblables.length > 0
        ? formatCount(semblables.length, 'recherche récente', 'recherches récentes')
        : ''
    if (nb > 0) {
      const suggestions = formatCount(nb, 'suggestion')
      return isSheet ? suggestions : `${suggestions}. Parcours-les avec les flèches haut et bas.`
    }
    if (isError) return 'Les suggestions n’ont pas pu se charger.'
    return isPending ? '' : 'Aucune suggestion.'
  }
  const status = statusOf()
  const tell = useEffectEvent(props.onSuggested)
  useEffect(() => tell({ nb, status }), [nb, status])

  const hint = isSheet && termes === '' && semblables.length === 0
  const leave = ({ defaultPrevented }: MouseEvent) => {
    // The router has followed the link; a link that opens another window leaves the suggestions here.
    if (defaultPrevented) onLeave()
  }
  if (!isAsked && semblables.length === 0 && !hint) return null
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the clicks of its links
    <div ref={ref} data-suggestions="" className={cx(styles.panel, isSheet && styles.sheet)} onClick={leave}>
      {semblables.length > 0 && (
        <RecentesSection recentes={semblables} onRemove={remove} onEmptied={onEmptied} />
      )}
      {hint && <p className={styles.note}>Écris un prénom, un métier, une commune, ou le nom d’une page.</p>}
      {isAsked && nb === 0 && <p className={styles.note}>{status || 'Recherche en cours…'}</p>}
      {nb > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot hold links
        <div role="listbox" id={listId} aria-label="Suggestions" className={styles.columns}>
          {colonnes.map((groupes) => (
            <div key={groupes[0]?.cle} role="presentation">
              {groupes.map(({ cle, titre, compte, suggestions }) => (
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the listbox above
                <div key={cle} role="group" aria-labelledby={`${listId}-${cle}`} className={styles.group}>
                  <h2 id={`${listId}-${cle}`} role="presentation">
                    {titre} <span>{compte}</span>
                  </h2>
                  {suggestions.map((suggestion) => {
                    const id = `${listId}-${cle}-${suggestion.id}`
                    return (
                      <SuggestionOption
                        key={id}
                        id={id}
                        suggestion={suggestion}
                        termes={termes}
                        isActive={id === active}
                      />
                    )
                  })}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      {/* The link is for these words: the number of the previous ones would be wrong. */}
      {isAsked && <SuggestionsFoot termes={termes} total={isPending ? '' : totalOf(trouve)} />}
    </div>
  )
}
