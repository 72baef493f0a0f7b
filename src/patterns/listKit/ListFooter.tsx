import type { ReactNode } from 'react';

/** Bar below a list: inside a table's frame, sticky below cards. */
export function ListFooter({
  children,
}: {
  /** Count and totals, or actions on the selection. */
  children: ReactNode;
}) {
  return (
    <footer
      data-bottom-bar=""
      className="sticky bottom-0 z-1 -mx-page flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-border bg-surface px-page py-2.5 text-base roomy:static roomy:mx-0 roomy:-mt-px roomy:px-4"
    >
      {children}
    </footer>
  );
}
