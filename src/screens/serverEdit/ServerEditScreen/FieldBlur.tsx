import type { ReactNode } from 'react';

/** Reports when focus leaves a field including its buttons. */
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
