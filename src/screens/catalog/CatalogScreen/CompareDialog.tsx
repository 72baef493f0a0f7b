import type { ReactNode } from 'react';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { IconButton } from '@/primitives/Button';
import { Dialog } from '@/primitives/Dialog';
import { CloseIcon } from '@/primitives/icons';
import { Switch } from '@/primitives/Switch';
import type { CatalogActions, CatalogPeriod, PlanComparison, PlanOffer } from './catalogTypes';
import { OrderLink } from './OrderLink';
import { perPeriod, planFacts } from './planFacts';
import { DatacenterBadge, PlanTitle } from './PlanTitle';

interface CompareDialogProps extends Pick<
  CatalogActions,
  'onCompareClose' | 'onCompareToggle' | 'onCompareShowAll'
> {
  comparison: PlanComparison;
  period: CatalogPeriod;
}

interface CompareRow {
  key: string;
  label: string;
  values: readonly string[];
}

/**
 * Returns the price rows: monthly price, and the amount to pay. The latter is shown if the displayed period is longer
 * than an order can be (§2).
 */
function priceRows(chosen: readonly PlanOffer[], period: CatalogPeriod, { t, money }: I18n): CompareRow[] {
  if (period === 'month' || period === 'any') return [];
  const perMonth = chosen.map(({ ahead }) => money(ahead.perMonth));
  const years = chosen.flatMap(({ yearPrice }) => (yearPrice === null ? [] : money(yearPrice)));
  return [
    { key: 'perMonth', label: t('catalog.spec.perMonth'), values: perMonth },
    ...(years.length > 0 ? [{ key: 'year', label: t('catalog.spec.yearNow'), values: years }] : []),
  ];
}

/** Returns the facts of the plans by row. */
function factRows(chosen: readonly PlanOffer[], i18n: I18n): CompareRow[] {
  const facts = chosen.map(({ plan }) => planFacts(plan, i18n));
  return (facts[0] ?? []).map(({ key, label }, at) => ({
    key,
    label,
    values: facts.map((of) => of[at]?.value ?? ''),
  }));
}

const cellClass =
  'border-border px-3 py-2 text-start align-top max-sm:px-1.5 max-sm:pt-0.5 max-sm:break-words sm:border-t';
const headClass =
  'border-t border-border py-2 pr-3 text-start align-top sticky left-0 z-1 bg-raised font-normal text-text-muted max-sm:hidden';

/** A row of the comparison. On a phone its name is above the values. */
function CompareLine({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className="sm:hidden">
        <th
          scope="rowgroup"
          colSpan={count}
          className="border-t border-border px-1.5 pt-2 text-start text-sm font-normal text-text-muted"
        >
          {label}
        </th>
      </tr>
      <tr>
        <th scope="row" className={headClass}>
          {label}
        </th>
        {children}
      </tr>
    </tbody>
  );
}

/** Compares two to four plans: differences, and on request everything. Loaded when first opened. */
export default function CompareDialog({ comparison, period, ...actions }: CompareDialogProps) {
  const i18n = useI18n();
  const { t, money } = i18n;
  const { chosen, showsAll } = comparison;
  const rows = factRows(chosen, i18n);
  const differing = rows.filter(({ values }) => new Set(values).size > 1);
  const sameCount = rows.length - differing.length;
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && actions.onCompareClose()}
      title={t('catalog.compare.title')}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a key must be able to reach it */}
      <section tabIndex={0} aria-label={t('catalog.compare.title')} className="overflow-x-auto -mx-2 sm:px-2">
        <table className="w-full border-separate border-spacing-0 text-base figures">
          <thead>
            <tr>
              <td className="sticky left-0 z-1 bg-raised max-sm:hidden" />
              {chosen.map(({ plan }) => (
                <th
                  key={plan.name}
                  scope="col"
                  className="min-w-29 px-3 pb-3 text-start align-top max-sm:px-1.5 sm:min-w-37"
                >
                  <span className="flex items-start justify-between gap-1 text-md font-semibold">
                    <span className="min-w-0 break-words">
                      <PlanTitle plan={plan} />
                    </span>
                    <IconButton
                      size="sm"
                      label={t('catalog.compare.remove', { name: plan.name })}
                      icon={<CloseIcon />}
                      className="-my-1.5 -mr-2"
                      onClick={() => actions.onCompareToggle(plan.name, false)}
                    />
                  </span>
                  <span className="mt-1 block font-normal">
                    <DatacenterBadge plan={plan} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <CompareLine label={t('catalog.spec.price')} count={chosen.length}>
            {chosen.map(({ plan, price }) => (
              <td key={plan.name} className={cellClass}>
                <span className="block font-semibold whitespace-nowrap">{money(price)}</span>
                <span className="text-sm text-text-muted">{perPeriod(period, t)}</span>
              </td>
            ))}
          </CompareLine>
          {[...priceRows(chosen, period, i18n), ...(showsAll ? rows : differing)].map(
            ({ key, label, values }) => (
              <CompareLine key={key} label={label} count={chosen.length}>
                {chosen.map(({ plan }, at) => (
                  <td key={plan.name} className={cellClass}>
                    {values[at]}
                  </td>
                ))}
              </CompareLine>
            ),
          )}
          <tbody>
            <tr>
              <td className={headClass} />
              {chosen.map((offer) => (
                <td
                  key={offer.plan.name}
                  className="border-t border-border px-3 pt-3 pb-2 align-top max-sm:px-1.5"
                >
                  <OrderLink offer={offer} size="sm" />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {sameCount > 0 && (
        <div className="mt-3 border-t border-border pt-3">
          <Switch
            label={t('catalog.compare.showAll')}
            description={
              showsAll ? t('catalog.compare.shown') : t('catalog.compare.hidden', { count: sameCount })
            }
            checked={showsAll}
            onCheckedChange={actions.onCompareShowAll}
          />
        </div>
      )}
    </Dialog>
  );
}
