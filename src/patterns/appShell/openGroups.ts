/** The groups of the sidebar that are open, with one more. */
export function withGroup<GroupId>(open: ReadonlySet<GroupId>, group: GroupId | null): ReadonlySet<GroupId> {
  return group === null || open.has(group) ? open : new Set([...open, group]);
}

/** The same with one opened, or closed. */
export function toggledGroup<GroupId extends string>(
  all: readonly GroupId[],
  open: ReadonlySet<GroupId>,
  id: string,
): ReadonlySet<GroupId> {
  return new Set(all.filter((group) => (group === id) !== open.has(group)));
}
