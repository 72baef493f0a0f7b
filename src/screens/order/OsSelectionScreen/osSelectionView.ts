import type { ReactNode } from 'react';
import type { SystemVersion } from '@/domain/order/compatibility';
import type { OrderConfiguration } from '@/domain/order/configuration';
import { orderHostProblem } from '@/domain/order/orderHost';
import type { Plan, ProductLine } from '@/domain/catalog/plan';
import type { Offers } from '@/domain/catalog/offers';
import type { Prices } from '@/domain/pricing/prices';
import { quoteOrder, type OrderQuote } from '@/domain/pricing/quote';
import { paths } from '@/paths';
import type { OrderNotice } from './parseOrderStart';
import type { OrderState, TakenBack } from './orderState';

/** A missing system, an invalid host name, or a backup that no longer exists. */
export type MissingPart = 'os' | 'host' | 'backup';

interface OrderFrame {
  /** A new order, or an edited cart item (D11). */
  purpose: 'order' | 'edit';
  /** Back link: the plan's catalogue, or the cart. */
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
        prices: Prices;
        /** Systems on offer. */
        systems: readonly SystemVersion[];
        configuration: OrderConfiguration;
        /** Price of the order, the same on every page until paid. */
        quote: OrderQuote;
        /** Missing part without which it cannot be ordered; null for none. */
        missing: MissingPart | null;
        notices: readonly OrderNotice[];
        takenBack: TakenBack | null;
        /** The plan's catalogue. */
        catalogHref: string;
        /** On narrow screens the receipt's lines can be folded away. */
        isReceiptOpen: boolean;
        /** Whether the order is being added to the cart. */
        isSaving: boolean;
      }
  );

export type ReadyOrderView = Extract<OsSelectionView, { status: 'ready' }>;
type PlanlessView = Exclude<OsSelectionView, ReadyOrderView>;

export interface OsSelectionActions {
  /** The configuration changed. */
  onConfigurationChange: (change: Partial<OrderConfiguration>) => void;
  onReceiptToggle: () => void;
  /** Continues to payment. */
  onOrderPay: () => void;
  /** Adds the order to the cart, or saves the edited item. */
  onCartSave: () => void;
}

export type OsSelectionScreenProps =
  | ({
      view: ReadyOrderView;
      /** Section of the host name and the keys. */
      access: ReactNode;
    } & OsSelectionActions)
  | {
      view: PlanlessView;
      /** Retries loading the plans. */
      onRetry: () => void;
    };

const catalogs: Readonly<Record<ProductLine, string>> = {
  vps: paths.dashboard.vpsCatalog,
  cpu: paths.dashboard.vpsCpuCatalog,
  storage: paths.dashboard.vpsStorageCatalog,
};

/** Makes the view without plans: loading or failed. `isEdit`: a cart item is being edited. */
export function toPlanlessView(status: 'loading' | 'error', isEdit: boolean): PlanlessView {
  return {
    status,
    purpose: isEdit ? 'edit' : 'order',
    backHref: isEdit ? paths.dashboard.cart : paths.dashboard.vpsCatalog,
  };
}

/** Returns what keeps a configuration from being ordered (§5). `isBackupGone`: the provider no longer has its backup. */
export function missingIn(configuration: OrderConfiguration, isBackupGone = false): MissingPart | null {
  if (configuration.fromBackup && isBackupGone) return 'backup';
  if (configuration.os === null) return 'os';
  return orderHostProblem(configuration.hostName, configuration.count) === null ? null : 'host';
}

/** Makes the view of the order. An edited entry that has left the cart (`isInCart` false) becomes a new one. */
export function toOsSelectionView(
  state: OrderState,
  { prices }: Pick<Offers, 'prices'>,
  isInCart: boolean,
  isBackupGone = false,
): ReadyOrderView {
  const { plan, systems, configuration, notices, takenBack, isReceiptOpen, isSaving } = state;
  const isEdit = state.edit !== null && isInCart;
  const catalogHref = catalogs[plan.line];
  return {
    status: 'ready',
    purpose: isEdit ? 'edit' : 'order',
    backHref: isEdit ? paths.dashboard.cart : catalogHref,
    catalogHref,
    plan,
    prices,
    systems,
    configuration,
    quote: quoteOrder(plan.price.monthly, configuration, prices),
    missing: missingIn(configuration, isBackupGone),
    notices,
    takenBack,
    isReceiptOpen,
    isSaving,
  };
}
