import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { Money } from '@/domain/money/money';
import { useI18n } from '@/i18n/I18nProvider';

/** An amount in rubles, or what else stands in the column, as it is to be read: another currency, a count, a period. */
export type ReceiptAmount = Money | string;

export interface ReceiptRow {
  /** Of its own among the rows: its key. */
  id: string;
  /** Name of the item that is paid for. */
  label: string;
  /** The sum as it is written, with its currency. */
  amount: ReceiptAmount;
  /** How it came about, in muted words under the label. */
  note?: ReactNode;
  /** A saving is written with its own colour and its minus: its amount is negative. A subtotal closes what is above it. */
  kind?: 'line' | 'saving' | 'subtotal';
}

export interface ReceiptProps {
  /** The lines of the sum, from the top. */
  rows: readonly ReceiptRow[];
  /** Sum of the rows, below a line. */
  total: {
    /** Name of the sum. */
    label: string;
    /** The sum as it is written, with its currency. */
    amount: ReceiptAmount;
    /** A remark on the sum, under it. */
    note?: ReactNode;
  };
  /** The total is read out when it changes: on the screen where it is being put together. */
  isTotalLive?: boolean;
}

/** Shows the parts of a sum and the sum itself. Words are on the left, figures in a column on the right. */
export function Receipt({ rows, total, isTotalLive = false }: ReceiptProps) {
  const { money } = useI18n();
  const text = (amount: ReceiptAmount) => (typeof amount === 'string' ? amount : money(amount));
  return (
    <dl className="flex min-w-0 flex-col text-base">
      {rows.map(({ id, label, amount, note, kind = 'line' }) => (
        <div
          key={id}
          className={cx(
            'flex flex-wrap items-baseline justify-between gap-x-4 py-1',
            kind === 'subtotal' && 'mt-1 border-t border-border pt-2 font-medium',
            kind === 'saving' && 'text-success-text',
          )}
        >
          <dt className="min-w-0 break-words">{label}</dt>
          <dd className="ml-auto whitespace-nowrap figures">{text(amount)}</dd>
          {note !== undefined && <dd className="basis-full text-sm text-text-muted">{note}</dd>}
        </div>
      ))}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-border pt-3">
        <dt className="text-md font-semibold">{total.label}</dt>
        <dd
          className="ml-auto text-lg font-semibold whitespace-nowrap figures"
          {...(isTotalLive ? { 'aria-live': 'polite', 'aria-atomic': true } : {})}
        >
          {text(total.amount)}
        </dd>
        {total.note !== undefined && (
          <dd className="basis-full text-right text-sm text-text-muted">{total.note}</dd>
        )}
      </div>
    </dl>
  );
}
