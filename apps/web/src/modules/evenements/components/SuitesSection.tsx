import type { SuitesEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'
import { RichText } from '#ui/RichText.tsx'

/** Report and recording of a past event. */
export const SuitesSection = ({ suites }: { readonly suites: SuitesEvenement | null }) =>
  suites && (
    <section className="section">
      <div className="section__head">
        <h2>Après l’événement</h2>
      </div>
      <div className="stack">
        {suites.compteRendu && <RichText html={suites.compteRendu} />}
        {suites.replayUrl && (
          <p>
            <ButtonAnchor href={suites.replayUrl}>Revoir l’événement</ButtonAnchor>
          </p>
        )}
      </div>
    </section>
  )
