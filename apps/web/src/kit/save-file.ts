/** Downloads a file fetched by a call: a plain link could not carry the token. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the URL a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
