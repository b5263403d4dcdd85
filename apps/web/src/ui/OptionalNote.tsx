type OptionalNoteProps = {
  /** The required fields, in words: « le prénom et le nom ». */
  readonly except?: string
}

/**
 * Says once, above the fields, that most of them are optional: their labels then say nothing. Where most are required,
 * the label of an optional one ends with « (facultatif) » instead.
 */
export const OptionalNote = ({ except }: OptionalNoteProps) => (
  <p className="muted">Tout est facultatif{except && `, sauf ${except}`}.</p>
)
