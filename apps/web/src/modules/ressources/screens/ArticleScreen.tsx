import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useNamedPage } from '#kit/page-name.ts'
import { useReadCible } from '#modules/notifications/notifications.public.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { ArticlePage } from '../components/ArticlePage.tsx'
import { articleQuery, tellVue } from '../ressources.api.ts'

const PARENTS = [{ to: pathTo('/ressource'), label: 'Ressources' }]

export const ArticleScreen = () => {
  const { id = '' } = useParams()
  const { data: article } = useSuspenseQuery(articleQuery(id))
  useNamedPage(article.titre)
  useReadCible('ressource', article.id)
  useEffect(() => tellVue(article.id), [article.id])
  return (
    <>
      <Breadcrumb parents={PARENTS} />
      <ArticlePage key={id} article={article} />
    </>
  )
}
