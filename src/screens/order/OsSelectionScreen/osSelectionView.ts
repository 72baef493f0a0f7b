import type { OrderConfiguration } from '@/domain/order/configuration';
import type { Plan, ProductLine } from '@/domain/catalog/plan';
import { quoteOrder, type OrderQuote } from '@/domain/pricing/quote';
import { paths } from '@/paths';
import type { OrderNotice } from './arriveAtOrder';
import type { OrderState, TakenBack } from './orderState';

interface OrderFrame {
  /** A new order, or an item of the cart that is being changed (D11). */
  purpose: 'order' | 'edit';
  /** Where one came from: the plan's catalogue, or the cart. */
  backHref: string;
}

/** The states of the screen. */
export type OsSelectionView = OrderFrame &
  (
    | { status: 'loading' }
    | { status: 'error' }
    | {
        status: 'ready';
        plan: Plan;
        configuration: OrderConfiguration;
        /** Price of the order. It is the same everywhere until it is paid. */
        quote: OrderQuote;
        notices: readonly OrderNotice[];
        takenBack: TakenBack | null;
        /** The plan's catalogue. */
        catalogHref: string;
        /** On narrow screens the receipt's lines can be folded away. */
        isReceiptOpen: boolean;
        /** The order is on its way to the cart. */
        isSaving: boolean;
      }
  );

export type ReadyOrderView = Extract<OsSelectionView, { status: 'ready' }>;
type PlanlessView = Exclude<OsSelectionView, ReadyOrderView>;

export interface OsSelectionActions {
  /** Something was chosen: what changes in the configuration. */
  onConfigurationChange: (change: Partial<OrderConfiguration>) => void;
  onReceiptToggle: () => void;
  /** On to the payment with this order. */
  onOrderPay: () => void;
  /** Puts the order into the cart, or saves the change of an item. */
  onCartSave: () => void;
}

export type OsSelectionScreenProps =
  | ({ view: ReadyOrderView } & OsSelectionActions)
  | {
      view: PlanlessView;
      /** Asks for the plans again. */
      onRetry: () => void;
    };

const catalogs: Readonly<Record<ProductLine, string>> = {
  vps: paths.dashboard.vpsCatalog,
  cpu: paths.dashboard.vpsCpuCatalog,
  storage: paths.dashboard.vpsStorageCatalog,
};

/** The screen before the plans are there, or when they did not come. `isEdit`: an item of the cart is meant. */
export function toPlanlessView(status: 'loading' | 'error', isEdit: boolean): PlanlessView {
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
export function toOsSelectionView(state: OrderState, isInCart: boolean): ReadyOrderView {
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
