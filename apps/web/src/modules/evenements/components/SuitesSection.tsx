import type { SuitesEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { RessourceCards } from '#modules/ressources/ressources.public.tsx'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'
import { RichText } from '#ui/RichText.tsx'

/** Report, recording and resources of a past event. */
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
        {suites.ressources.length > 0 && <RessourceCards ressources={suites.ressources} columns={1} />}
      </div>
    </section>
  )
