import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { isIn } from '@/patterns/isIn';
import { SummaryPage } from '@/patterns/SummaryPage';
import { ButtonLink } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { CartIcon, PlusIcon } from '@/primitives/icons';
import { orderElementId } from './cartElements';
import { CartItemCard } from './CartItemCard';
import { CartItemsSkeleton, CartSummarySkeleton } from './CartSkeleton';
import { CartSummary } from './CartSummary';
import { CartToolbar } from './CartToolbar';
import type { CartScreenProps } from './cartView';

/** The cart (§2 'Cart', D10, D11). */
export function CartScreen(props: CartScreenProps) {
  const { t } = useI18n();
  const frame = { title: t('cart.title'), summaryLabel: t('cart.summary') };
  if (isIn(props, 'ready')) {
    const { view, ...actions } = props;
    return (
      <SummaryPage {...frame} notices={<Remarks {...view} />} summary={<CartSummary {...props} />}>
        <CartToolbar {...props} />
        <ul aria-label={t('cart.list')} className="flex min-w-0 flex-col gap-3">
          {view.items.map((item) => (
            <CartItemCard key={item.priced.entry.id} item={item} {...actions} />
          ))}
        </ul>
        <div>
          <ButtonLink icon={<PlusIcon />} href={view.orderHref}>
            {t('cart.order')}
          </ButtonLink>
        </div>
      </SummaryPage>
    );
  }
  if (isIn(props, 'empty'))
    return (
      <SummaryPage {...frame} notices={<Remarks {...props.view} />}>
        <EmptyState
          icon={<CartIcon />}
          title={t('cart.empty.title')}
          description={t('cart.empty.description')}
          action={
            <ButtonLink id={orderElementId} intent="primary" href={props.view.orderHref}>
              {t('cart.order')}
            </ButtonLink>
          }
        />
      </SummaryPage>
    );
  const { view, onRetry } = props;
  return view.status === 'loading' ? (
    <SummaryPage {...frame} summary={<CartSummarySkeleton />} busyLabel={t('common.loading')}>
      <CartItemsSkeleton />
    </SummaryPage>
  ) : (
    <SummaryPage {...frame}>
      <ErrorState description={t(`common.error.${view.reason}`)} onRetry={onRetry} />
    </SummaryPage>
  );
}

/** Notices about the cart itself; announced when they change. */
function Remarks({ isDamaged, isUnsaved }: { isDamaged: boolean; isUnsaved: boolean }): ReactNode {
  const { t } = useI18n();
  return (
    <div aria-live="polite" className="empty:hidden">
      {isDamaged && <Callout tone="warning">{t('cart.damaged')}</Callout>}
      {isUnsaved && <Callout tone="warning">{t('cart.unsaved')}</Callout>}
    </div>
  );
}
