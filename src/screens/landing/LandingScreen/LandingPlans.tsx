import { planStar, type Plan } from '@/domain/plan';
import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';
import { starPath } from './starPath';

const smallestStar = 9;
const sizePerDoubling = 4;

/** As magnitudes are: each doubling of the price is one even step in size. In pixels. */
function starSize(plan: Plan, cheapest: Plan): number {
  const doublings = Math.log2(plan.price.monthly / cheapest.price.monthly);
  return Math.round(smallestStar + sizePerDoubling * doublings);
}

export interface LandingPlansProps {
  plans: readonly Plan[];
  catalogHref: string;
}

/** The plans as a scale of stars, from the faintest to the brightest. */
export function LandingPlans({ plans, catalogHref }: LandingPlansProps) {
  const { t, amount } = useI18n();
  const [first, last] = [plans[0], plans.at(-1)];
  if (!first || !last) return null;
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="text-xl font-semibold">
        {t('landing.plans.title')}
      </h2>
      <p className="mt-3 max-w-2xl text-pretty text-text-muted">
        {t('landing.plans.text', {
          fromCpu: first.specs.cpu,
          fromRam: first.specs.ram,
          toCpu: last.specs.cpu,
          toRam: last.specs.ram,
        })}
      </p>
      <ol className="mt-6 grid grid-cols-3 gap-y-6 sm:grid-cols-4 md:grid-cols-6 lg:grid-cols-12">
        {plans.map((plan) => {
          const size = starSize(plan, first);
          return (
            <li key={plan.name} className="grid grid-rows-[2rem_auto_auto] justify-items-center text-center">
              <svg
                viewBox="-9 -9 18 18"
                width={size}
                height={size}
                aria-hidden="true"
                className="self-center"
              >
                <path d={starPath} fill="currentColor" />
              </svg>
              <span className="mt-2 text-sm font-medium">{planStar(plan.name)}</span>
              <span className="text-sm text-text-muted figures">{amount(plan.price.monthly)}</span>
            </li>
          );
        })}
      </ol>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 text-sm text-text-muted">
        <p>{t('landing.plans.caption', { currency: first.price.currency })}</p>
        <Link href={catalogHref}>{t('landing.plans.all')}</Link>
      </div>
    </section>
  );
}
