import { useI18n } from '@/i18n/I18nProvider';
import { ChevronDownIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import type { AnswerView } from './ticketFormView';

/**
 * Suggested answers for the subject. They change while typing, so only their number is announced politely, and focus
 * stays.
 */
export function AnswerList({ answers }: { answers: readonly AnswerView[] }) {
  const { t } = useI18n();
  return (
    <>
      <output className="sr-only">
        {answers.length > 0 && t('support.answers.count', { count: answers.length })}
      </output>
      {answers.length > 0 && (
        <section
          aria-label={t('support.answers.title')}
          className="animate-fade-in rounded-card border border-border bg-surface"
        >
          <h2 className="px-4 pt-3 pb-2 text-base font-semibold">{t('support.answers.title')}</h2>
          <ul>
            {answers.map(({ id, title, text, page }) => (
              <li key={id} className="border-t border-border">
                <details className="group">
                  <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
                    <span className="min-w-0 flex-1">{title}</span>
                    <ChevronDownIcon className="size-4 text-text-muted transition-transform duration-150 group-open:rotate-180" />
                  </summary>
                  <div className="flex flex-col items-start gap-2 px-4 pt-1 pb-4 text-text-muted">
                    <p className="text-pretty">{text}</p>
                    {page && (
                      <Link href={page.href}>{t('support.answers.open', { page: t(page.name) })}</Link>
                    )}
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
