import type { Actor } from '@entrelles/contract/kit/actor.ts'
import { TYPES_PUBLICATION, type TypePublication } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { canWrite } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { TerritoireStub } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { audienceOf } from './mots.ts'

export type Redactrice = {
  readonly actor: Actor
  readonly territoire: TerritoireStub | null
  /** The branches that she coordinates. */
  readonly coordonnees: readonly TerritoireStub[]
}

type Audience = { readonly value: string; readonly label: string }

const optionOf = (territoires: readonly TerritoireStub[]): Audience => ({
  value: territoires.map(({ id }) => id).join(),
  label: audienceOf({ territoires: [...territoires] }) ?? 'Tout le réseau',
})

/** Her own branch, and those that she coordinates; a branch may be both. */
export const antennesOf = ({ territoire, coordonnees }: Redactrice): readonly TerritoireStub[] => [
  ...(territoire ? [territoire] : []),
  ...coordonnees,
]

/**
 * For whom she may write such a post: each branch alone, and those that she coordinates together. `actuelle`: the branches of the
 * edited one, which may be several or none.
 */
export const audiencesOf = (
  redactrice: Redactrice,
  type: TypePublication,
  actuelle?: readonly TerritoireStub[],
): readonly Audience[] => {
  const { actor, coordonnees } = redactrice
  const miennes = antennesOf(redactrice)
  const membre = {
    ...actor,
    antennes: miennes.map(({ id }) => id),
    territoireIds: coordonnees.map(({ id }) => id),
  }
  const ensemble = coordonnees.length > 1 ? [coordonnees] : []
  const permises = [[], ...miennes.map((antenne) => [antenne]), ...ensemble].filter((territoires) =>
    canWrite(
      membre,
      type,
      territoires.map(({ id }) => id),
    ),
  )
  const options = [...permises, ...(actuelle ? [actuelle] : [])].map(optionOf)
  return options.filter(({ value }, index) => options.findIndex((one) => one.value === value) === index)
}

/** The kinds of post that she may write. */
export const typesOf = (redactrice: Redactrice): readonly TypePublication[] =>
  (Object.keys(TYPES_PUBLICATION) as TypePublication[]).filter(
    (type) => audiencesOf(redactrice, type).length > 0,
  )
