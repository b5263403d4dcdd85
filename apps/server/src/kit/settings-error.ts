/** A setting that must be changed: the process ends with this message alone, which its operator reads. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}
