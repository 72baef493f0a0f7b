import type { ReactNode } from 'react';

/** What is known of something, with its name. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** What is known of a row, name by name. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="col-span-full grid grid-cols-subgrid border-b border-border py-2 last:border-0"
        >
          <dt className="text-text-muted">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere] text-text">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
