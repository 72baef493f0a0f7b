import { legalTerms } from '@/domain/catalog/legal';
import { kopecks } from '@/domain/money/money';
import type { LandingOffers } from '@/domain/catalog/landingOffers';
import { useI18n } from '@/i18n/I18nProvider';
import { ChevronDownIcon } from '@/primitives/icons';
import { LandingSection } from './LandingSection';

/** Frequently asked questions. Native disclosures open without a script, and in-page search finds them. */
export function LandingQuestions({ prices }: Pick<LandingOffers, 'prices'>) {
  const { t, money } = useI18n();
  const { '3months': quarter, '6months': half, year } = prices.discounts;
  const questions = [
    [t('landing.questions.free'), t('landing.questions.free.answer')],
    [
      t('landing.questions.price'),
      t('landing.questions.price.answer', {
        panel: money(kopecks(Math.min(prices.panel.cpanel, prices.panel.plesk))),
        ipv4: money(prices.ipv4),
        ipv6: money(prices.ipv6),
        backup: money(kopecks(Math.min(prices.backup.weekly, prices.backup.daily))),
      }),
    ],
    ...(Math.max(quarter, half, year) > 0
      ? [
          [
            t('landing.questions.ahead'),
            t('landing.questions.ahead.answer', { quarter, half, year }),
          ] as const,
        ]
      : []),
    [t('landing.questions.change'), t('landing.questions.change.answer')],
    [t('landing.questions.end'), t('landing.questions.end.answer', { days: legalTerms.graceDays })],
    [
      t('landing.questions.organizations'),
      t('landing.questions.organizations.answer', { method: t('paymentMethod.manual') }),
    ],
  ] as const;
  return (
    <LandingSection
      id="questions"
      title={t('landing.questions.title')}
      className="lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-10"
    >
      <div className="divide-y max-lg:mt-6 divide-border border-y border-border">
        {questions.map(([question, answer]) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-md font-medium hover:text-link [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDownIcon className="size-4 shrink-0 text-text-muted transition-transform duration-150 group-open:rotate-180" />
            </summary>
            <p className="max-w-2xl pb-5 text-pretty text-text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}
