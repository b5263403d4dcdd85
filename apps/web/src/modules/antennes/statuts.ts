import {
  STATUTS_TERRITOIRE,
  type StatutTerritoire,
} from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import type { ComponentProps } from 'react'
import type { Tag } from '#ui/Tag.tsx'

type Look = Required<Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>> & { readonly nom: string }

export const STATUTS: Readonly<Record<StatutTerritoire, Look>> = {
  en_creation: { nom: STATUTS_TERRITOIRE.en_creation, tone: 'sage', icon: 'plant' },
  ouverte: { nom: STATUTS_TERRITOIRE.ouverte, tone: 'success', icon: 'check-circle-fill' },
  en_pause: { nom: STATUTS_TERRITOIRE.en_pause, tone: 'warning', icon: 'hourglass-medium' },
  fermee: { nom: STATUTS_TERRITOIRE.fermee, tone: 'outline', icon: 'x-bold' },
}
