/** Row of a list on a panel. */
export const rowClass =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border py-3 first:pt-0 last:border-0 last:pb-0';
