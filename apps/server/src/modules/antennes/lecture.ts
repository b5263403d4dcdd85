import type { ReadCtx } from '#kit/ctx.ts'

export type Lecture = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>
