import { RichText } from '#ui/RichText.tsx'

export const ProgrammeSection = ({ description }: { readonly description: string | null }) =>
  description && (
    <section className="section">
      <div className="section__head">
        <h2>Le programme</h2>
      </div>
      <RichText html={description} />
    </section>
  )
