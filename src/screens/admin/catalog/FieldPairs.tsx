import type { ReactNode } from 'react';

/** Fields of a dialog in two columns if it is wide enough. */
export function FieldPairs({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 @sm:grid-cols-2">{children}</div>;
}
