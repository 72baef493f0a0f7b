import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** Icon of the missing items, above the title, with the brand's star. */
  icon?: ReactNode;
  /** States that there is nothing, in a few words. */
  title: string;
  /** One sentence about what will be listed here. */
  description?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** 2 inside a page with its own h1, 1 if this is the whole page; 2 by default. */
  headingLevel?: 1 | 2;
}

/** Empty state with an explanation and one action. */
export function EmptyState({ icon, title, description, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center">
      {icon !== undefined && (
        <div className="relative grid size-12 place-items-center rounded-full bg-neutral-soft text-text-muted before:absolute before:-top-0.5 before:-right-0.5 before:size-3.5 before:bg-action before:[clip-path:polygon(50%_0,60%_40%,100%_50%,60%_60%,50%_100%,40%_60%,0_50%,40%_40%)] [&_svg]:size-6">
          {icon}
        </div>
      )}
      <Heading className="text-lg font-semibold">{title}</Heading>
      {description !== undefined && <div className="text-pretty text-text-muted">{description}</div>}
      {action !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
