/** Keeps a file that came with a call: a link could not have carried her token. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
