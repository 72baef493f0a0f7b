import { stateOf } from '@/domain/servers/serverStates';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { datacenterText, type DatacenterWords } from '@/components/datacenterText';
import type { PricedEntry } from '@/domain/cart/priceEntry';
import { kopecks } from '@/domain/money/money';
import type { OrderConfiguration } from '@/domain/order/configuration';
import type { OptionPrice } from '@/domain/pricing/monthlyPrices';
import type { PeriodId } from '@/domain/pricing/period';
import { chargedDays } from '@/domain/pricing/paidDays';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { Button, ButtonLink } from '@/primitives/Button';
import { Checkbox } from '@/primitives/Checkbox';
import { ChevronDownIcon, EditIcon, TrashIcon } from '@/primitives/icons';
import { itemElementId } from './cartElements';
import { CartItemDetails } from './CartItemDetails';
import { itemLabel } from './cartItemText';
import type { CartActions, CartItem } from './cartView';

export interface CartItemCardProps extends Pick<
  CartActions,
  'onItemSelect' | 'onItemToggle' | 'onItemRemove'
> {
  item: CartItem;
}

/** A cart item (§2, §3): product, period, location, price, and details on demand. */
export function CartItemCard({ item, onItemSelect, onItemToggle, onItemRemove }: CartItemCardProps) {
  const { priced, isSelected, isExpanded, editHref } = item;
  const i18n = useI18n();
  const { t, money } = i18n;
  const detailsId = useId();
  const { id } = priced.entry;
  const label = itemLabel(priced, i18n);
  const isVanished = priced.status === 'vanished';
  return (
    <li className="min-w-0 rounded-card border border-border bg-surface">
      <div className="flex min-w-0 items-start gap-3 p-4 pb-2 sm:px-5">
        <label className="-m-3 p-3">
          <Checkbox
            aria-label={t('cart.item.select', { item: label })}
            checked={isSelected}
            disabled={isVanished}
            onCheckedChange={(next) => onItemSelect(id, next)}
          />
        </label>
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1 basis-56">
            <h2
              id={itemElementId(id)}
              tabIndex={-1}
              className={cx(
                'w-fit max-w-full rounded-sm text-md font-semibold break-words',
                isVanished && 'text-text-muted',
              )}
            >
              {label}
            </h2>
            {isVanished ? (
              <>
                <div className="mt-1.5">
                  <Badge tone="neutral">{t('cart.item.vanished')}</Badge>
                </div>
                <p className="mt-1.5 text-text-muted">{t(`cart.item.vanished.${priced.entry.kind}`)}</p>
              </>
            ) : (
              itemFacts(priced, i18n).map((line) => (
                <p key={line} className="mt-0.5 break-words text-text-muted">
                  {line}
                </p>
              ))
            )}
          </div>
          {!isVanished && (
            <div className="min-w-0 sm:text-right">
              <p className="text-md font-semibold whitespace-nowrap figures">{money(priced.total)}</p>
              <PriceRemark priced={priced} />
            </div>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between px-1 pb-2 sm:px-3">
        {isVanished ? (
          <span />
        ) : (
          <Button
            intent="ghost"
            size="sm"
            className="max-sm:px-2"
            aria-expanded={isExpanded}
            aria-controls={detailsId}
            aria-label={t('cart.item.detailsLabel', { item: label })}
            onClick={() => onItemToggle(id)}
            icon={
              <ChevronDownIcon
                className={cx('size-4 transition-transform duration-150', isExpanded && 'rotate-180')}
              />
            }
          >
            {t('cart.item.details')}
          </Button>
        )}
        <div className="flex flex-wrap sm:gap-1">
          {editHref !== null && (
            <ButtonLink
              intent="ghost"
              size="sm"
              className="max-sm:px-2"
              icon={<EditIcon className="size-4" />}
              href={editHref}
              aria-label={t('cart.item.editLabel', { item: label })}
            >
              {t('cart.item.edit')}
            </ButtonLink>
          )}
          <Button
            intent="ghost"
            size="sm"
            className="max-sm:px-2"
            icon={<TrashIcon className="size-4" />}
            aria-label={t('cart.item.removeLabel', { item: label })}
            isChange
            onClick={() => onItemRemove(id)}
          >
            {t('cart.item.remove')}
          </Button>
        </div>
      </div>
      {!isVanished && (
        <div id={detailsId} hidden={!isExpanded}>
          {isExpanded && <CartItemDetails priced={priced} />}
        </div>
      )}
    </li>
  );
}

/** Type, data centre with country, period, and other distinguishing facts. */
function itemFacts(
  priced: Exclude<PricedEntry, { status: 'vanished' }>,
  i18n: Pick<I18n, 't' | 'date'> & DatacenterWords,
): string[] {
  const { t, date } = i18n;
  const line = (...facts: string[]) => facts.join(' · ');
  const termText = (period: PeriodId) => t('cart.item.term', { period: t(`pricing.period.${period}`) });
  switch (priced.status) {
    case 'order': {
      const { plan, entry, quote } = priced;
      const { period, count } = entry.configuration;
      const options = quote.options.map(({ option }) => optionText(option, entry.configuration, t));
      return [
        line(t(`pricing.line.${plan.line}`), datacenterText(plan.datacenter, i18n)),
        line(termText(period), ...(count > 1 ? [t('cart.item.count', { count })] : [])),
        ...(options.length > 0 ? [line(...options)] : []),
      ];
    }
    case 'renewal': {
      const { server, entry, until } = priced;
      return [
        line(server.domain, datacenterText(server.datacenter, i18n)),
        line(termText(entry.period), t('cart.item.until', { date: date(until) })),
        // Paying does not start it (D44).
        ...(stateOf(server.status).isStoppedByStaff ? [t('cart.item.stopped')] : []),
      ];
    }
    case 'tariff': {
      const { server, entry, quote } = priced;
      return [
        line(server.domain, datacenterText(server.datacenter, i18n)),
        line(
          t('cart.item.tariffs', { from: server.tariff, to: entry.tariff }),
          t('cart.item.daysLeft', { count: chargedDays(quote) }),
        ),
      ];
    }
  }
}

function optionText(
  option: OptionPrice['option'],
  { panel, ipv4, backup }: OrderConfiguration,
  t: I18n['t'],
): string {
  switch (option) {
    case 'panel':
      return t(`pricing.panel.${panel}`);
    case 'ipv4':
      return t('pricing.brief.ipv4', { count: ipv4 });
    case 'ipv6':
      return t('pricing.brief.ipv6');
    case 'backup':
      return t('pricing.brief.backup', { schedule: backup });
  }
}

/** Describes in words the saving from paying ahead (D15). */
function PriceRemark({ priced }: { priced: Exclude<PricedEntry, { status: 'vanished' }> }) {
  const { t, money } = useI18n();
  if (priced.status === 'tariff') return null;
  const { discount, percent } = priced.quote;
  const saving = 0 - discount;
  if (saving <= 0) return null;
  return (
    <p className="text-sm text-success-text figures">
      {t('pricing.saving', { price: money(kopecks(saving)), percent })}
    </p>
  );
}
