import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';

export interface EditSectionProps {
  title: string;
  /** `danger` for what cannot be taken back. */
  tone?: 'plain' | 'danger';
  children: ReactNode;
}

/** A group of settings under a heading. */
export function EditSection({ title, tone = 'plain', children }: EditSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        '@container flex min-w-0 flex-col gap-5 rounded-card border bg-surface p-4 sm:p-5',
        tone === 'danger' ? 'border-danger' : 'border-border',
      )}
    >
      <h2 id={id} className="text-md font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Two fields side by side where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 @lg:grid-cols-2">{children}</div>;
}
