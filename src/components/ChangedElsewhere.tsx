import type { ReactNode } from 'react';
import { Callout } from '@/primitives/Callout';

/** One thing that is not as it was. */
export interface ChangedLine {
  /** Tells it from the others. */
  key: string;
  /** What it is called in the form. */
  label: string;
  /** What it is by now, or what became of it. */
  value: ReactNode;
  /** What is typed over it, and that saving will make it so. */
  typed?: string | undefined;
}

/** What somebody else changed while a form was open, and what is typed over it, which stays. */
export function ChangedElsewhere({
  title,
  text,
  lines,
}: {
  /** What has changed. */
  title: string;
  /** What that means for what was typed. */
  text: string;
  /** What changed, in the order of the form; none where the form shows nothing of it. */
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
