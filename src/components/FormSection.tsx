import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';

export interface FormSectionProps {
  /** The section's heading, of level 2. */
  title: string;
  /** `danger` for irreversible actions; `plain` by default. */
  tone?: 'plain' | 'danger';
  /** Space below the heading: `wide` for forms, `close` for mostly static content; `wide` by default. */
  spacing?: 'close' | 'wide';
  /** The fields. */
  children: ReactNode;
}

/** A part of a form on a card with a heading. It is a container for container queries. */
export function FormSection({ title, tone = 'plain', spacing = 'wide', children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        '@container flex min-w-0 flex-col rounded-card border bg-surface p-4 sm:p-5',
        spacing === 'close' ? 'gap-4' : 'gap-5',
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
