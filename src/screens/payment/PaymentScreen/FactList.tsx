import { Fragment } from 'react';

export interface Fact {
  label: string;
  value: string;
}

/** Names and what they stand for, one under the other; side by side where there is room. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-1 gap-x-6 text-base @md:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] @md:gap-y-1.5">
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt className="text-text-muted">{label}</dt>
            <dd className="min-w-0 break-words @max-md:mb-2">{value}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
