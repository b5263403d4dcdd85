import { useNavigate, useSearchParams } from 'react-router'
import { useList } from '#kit/list/use-list.ts'
import { AdherentesPage } from '../components/AdherentesPage.tsx'
import { FicheDialog } from '../components/FicheDialog.tsx'
import { liste } from '../liste.ts'

/** Members of a coordinator; `?fiche=` opens the record of one in a dialog. */
export const BoAdherentesTerritoireScreen = () => {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const { page, hrefOfPage } = useList(liste, 'coordinatrice')
  const fiche = searchParams.get('fiche')
  return (
    <>
      <AdherentesPage espace="coordinatrice" />
      {fiche && (
        <FicheDialog
          id={fiche}
          onClose={() => void navigate(hrefOfPage(page), { preventScrollReset: true })}
        />
      )}
    </>
  )
}
