import { AntenneAside } from '../components/AntenneAside.tsx'
import { AntenneOverview } from '../components/AntenneOverview.tsx'
import { AntennePage } from '../components/AntennePage.tsx'

export const AntenneScreen = () => (
  <AntennePage>
    {(antenne) => (
      <div className="cols cols--aside">
        <AntenneOverview antenne={antenne} />
        <AntenneAside antenne={antenne} />
      </div>
    )}
  </AntennePage>
)
