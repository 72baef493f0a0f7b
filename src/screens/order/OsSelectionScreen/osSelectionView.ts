import type { ReactNode } from 'react';
import type { SystemVersion } from '@/domain/order/compatibility';
import type { OrderConfiguration } from '@/domain/order/configuration';
import type { OrderedBackup } from '@/domain/order/orderedBackup';
import { orderHostProblem } from '@/domain/order/orderHost';
import { planNamed, type Plan, type ProductLine } from '@/domain/catalog/plan';
import type { Offers } from '@/domain/catalog/offers';
import type { Prices } from '@/domain/pricing/prices';
import { quoteOrder, type OrderQuote } from '@/domain/pricing/quote';
import type { Loaded } from '@/domain/results/loaded';
import { isBackupGone, type BackupList } from '@/domain/servers/backups';
import { diskCopyObstacle } from '@/domain/servers/diskCopy';
import type { Server } from '@/domain/servers/server';
import { paths } from '@/paths';
import type { OrderNotice } from './parseOrderStart';
import type { OrderState, TakenBack } from './orderState';

/** Why a backup cannot be ordered with a plan: it no longer exists, or the plan's disk cannot get it. */
export type BackupProblem = 'backupGone' | 'backupUnfit';

/** A missing system, an invalid host name, or a problem of the backup. */
export type MissingPart = 'os' | 'host' | BackupProblem;

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

/** Returns why a backup cannot be ordered with a plan, as far as is loaded; null for no known reason. */
export function backupProblem(
  backup: OrderedBackup,
  plan: Plan,
  {
    plans,
    servers,
    backups,
  }: { plans: readonly Plan[]; servers: Loaded<readonly Server[]>; backups: Loaded<BackupList> },
): BackupProblem | null {
  if (backups.status === 'ready' && isBackupGone(backups.value, backup)) return 'backupGone';
  if (servers.status !== 'ready') return null;
  const from = servers.value.find(({ id }) => id === backup.serverId);
  if (!from) return 'backupGone';
  const gigabytes = planNamed(plans, from.tariff)?.specs.storage.size ?? null;
  const disk = { datacenter: plan.datacenter, gigabytes: plan.specs.storage.size };
  return diskCopyObstacle({ datacenter: from.datacenter, gigabytes }, disk) && 'backupUnfit';
}

/** Returns what keeps a configuration from being ordered (§5). */
export function missingIn(
  configuration: OrderConfiguration,
  problem: BackupProblem | null,
): MissingPart | null {
  if (problem) return problem;
  if (configuration.os === null) return 'os';
  return orderHostProblem(configuration.hostName, configuration.count) === null ? null : 'host';
}

interface OrderSurroundings {
  /** Whether the edited entry is still in the cart; otherwise it becomes a new one. */
  isInCart: boolean;
  /** Problem of the ordered backup; null for none. */
  problem: BackupProblem | null;
}

/** Makes the view of the order. */
export function toOsSelectionView(
  state: OrderState,
  { prices }: Pick<Offers, 'prices'>,
  { isInCart, problem }: OrderSurroundings,
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
    missing: missingIn(configuration, problem),
    notices,
    takenBack,
    isReceiptOpen,
    isSaving,
  };
}
