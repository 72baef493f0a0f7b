import { useId, type ReactNode } from 'react';

/** A group of choices under a heading. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-5 rounded-card border border-border bg-surface p-4 sm:p-5"
    >
      <h2 id={id} className="text-md font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
