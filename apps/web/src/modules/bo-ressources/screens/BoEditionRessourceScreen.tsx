import { useParams } from 'react-router'
import { EditionPage } from '../components/EditionPage.tsx'

export const BoEditionRessourceScreen = () => {
  const { id = '' } = useParams()
  return <EditionPage id={id} />
}
