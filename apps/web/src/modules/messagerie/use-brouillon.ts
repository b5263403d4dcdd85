import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getSession, useUser } from '#kit/session.ts'
import { isVide, VIDE, type Brouillon } from './brouillons.ts'
import { brouillonsOf } from './ouvrir-brouillons.ts'

/** Without a pause, each letter would write the whole text. */
const PAUSE_MS = 300

/** What is being written in a discussion: it is kept on the device until it leaves. */
export const useBrouillon = (discussionId: string) => {
  const compteId = useUser().adherente.id
  const brouillons = brouillonsOf(compteId)
  const [brouillon, setBrouillon] = useState(VIDE)
  const latest = useRef(VIDE)
  const isChanged = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = (): void => {
    clearTimeout(timer.current)
    // At a logout the device has just been emptied.
    if (!isChanged.current || getSession().user?.adherente.id !== compteId) return
    isChanged.current = false
    void brouillons.keep(discussionId, latest.current)
  }
  const onSave = useEffectEvent(save)
  const change = (changed: Partial<Brouillon>): void => {
    latest.current = { ...latest.current, ...changed }
    isChanged.current = true
    setBrouillon(latest.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(save, PAUSE_MS)
  }

  useEffect(() => {
    let isOver = false
    const load = async () => {
      const found = await brouillons.get(discussionId)
      // She may have begun to write while the device was read.
      if (isOver || !found || isChanged.current || !isVide(latest.current)) return
      latest.current = found
      setBrouillon(found)
    }
    void load()
    const onHide = () => onSave()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onHide)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onHide)
      onHide()
    }
  }, [brouillons, discussionId])

  return {
    brouillon,
    change,
    /** Reads what is written now, for code that resumes after an await. */
    latest: () => latest.current,
    /** It has left. */
    clear: (): void => {
      change(VIDE)
      save()
    },
  }
}
