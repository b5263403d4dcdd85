import {
  MIMES_FICHIER,
  refusTaille,
  USAGES_FICHIER,
  type Fichier,
  type FichierId,
  type UsageFichier,
} from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { FORMAT_FICHIER_REFUSE, tropDeFichiers } from '@entrelles/contract/modules/fichiers/fichiers.texts.ts'
import { useEffect, useRef, useState } from 'react'
import { CallError, messageOf } from '#kit/errors.ts'
import { deleteFichier, sendFichier } from './fichiers.api.ts'

/** A file that is being sent; `share` goes from 0 to 1. */
export type Sending = {
  readonly key: string
  readonly nom: string
  readonly isPdf: boolean
  readonly share: number
  readonly abort: () => void
}

type Use = {
  readonly usage: UsageFichier
  readonly value: readonly Fichier[]
  readonly onChange: (fichiers: readonly Fichier[]) => void
}

const MIMES: ReadonlySet<string> = new Set(Object.values(MIMES_FICHIER))

/** What can be told before the file is sent; a browser does not name every type. */
const check = (file: File, usage: UsageFichier): string | undefined =>
  file.type !== '' && !MIMES.has(file.type) ? FORMAT_FICHIER_REFUSE : refusTaille(usage, file.size)

const reasonOf = (failure: unknown): string => {
  const [violation] = failure instanceof CallError ? failure.violations : []
  return violation?.message ?? messageOf(failure)
}

/** The files of a field: those attached or sent, those that are leaving, and why others were refused. */
export const useSentFichiers = ({ usage, value, onChange }: Use) => {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  // Two uploads may end before the next render.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  /** Files sent from here, which are attached to nothing until the form is saved. */
  const own = useRef(new Set<FichierId>())
  const controllers = useRef(new Set<AbortController>())
  useEffect(() => {
    const open = controllers.current
    return () => open.forEach((controller) => controller.abort())
  }, [])

  const { max } = USAGES_FICHIER[usage]
  const room = Math.max(0, max - value.length - sendings.length)
  const change = (next: readonly Fichier[]): void => {
    latest.current = next
    onChange(next)
  }
  const refuse = (nom: string, reason: string): void =>
    setRefusals((told) => [...told, `${nom}\u00a0: ${reason}`])

  const upload = async (file: File): Promise<void> => {
    const controller = new AbortController()
    const key = crypto.randomUUID()
    const abort = () => controller.abort()
    const onProgress = (share: number) =>
      setSendings((list) => list.map((one) => (one.key === key ? { ...one, share } : one)))
    controllers.current.add(controller)
    const isPdf = file.type === MIMES_FICHIER.pdf
    setSendings((list) => [...list, { key, nom: file.name, isPdf, share: 0, abort }])
    try {
      const fichier = await sendFichier(file, usage, { signal: controller.signal, onProgress })
      own.current.add(fichier.id)
      change([...latest.current, fichier])
      setSaid(`${fichier.nom} est joint.`)
    } catch (failure) {
      if (!controller.signal.aborted) refuse(file.name, reasonOf(failure))
    } finally {
      controllers.current.delete(controller)
      setSendings((list) => list.filter((one) => one.key !== key))
    }
  }

  return {
    sendings,
    refusals,
    said,
    room,
    take: (files: readonly File[]): void => {
      setRefusals([])
      let left = room
      for (const file of files) {
        const wrong = check(file, usage)
        if (wrong !== undefined) refuse(file.name, wrong)
        else if (left === 0) refuse(file.name, tropDeFichiers(max))
        else {
          left -= 1
          void upload(file)
        }
      }
    },
    remove: ({ id, nom }: Fichier): void => {
      setRefusals([])
      change(latest.current.filter((one) => one.id !== id))
      setSaid(`${nom} est retiré.`)
      // A failure changes nothing for her: a file that nothing is made of is deleted after a day.
      if (own.current.delete(id)) deleteFichier(id).catch(() => undefined)
    },
  }
}
