import type { OrderParam } from '@/domain/order/orderUrl';
import type { Money } from '@/domain/money';
import type { Dropped, OrderConfiguration } from '@/domain/order/configuration';
import type { Plan } from '@/domain/plan';
import type { OrderQuote } from '@/domain/pricing/quote';

/** Choices that were taken back because they do not go with another one. */
export interface TakenBack {
  dropped: readonly Dropped[];
  /** What had been chosen: the names of what was dropped, and the system it did not go with. */
  chosen: OrderConfiguration;
  /** Which choice brought it about: it is said beside it. */
  cause: 'os' | 'programs';
}

/** What happened to the order on the way here: said once, above it (D21). */
export type OrderNotice =
  /** No plan was named. */
  | { kind: 'planMissing' }
  /** A plan was named in a way that cannot be read. */
  | { kind: 'planUnreadable' }
  /** A plan was named that is not on sale; the name is a stranger's text. */
  | { kind: 'planUnknown'; asked: string }
  /** The link has another price than the catalogue, whose price counts. */
  | { kind: 'priceChanged'; monthly: Money }
  /** The link asked for two or three years. */
  | { kind: 'periodCapped' }
  /** Values that mean nothing, and were left out. */
  | { kind: 'ignored'; params: readonly OrderParam[] }
  /** Choices of the link that do not go together. */
  | { kind: 'takenBack'; dropped: readonly Dropped[]; chosen: OrderConfiguration };

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
        /** What it costs: the same everywhere until it is paid. */
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

export interface OsSelectionActions {
  onConfigurationChange: (change: Partial<OrderConfiguration>) => void;
  onReceiptToggle: () => void;
  onOrderPay: () => void;
  /** Puts the order into the cart, or saves the change of an item. */
  onCartSave: () => void;
  /** Asks for the plans again. */
  onRetry: () => void;
}

export interface OsSelectionScreenProps extends OsSelectionActions {
  view: OsSelectionView;
}
