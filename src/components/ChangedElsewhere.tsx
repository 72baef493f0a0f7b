import type { ReactNode } from 'react';
import { Callout } from '@/primitives/Callout';

/** A changed field. */
export interface ChangedLine {
  /** Unique key. */
  key: string;
  /** Label of the field in the form. */
  label: string;
  /** Current value of the field. */
  value: ReactNode;
  /** Sentence about own input for the field, which saving will apply. */
  typed?: string | undefined;
}

/** Shows somebody else's changes to an open form, and own input for the same fields. The input stays. */
export function ChangedElsewhere({
  title,
  text,
  lines,
}: {
  /** Sentence that names the change. */
  title: string;
  /** Consequence of the change for the input. */
  text: string;
  /** Changed fields in form order; empty if the form shows none. */
  lines: readonly ChangedLine[];
}) {
  return (
    <Callout tone="warning">
      <p className="font-medium">{title}</p>
      <p>{text}</p>
      <dl className="mt-2 flex flex-col gap-2 empty:hidden">
        {lines.map(({ key, label, value, typed }) => (
          <div key={key} className="min-w-0">
            <dt className="text-sm">{label}</dt>
            <dd className="min-w-0 break-words">
              {value}
              {typed !== undefined && <p>{typed}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </Callout>
  );
}
