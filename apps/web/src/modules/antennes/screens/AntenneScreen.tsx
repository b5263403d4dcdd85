import { Apercu } from '../components/Apercu.tsx'
import { CoteAntenne } from '../components/CoteAntenne.tsx'
import { PageAntenne } from '../components/PageAntenne.tsx'

export const AntenneScreen = () => (
  <PageAntenne>
    {(antenne) => (
      <div className="cols cols--aside">
        <Apercu antenne={antenne} />
        <CoteAntenne antenne={antenne} />
      </div>
    )}
  </PageAntenne>
)
