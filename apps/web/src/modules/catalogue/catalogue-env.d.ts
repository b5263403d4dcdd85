interface ImportMetaEnv {
  /** '1' adds the component catalogue to the build: development, demo and tests. */
  readonly VITE_CATALOGUE?: string
}
