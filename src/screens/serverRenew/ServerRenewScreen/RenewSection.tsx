import { useId, type ReactNode } from 'react';

export interface RenewSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function RenewSection({ title, children }: RenewSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="@container flex min-w-0 flex-col gap-4 rounded-card border border-border bg-surface p-4 sm:p-5"
    >
      <h2 id={id} className="text-md font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
