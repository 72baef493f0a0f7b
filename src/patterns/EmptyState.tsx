import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** Icon of the items that would be listed here, above the title. */
  icon?: ReactNode;
  /** That there is nothing, in a few words. */
  title: string;
  /** One sentence of what belongs here. */
  description?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  /** 2 inside a page that has its own h1; 1 where this is the page; 2 by default. */
  headingLevel?: 1 | 2;
}

/** Where nothing is: what belongs here, and one thing to do. */
export function EmptyState({ icon, title, description, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center">
      {icon !== undefined && (
        <div className="grid size-12 place-items-center rounded-full bg-neutral-soft text-text-muted [&_svg]:size-6">
          {icon}
        </div>
      )}
      <Heading className="text-lg font-semibold">{title}</Heading>
      {description !== undefined && <div className="text-pretty text-text-muted">{description}</div>}
      {action !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
