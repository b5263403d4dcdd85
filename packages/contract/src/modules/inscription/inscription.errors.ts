import { defineErrors } from '#kit/errors.ts'

export const inscriptionErrors = defineErrors({
  etape_fermee: { status: 409, message: 'Cette étape de ton inscription n’est pas ouverte.' },
})
