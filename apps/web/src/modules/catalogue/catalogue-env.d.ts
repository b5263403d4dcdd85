interface ImportMetaEnv {
  /** '1' adds the catalogue of the components to the build: for development, the demo and the tests. */
  readonly VITE_CATALOGUE?: string
}
