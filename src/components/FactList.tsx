import type { ReactNode } from 'react';

export interface Fact<Value extends ReactNode = ReactNode> {
  /** Name of the fact, unique in its list. */
  label: string;
  /** Text, or an element such as a link or a badge. */
  value: Value;
}

export interface FactListProps {
  /** In reading order. */
  facts: readonly Fact[];
  /** `ruled` for details in a dialog, `columns` for a full-width card, `edges` for a narrow card, `sheet` for paper. */
  layout: 'ruled' | 'columns' | 'edges' | 'sheet';
}

const layouts = {
  ruled: {
    list: 'grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]',
    fact: 'col-span-full grid grid-cols-subgrid border-b border-border py-2 last:border-0',
    label: 'text-text-muted',
    value: 'min-w-0 [overflow-wrap:anywhere] text-text',
  },
  columns: {
    list: 'grid grid-cols-1 gap-x-6 text-base @md:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] @md:gap-y-1.5',
    fact: 'contents',
    label: 'text-text-muted',
    value: 'min-w-0 break-words @max-md:mb-2',
  },
  edges: {
    list: 'flex flex-col gap-2.5',
    fact: 'flex flex-wrap items-center justify-between gap-x-3',
    label: 'text-text-muted',
    value: 'ml-auto min-w-0 text-end font-medium figures',
  },
  sheet: {
    list: 'flex flex-col gap-1',
    fact: 'flex gap-4',
    label: 'w-44 shrink-0 text-text-muted',
    value: 'min-w-0 [overflow-wrap:anywhere] figures',
  },
} as const satisfies Record<FactListProps['layout'], Record<'list' | 'fact' | 'label' | 'value', string>>;

/** Labels and their values, one per line. */
export function FactList({ facts, layout }: FactListProps) {
  const classes = layouts[layout];
  const list = (
    <dl className={classes.list}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return layout === 'columns' ? <div className="@container">{list}</div> : list;
}
