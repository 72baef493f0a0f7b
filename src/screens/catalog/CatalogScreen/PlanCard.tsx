import { cx } from 'class-variance-authority';
import { RecommendedMark } from '@/components/RecommendedMark';
import { useI18n } from '@/i18n/I18nProvider';
import { Checkbox } from '@/primitives/Checkbox';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import type { CatalogActions, CatalogPeriod, PlanOffer } from './catalogTypes';
import { OrderLink } from './OrderLink';
import { planFacts, type PlanFact } from './planFacts';
import { PlanPrice } from './PlanPrice';
import { DatacenterBadge, PlanTitle } from './PlanTitle';

export interface PlanCardProps extends Pick<CatalogActions, 'onCompareToggle' | 'onReasonAsk'> {
  offer: PlanOffer;
  period: CatalogPeriod;
  isChosen: boolean;
  /** Which plan is recommended: `none` if none is. */
  recommendation: 'this' | 'another' | 'none';
  /** Facts that all visible plans share; shown last and small. */
  shared: ReadonlySet<PlanFact['key']>;
  /** Why it cannot be compared now; null if it can. */
  compareProblem: string | null;
}

/** A plan with every field of §2, an order button, and a checkbox for comparison. */
export function PlanCard({
  offer,
  period,
  isChosen,
  recommendation,
  shared,
  compareProblem,
  onCompareToggle,
  onReasonAsk,
}: PlanCardProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { plan } = offer;
  const facts = planFacts(plan, i18n);
  return (
    <li
      className={cx(
        'flex min-w-0 flex-col gap-4 rounded-card border bg-surface p-5',
        isChosen ? 'border-action ring-1 ring-action ring-inset' : 'border-border',
      )}
    >
      <div className="flex flex-col items-start gap-2">
        <div className="flex w-full items-start justify-between gap-3">
          <h2 className="min-w-0 text-md font-semibold break-words">
            <PlanTitle plan={plan} />
          </h2>
          <label className="-my-1 inline-flex min-h-8 items-center gap-2 text-sm text-text-muted pointer-coarse:-my-2.5 pointer-coarse:min-h-11">
            <Checkbox
              checked={isChosen}
              // Stays focusable and explains itself, like every disabled control.
              onCheckedChange={(checked) =>
                compareProblem === null ? onCompareToggle(plan.name, checked) : onReasonAsk(compareProblem)
              }
            />
            <span>
              {t('catalog.compare')}
              <VisuallyHidden>
                {` ${plan.name}${compareProblem === null ? '' : `. ${compareProblem}`}`}
              </VisuallyHidden>
            </span>
          </label>
        </div>
        <div className="flex max-w-full flex-wrap items-center gap-2">
          <DatacenterBadge plan={plan} />
          {recommendation === 'this' && <RecommendedMark />}
        </div>
      </div>
      <PlanPrice offer={offer} period={period} />
      <dl className="mt-auto text-sm">
        {facts.map(({ key, label, value }) => {
          const isShared = shared.has(key);
          return (
            <div
              key={key}
              className={cx(
                'flex items-baseline justify-between gap-4',
                isShared ? 'text-xs text-text-muted' : 'border-t border-border py-1.5 text-base last:pb-0',
              )}
            >
              <dt className="min-w-0 text-text-muted">{label}</dt>
              <dd className={cx('min-w-0 text-end break-words figures', !isShared && 'font-medium')}>
                {value}
              </dd>
            </div>
          );
        })}
      </dl>
      <OrderLink offer={offer} isQuiet={recommendation === 'another'} />
    </li>
  );
}
