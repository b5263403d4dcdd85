import { fold } from '@entrelles/contract/kit/identity-rules.ts'

/** A text as it is looked for in a list: « val d oise » is in « Val-d’Oise ». */
export const plain = (text: string): string => fold(text).replaceAll(/[-'’]/g, ' ').trim()
