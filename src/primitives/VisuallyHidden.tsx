import type { ReactNode } from 'react';

/** Words for assistive technology only. */
export function VisuallyHidden({
  children,
}: {
  /** The words that are read out. */
  children: ReactNode;
}) {
  return <span className="sr-only">{children}</span>;
}
