import type { ReactNode } from 'react';

export interface LandingSectionProps {
  /** Of its heading, and what links within the page lead to. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A part of the page with a heading that can be seen. */
export function LandingSection({ id, title, lead, children, className }: LandingSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-3 max-w-2xl text-pretty text-text-muted">{lead}</p>}
      {children}
    </section>
  );
}
