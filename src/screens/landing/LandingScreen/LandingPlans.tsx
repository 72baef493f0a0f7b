import { RecommendedMark } from '@/components/RecommendedMark';
import { planStar, recommendedPlan, type Plan } from '@/domain/catalog/plan';
import { orderHref } from '@/domain/order/orderUrl';
import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';
import { LandingSection } from './LandingSection';
import { starPath } from './starPath';

const smallestStar = 9;
const sizePerDoubling = 4;
/** Width of its column. */
const largestStar = 28;

/** Like star magnitudes: each doubling of the price is one step in size. In pixels. */
function starSize(plan: Plan, cheapest: Plan): number {
  const doublings = Math.log2(plan.price.monthly / cheapest.price.monthly);
  return Math.min(largestStar, Math.round(smallestStar + sizePerDoubling * doublings));
}

export interface LandingPlansProps {
  plans: readonly Plan[];
  catalogHref: string;
}

/** Number of plans that are shown before the others unfold. */
const firstPlans = 4;

const listClass =
  'grid rounded-card border-border bg-surface max-sm:divide-y max-sm:divide-border max-sm:border sm:grid-cols-2 sm:gap-3 sm:bg-transparent lg:grid-cols-4';

/**
 * Plans as a scale of stars, cheapest first, each linking to its order. The first ones end with the recommended plan.
 * Cards if there is room for columns, a list on a phone.
 */
export function LandingPlans({ plans, catalogHref }: LandingPlansProps) {
  const { t, country } = useI18n();
  const [first, last] = [plans[0], plans.at(-1)];
  if (!first || !last) return null;
  const recommended = recommendedPlan(plans);
  const cheapest = plans.filter((plan) => plan !== recommended).slice(0, firstPlans - (recommended ? 1 : 0));
  const shown = plans.filter((plan) => plan === recommended || cheapest.includes(plan));
  const others = plans.filter((plan) => !shown.includes(plan));
  const toLink = (plan: Plan) => (
    <li key={plan.name}>
      <PlanLink plan={plan} size={starSize(plan, first)} isRecommended={plan === recommended} />
    </li>
  );
  return (
    <LandingSection
      id="plans"
      title={t('landing.plans.title')}
      lead={
        <>
          {t('landing.plans.text')}{' '}
          {first !== last &&
            t('landing.plans.range', {
              fromCpu: Math.min(...plans.map(({ specs }) => specs.cpu)),
              fromRam: Math.min(...plans.map(({ specs }) => specs.ram)),
              toCpu: Math.max(...plans.map(({ specs }) => specs.cpu)),
              toRam: Math.max(...plans.map(({ specs }) => specs.ram)),
            })}
        </>
      }
    >
      <ol className={`mt-6 ${listClass}`}>{shown.map(toLink)}</ol>
      {others.length > 0 && (
        <details className="group mt-3">
          <summary className="flex min-h-11 w-fit items-center text-link hover:underline">
            {t('landing.plans.more', { count: others.length })}
          </summary>
          <ol className={`mt-3 ${listClass}`}>{others.map(toLink)}</ol>
        </details>
      )}
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 text-sm text-text-muted">
        <p>{t('landing.plans.caption', { country: country(first.flag) })}</p>
        <Link href={catalogHref}>{t('landing.plans.all')}</Link>
      </div>
    </LandingSection>
  );
}

interface PlanLinkProps {
  plan: Plan;
  /** Size of its star in pixels. */
  size: number;
  isRecommended: boolean;
}

/** A plan in brief. The whole element is the link, so that its name includes specs and price. */
function PlanLink({ plan, size, isRecommended }: PlanLinkProps) {
  const { t, money } = useI18n();
  const { specs } = plan;
  const facts = [
    [t('catalog.spec.cpu'), t('pricing.spec.cpu', { count: specs.cpu })],
    [t('catalog.spec.ram'), t('pricing.spec.ram', { size: specs.ram })],
    [t('catalog.spec.storage'), t('pricing.spec.storage', specs.storage)],
  ] as const;
  return (
    <Link
      variant="bare"
      href={orderHref(plan)}
      className="flex h-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 transition-colors duration-150 hover:bg-hover sm:rounded-card sm:border sm:border-border sm:bg-surface sm:p-5 sm:hover:border-border-strong"
    >
      <span className="grid w-7 shrink-0 place-items-center sm:h-7">
        <svg viewBox="-9 -9 18 18" width={size} height={size} aria-hidden="true">
          <path d={starPath} fill="currentColor" />
        </svg>
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 text-md font-semibold">
        {planStar(plan.name)} {isRecommended && <RecommendedMark />}
      </span>{' '}
      <span className="figures max-sm:ml-auto sm:order-1 sm:mt-2 sm:w-full">
        <span className="text-md font-semibold sm:text-lg">{money(plan.price.monthly)}</span>{' '}
        <span className="text-sm whitespace-nowrap text-text-muted max-[22.5rem]:hidden">
          {t('landing.plans.perMonth')}
        </span>
      </span>{' '}
      <span className="flex w-full flex-wrap gap-x-3 text-sm figures max-sm:pl-10 max-sm:text-text-muted sm:grid sm:gap-1.5 sm:pt-1">
        {facts.map(([label, value]) => (
          <span key={label} className="flex justify-between gap-3">
            <span className="text-text-muted max-sm:sr-only">{label}</span> {value}
          </span>
        ))}
      </span>{' '}
      <span
        className={`order-2 mt-2 flex min-h-control-sm w-full items-center justify-center rounded-control border text-sm font-medium ${isRecommended ? 'border-action bg-action text-on-action' : 'border-border-strong'}`}
      >
        {t('landing.plans.order')}
      </span>
    </Link>
  );
}
