import { RichText } from '#ui/RichText.tsx'

/** What the event is about. */
export const ProgrammeSection = ({ description }: { readonly description: string | null }) =>
  description && (
    <section className="section">
      <div className="section__head">
        <h2>Le programme</h2>
      </div>
      <RichText html={description} />
    </section>
  )
