/** Whether the story is shown below the mobile breakpoint (§9), where lists are cards and the sidebar is a sheet. */
export function isNarrow(): boolean {
  return matchMedia('(max-width: 767px)').matches;
}
