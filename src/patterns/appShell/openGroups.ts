/** Adds a group to the open ones. */
export function withGroup<GroupId>(open: ReadonlySet<GroupId>, group: GroupId | null): ReadonlySet<GroupId> {
  return group === null || open.has(group) ? open : new Set([...open, group]);
}

/** Opens or closes a group. */
export function toggledGroup<GroupId extends string>(
  all: readonly GroupId[],
  open: ReadonlySet<GroupId>,
  id: string,
): ReadonlySet<GroupId> {
  return new Set(all.filter((group) => (group === id) !== open.has(group)));
}
