import { useLocation } from 'react-router'
import { creationHref } from '../adresses.ts'
import { CreationPage } from '../components/CreationPage.tsx'

/** The address says which form. */
export const BoCreationRessourceScreen = () => {
  const isArticle = useLocation().pathname === creationHref('administratrice', 'article')
  return <CreationPage quoi={isArticle ? 'article' : 'lien'} />
}
