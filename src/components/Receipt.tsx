import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { Money } from '@/domain/money/money';
import { useI18n } from '@/i18n/I18nProvider';

/** Amount in rubles, or a formatted text such as another currency, a count or a period. */
export type ReceiptAmount = Money | string;

export interface ReceiptRow {
  /** Unique key of the row. */
  id: string;
  /** Name of the item that is paid for. */
  label: string;
  /** Amount, formatted with its currency. */
  amount: ReceiptAmount;
  /** Explanation below the label, muted. */
  note?: ReactNode;
  /** A saving has its own colour and a negative amount. A subtotal ends the rows above it. */
  kind?: 'line' | 'saving' | 'subtotal';
}

export interface ReceiptProps {
  /** Rows from the top. */
  rows: readonly ReceiptRow[];
  /** Sum of the rows, below a line. */
  total: {
    /** Name of the sum. */
    label: string;
    /** Amount, formatted with its currency. */
    amount: ReceiptAmount;
    /** Note below the sum. */
    note?: ReactNode;
  };
  /** Announces changes of the total, on the screen where it is being composed. */
  isTotalLive?: boolean;
}

/** Rows of a sum and their total. Labels are on the left, amounts in a column on the right. */
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
