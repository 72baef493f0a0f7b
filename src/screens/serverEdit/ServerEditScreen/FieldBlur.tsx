import type { ReactNode } from 'react';

/** Tells when focus has left a field with all that belongs to it: its toggle, its buttons. */
export function FieldBlur({ onBlur, children }: { onBlur: () => void; children: ReactNode }) {
  return (
    <div
      className="min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      {children}
    </div>
  );
}
