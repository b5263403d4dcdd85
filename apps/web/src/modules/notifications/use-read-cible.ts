import type { TypeCible } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import { useEffect, useRef } from 'react'
import { useNonLus } from '#kit/non-lus.ts'
import { readCible } from './notifications.api.ts'

/** Reads the notifications about the page that is shown, once, if there are unread ones at all. */
export const useReadCible = (type: TypeCible, id: string): void => {
  const { notifications } = useNonLus()
  const done = useRef<string>(undefined)
  useEffect(() => {
    if (!notifications) return undefined
    const cible = `${type}:${id}`
    const tell = () => {
      // Another tab tells this one what is unread: nobody has seen a page that is hidden.
      if (document.visibilityState !== 'visible' || done.current === cible) return
      done.current = cible
      void readCible(type, id)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [notifications, type, id])
}
