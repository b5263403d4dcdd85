import type { Envoi } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useMedia } from '#kit/media.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { ActiveFilters } from '#ui/ActiveFilters.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LineButton, LineList } from '#ui/LineList.tsx'
import { envoisQuery, useSendEnvoi } from '../bo-envois.api.ts'
import { liste } from '../liste.ts'
import { libelleOf, videOf } from '../mots.ts'
import { EnvoiLine } from './EnvoiLine.tsx'
import lineStyles from './EnvoiLine.module.css'
import { EnvoiDialog, EnvoiPanel } from './EnvoiPanel.tsx'
import styles from './EnvoisList.module.css'

/** A page of letters, latest first. The chosen one is beside them, or in a dialog on a smaller screen. */
export const EnvoisList = () => {
  const view = useList(liste, undefined)
  const { filters, page } = view
  const { envois, nbenvois, limit, plus } = useSuspenseQuery(envoisQuery(filters, page)).data
  // Same breakpoint as EnvoisList.module.css: beside the left menu, a narrower window has no room for both.
  const isWide = useMedia('(min-width: 1280px)')
  const [chosen, setChosen] = useState<Envoi>()
  const [isOpen, setIsOpen] = useState(false)
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(isOpen)
  // Held here: a letter that is sent again leaves the list of failures, and its detail with it.
  const { mutate: send, isPending } = useSendEnvoi()
  const fresh = envois.find(({ id }) => id === chosen?.id)
  const beside = isWide ? (fresh ?? envois[0]) : undefined
  const choose = (envoi: Envoi) => {
    setChosen(envoi)
    setIsOpen(!isWide)
  }
  const resend = ({ id }: Envoi) =>
    send(
      { params: { id } },
      {
        onSettled: () => {
          onDone()
          setIsOpen(false)
          if (!isOpen) heading.current?.focus()
        },
      },
    )
  const propsOf = (envoi: Envoi) => ({ envoi, busy: isPending, onResend: () => resend(envoi) })
  const shown = fresh ?? chosen
  const active = liste.active(filters)
  const { titre, phrase } = videOf(filters)
  return (
    <div className={styles.duo}>
      <section aria-label="Liste des envois">
        <ListPage
          view={view}
          total={{ nb: nbenvois, plus, limit }}
          noun="envoi"
          heading={heading}
          beside={
            active.length > 0 && (
              <ActiveFilters
                filters={active.map((nom) => ({
                  to: liste.href(undefined, { ...filters, [nom]: '' }),
                  label: libelleOf(nom, filters, envois),
                }))}
                onRemove={() => heading.current?.focus()}
              />
            )
          }
          isEmpty={envois.length === 0}
          noMatch={{
            title: 'Aucun envoi ne correspond',
            text: 'Change de filtre, ou cherche un autre nom.',
            all: liste.href(undefined, {}),
          }}
          empty={
            <EmptyState title={titre} level={3}>
              {phrase}
            </EmptyState>
          }
        >
          <LineList>
            {envois.map((envoi) => (
              <li key={envoi.id}>
                <LineButton
                  isCurrent={envoi.id === beside?.id}
                  className={lineStyles.line}
                  aria-haspopup={isWide ? undefined : 'dialog'}
                  onClick={() => choose(envoi)}
                >
                  <EnvoiLine envoi={envoi} />
                </LineButton>
              </li>
            ))}
          </LineList>
        </ListPage>
      </section>
      {beside && <EnvoiPanel {...propsOf(beside)} />}
      {isOpen && !isWide && shown && <EnvoiDialog {...propsOf(shown)} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
