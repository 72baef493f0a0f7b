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

/** On a phone the price is beside the name; on a wider screen it has a line of its own. */
const planCardClass = 'grid min-w-0 grid-cols-[auto_1fr] gap-2 rounded-card border bg-surface p-4 sm:p-5';

export interface PlanCardProps extends Pick<CatalogActions, 'onCompareToggle' | 'onReasonAsk'> {
  offer: PlanOffer;
  period: CatalogPeriod;
  isChosen: boolean;
  /** Which plan is recommended: `none` if none is. */
  recommendation: 'this' | 'another' | 'none';
  /** Facts that all plans around it share. Those of its options are shown in one quiet line. */
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
  const isBrief = ({ key, brief }: PlanFact) => brief !== null && shared.has(key);
  const common = facts.filter(isBrief).map(({ brief }) => brief);
  return (
    <li
      className={cx(
        planCardClass,
        isChosen ? 'border-action ring-1 ring-action ring-inset' : 'border-border',
      )}
    >
      <h2 className="min-w-0 text-md font-semibold wrap-anywhere">
        <PlanTitle plan={plan} />
      </h2>
      <label className="-my-1 inline-flex min-h-8 items-center justify-self-end gap-2 max-sm:order-3 text-sm text-text-muted pointer-coarse:-my-2.5 pointer-coarse:min-h-11">
        <Checkbox
          checked={isChosen}
          // Stays in the tab order and says why, as every control that cannot be used does.
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
      <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:order-2 sm:col-span-2">
        <DatacenterBadge plan={plan} />
        {recommendation === 'this' && <RecommendedMark />}
      </div>
      <PlanPrice offer={offer} period={period} />
      <dl className="mt-1 grid grid-cols-3 gap-x-4 self-end col-span-2 max-sm:order-last text-base sm:mt-2 sm:block">
        {facts
          .filter((fact) => !isBrief(fact))
          .map(({ key, label, value }) => (
            <div
              key={key}
              className="flex min-w-0 flex-col-reverse sm:flex-row sm:justify-between sm:border-t sm:border-border sm:py-1.5"
            >
              <dt className="min-w-0 text-sm text-text-muted sm:text-base">{label}</dt>
              <dd className="min-w-0 font-medium break-words figures sm:text-end">{value}</dd>
            </div>
          ))}
      </dl>
      {common.length > 0 && (
        <p className="col-span-2 max-sm:order-last text-sm text-text-muted">{common.join(' · ')}</p>
      )}
      <div className="mt-2 col-span-2 self-end max-sm:order-last">
        <OrderLink offer={offer} isQuiet={recommendation === 'another'} />
      </div>
    </li>
  );
}
