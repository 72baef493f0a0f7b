import { useI18n } from '@/i18n/I18nProvider';
import type { QuestionedPayments } from './paymentHistoryView';

/** Payments of a confirmation by number and sum; a long list is shortened with a count. */
export function QuestionedList({ named, count }: Pick<QuestionedPayments, 'named' | 'count'>) {
  const { t, money } = useI18n();
  return (
    <ul className="rounded-control bg-sunken px-3 py-2 text-sm">
      {named.map(({ id, number, amount }) => (
        <li key={id} className="flex justify-between gap-4 py-0.5 figures">
          <span className="min-w-0 break-words">{number}</span>
          <span className="shrink-0">{money(amount)}</span>
        </li>
      ))}
      {count > named.length && (
        <li className="py-0.5 text-text-muted">
          {t('payments.question.more', { count: count - named.length })}
        </li>
      )}
    </ul>
  );
}
