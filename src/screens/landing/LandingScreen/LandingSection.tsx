import type { ReactNode } from 'react';

export interface LandingSectionProps {
  /** Id of the section and its heading, for links within the page. */
  id: string;
  title: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A section of the page with a visible heading. */
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
