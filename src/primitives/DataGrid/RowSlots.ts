/**
 * Assigns React keys to rendered rows so that elements are reused. A new row takes over the elements of one that left
 * between the same neighbours, so a new order or search changes texts instead of rebuilding the table. Rows that stay
 * are never moved, because moving an element loses its focus.
 */
export class RowSlots<Id> {
  #slots = new Map<Id, number>();
  #active: Id | undefined;
  #next = 0;

  /**
   * Returns keys for these rows, in order. `active` is the row with focus or an open menu: when it leaves, its elements
   * are removed, so that neither passes to another row.
   */
  assign(ids: readonly Id[], active: Id | undefined): ReadonlyMap<Id, number> {
    const staying = new Set(ids.filter((id) => this.#slots.has(id)));
    const free = this.#freeAfter(staying);
    const slots = new Map<Id, number>();
    let neighbour: Id | undefined;
    for (const id of ids) {
      const own = this.#slots.get(id);
      if (own !== undefined) neighbour = id;
      slots.set(id, own ?? free.get(neighbour)?.shift() ?? this.#next++);
    }
    this.#slots = slots;
    this.#active = active;
    return slots;
  }

  /** Returns free slots of the leaving rows, by the staying row before them (`undefined` for the start). */
  #freeAfter(staying: ReadonlySet<Id>): Map<Id | undefined, number[]> {
    const free = new Map<Id | undefined, number[]>();
    let neighbour: Id | undefined;
    for (const [id, slot] of this.#slots) {
      if (staying.has(id)) neighbour = id;
      else if (id !== this.#active) free.set(neighbour, [...(free.get(neighbour) ?? []), slot]);
    }
    return free;
  }
}
