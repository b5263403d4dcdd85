import { useState } from 'react'
import { notifyFailure } from '#kit/notify.ts'
import { saveFile } from '#kit/save-file.ts'

/** Downloads the file of a call; shows a failure as a toast. */
export const useDownload = (read: () => Promise<Blob>, name: string) => {
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      saveFile(await read(), name)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, download: () => void download() }
}
