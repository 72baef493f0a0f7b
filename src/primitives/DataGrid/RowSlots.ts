/**
 * Gives rendered rows the keys under which React keeps their elements. A row that stays keeps its elements; a row that
 * comes takes over those of one that left between the same neighbours, so that another order or search changes texts
 * instead of rebuilding a table. Rows that stay are never moved by this, because a moved element loses the focus.
 */
export class RowSlots<Id> {
  #slots = new Map<Id, number>();
  #active: Id | undefined;
  #next = 0;

  /**
   * Keys for these rows, in their order. `active` is the row that has the focus or an open menu: when it leaves, its
   * elements go with it, so that neither passes to another row.
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

  /** Slots of the rows that leave, by the staying row before them (`undefined` for the start). */
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
