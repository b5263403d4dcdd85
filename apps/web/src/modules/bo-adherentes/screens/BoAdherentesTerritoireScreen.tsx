import { useNavigate, useSearchParams } from 'react-router'
import { usePage } from '#kit/page.ts'
import { AdherentesPage } from '../components/AdherentesPage.tsx'
import { FicheDialog } from '../components/FicheDialog.tsx'
import { filtresOf, hrefOf, triOf } from '../filtres.ts'

/** A coordinator’s members; the details of one, that the address names, come above their list. */
export const BoAdherentesTerritoireScreen = () => {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const page = usePage()
  const fiche = searchParams.get('fiche')
  const vue = { filtres: filtresOf(searchParams), tri: triOf(searchParams), page }
  return (
    <>
      <AdherentesPage espace="coordinatrice" />
      {fiche && (
        <FicheDialog
          id={fiche}
          onClose={() => void navigate(hrefOf('coordinatrice', vue), { preventScrollReset: true })}
        />
      )}
    </>
  )
}
