/** Drops its oldest entry instead of growing past its bound. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number

  constructor(max: number) {
    super()
    this.#max = max
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.#max && !this.has(key)) {
      for (const oldest of this.keys()) {
        this.delete(oldest)
        break
      }
    }
    return super.set(key, value)
  }
}
