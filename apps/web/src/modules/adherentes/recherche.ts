import { fold } from '@entrelles/contract/kit/identity-rules.ts'

/** Normalises a text for search: « val d oise » matches « Val-d’Oise ». */
export const plain = (text: string): string => fold(text).replaceAll(/[-'’]/g, ' ').trim()
