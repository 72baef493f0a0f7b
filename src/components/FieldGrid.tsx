import type { ReactNode } from 'react';

export interface FieldGridProps {
  /** Two fields, or more. */
  children: ReactNode;
}

/** Two columns of fields if the container has room, such as a form's section. */
export function FieldGrid({ children }: FieldGridProps) {
  return <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 @lg:grid-cols-2">{children}</div>;
}
