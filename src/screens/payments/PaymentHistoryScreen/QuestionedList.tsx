import { useI18n } from '@/i18n/I18nProvider';
import type { QuestionedPayments } from './paymentHistoryView';

/** The payments that a question is about, by number and sum; a long list is cut and says by how much. */
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
