import { formatCount } from '@entrelles/contract/kit/format.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { LoadNextPage } from '#kit/list/LoadNextPage.tsx'
import { Card } from '#ui/Card.tsx'
import { blocagesQuery } from '../blocages.api.ts'
import { BloqueeRow } from './BloqueeRow.tsx'
import { ConsequencesList } from './ConsequencesList.tsx'
import styles from './MembresBloquees.module.css'

/** The members whom she has blocked, and what it does. */
export const MembresBloqueesSection = () => {
  const query = useSuspenseInfiniteQuery(blocagesQuery())
  const adherentes = query.data.pages.flatMap((page) => page.adherentes)
  const nb = query.data.pages[0]?.nbadherentes ?? 0
  const titleId = useId()
  const rows = useRef<HTMLUListElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const hasActed = useRef(false)
  useEffect(() => {
    // Her act has removed its row.
    if (hasActed.current && document.activeElement === document.body) count.current?.focus()
    hasActed.current = false
  }, [nb])
  const onAct = () => {
    hasActed.current = true
  }
  return (
    <div className={styles.section}>
      <p>Toi seule vois cette liste. Une membre que tu bloques n’en sait rien.</p>
      <p ref={count} tabIndex={-1} className="small muted">
        {nb === 0
          ? 'Tu n’as bloqué personne. Pour bloquer une membre, ouvre son profil.'
          : formatCount(nb, 'membre')}
      </p>
      {nb > 0 && (
        <ul ref={rows} className={styles.list}>
          {adherentes.map((adherente) => (
            <BloqueeRow key={adherente.id} adherente={adherente} onAct={onAct} />
          ))}
        </ul>
      )}
      <LoadNextPage rows={rows} nb={adherentes.length} query={query}>
        Afficher les suivantes
      </LoadNextPage>
      <Card as="section" aria-labelledby={titleId}>
        <h3 id={titleId} className={styles.title}>
          Quand tu bloques
        </h3>
        <ConsequencesList />
      </Card>
    </div>
  )
}
