import { isOrderable } from '@/domain/catalog/plan';
import { inLanguage } from '@/domain/values/localized';
import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import type { PlanOffer } from './catalogTypes';

export interface OrderLinkProps {
  offer: PlanOffer;
  size?: 'sm' | 'md';
  /** Less prominent, because another plan is recommended. */
  isQuiet?: boolean;
}

/**
 * Link to the order of a plan. Explains if a year is ordered although a longer period is shown (§2), or if it is sold
 * out.
 */
export function OrderLink({ offer, size = 'md', isQuiet = false }: OrderLinkProps) {
  const { t, locale } = useI18n();
  const { soldOutReason } = offer.plan;
  if (!isOrderable(offer.plan))
    return (
      <p className="py-2 text-center font-medium text-text-muted">
        <span>{t('catalog.soldOut')}</span>
        {soldOutReason && (
          <span className="block text-sm font-normal [overflow-wrap:anywhere]">
            {inLanguage(soldOutReason, locale)}
          </span>
        )}
      </p>
    );
  return (
    <ButtonLink
      intent={isQuiet ? 'secondary' : 'primary'}
      size={size}
      href={offer.orderHref}
      className="w-full"
    >
      <span>
        {t(offer.yearPrice === null ? 'catalog.order' : 'catalog.orderYear')}{' '}
        <VisuallyHidden>{offer.plan.name}</VisuallyHidden>
      </span>
    </ButtonLink>
  );
}
