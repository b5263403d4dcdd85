import type { SourceVue } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useEffect, useRef } from 'react'
import { useUser } from '#kit/session.ts'
import { createVue } from './actus.api.ts'

/** The posts that this tab has already reported as seen. */
const told = new Set<string>()

/**
 * Reports that she has seen news or an announcement: at once on its page, in the feed when the element with the ref is in the
 * window. The readers of plain posts are not counted.
 */
export const useVue = <Seen extends HTMLElement>(
  { id, type, statut }: Pick<Publication, 'id' | 'type' | 'statut'>,
  source: SourceVue,
) => {
  const { id: moi } = useUser().adherente
  const seen = useRef<Seen>(null)
  useEffect(() => {
    const key = `${moi}/${id}/${source}`
    const element = seen.current
    if (type === 'publication' || statut !== 'publiee' || element === null || told.has(key)) return undefined
    const tell = () => {
      told.add(key)
      createVue(id, source).catch(() => told.delete(key))
    }
    if (source !== 'fil') {
      tell()
      return undefined
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      tell()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [moi, id, type, statut, source])
  return seen
}
