import type { ProductLine } from '@/domain/plan';
import { quoteOrder } from '@/domain/pricing/quote';
import type { OsSelectionView } from './orderTypes';
import { paths } from '@/paths';
import type { OrderState } from './orderState';

const catalogs: Readonly<Record<ProductLine, string>> = {
  vps: paths.dashboard.vpsCatalog,
  cpu: paths.dashboard.vpsCpuCatalog,
  storage: paths.dashboard.vpsStorageCatalog,
};

/** The screen before the plans are there, or when they did not come. `isEdit`: an item of the cart is meant. */
export function toPlanlessView(status: 'loading' | 'error', isEdit: boolean): OsSelectionView {
  return {
    status,
    purpose: isEdit ? 'edit' : 'order',
    backHref: isEdit ? paths.dashboard.cart : paths.dashboard.vpsCatalog,
  };
}

/**
 * The order as the screen shows it. An entry to be changed that has gone from the cart (`isInCart` false) makes a new
 * one.
 */
export function toOsSelectionView(state: OrderState, isInCart: boolean): OsSelectionView {
  const { plan, configuration, notices, takenBack, isReceiptOpen, isSaving } = state;
  const isEdit = state.edit !== null && isInCart;
  const catalogHref = catalogs[plan.line];
  return {
    status: 'ready',
    purpose: isEdit ? 'edit' : 'order',
    backHref: isEdit ? paths.dashboard.cart : catalogHref,
    catalogHref,
    plan,
    configuration,
    quote: quoteOrder(plan.price.monthly, configuration),
    notices,
    takenBack,
    isReceiptOpen,
    isSaving,
  };
}
