import type { ReactNode } from 'react';
import { Callout } from '@/primitives/Callout';

/** One thing that is not as it was. */
export interface ChangedLine {
  /** Tells it from the others. */
  key: string;
  /** Label of the field in the form. */
  label: string;
  /** Current value of the field, or what became of it. */
  value: ReactNode;
  /** Sentence about the value typed over it, saying that saving will apply it. */
  typed?: string | undefined;
}

/** Shows somebody else's changes while a form was open, and any typed input over them. That input stays. */
export function ChangedElsewhere({
  title,
  text,
  lines,
}: {
  /** Sentence that names the change. */
  title: string;
  /** Consequence of the change for the typed input. */
  text: string;
  /** Changed fields, in the order of the form; empty where the form shows none. */
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
