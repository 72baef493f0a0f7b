import type { IsoDate } from '@/domain/dates';
import type { Money } from '@/domain/money';
import type { PeriodId } from '@/domain/pricing/period';
import type { RenewalQuote } from '@/domain/pricing/renewal';
import type { Server, ServerId } from '@/domain/server';

/** A server, and what the chosen period does for it. */
export interface RenewalLine {
  server: Server;
  /** What was paid for is over: the new term counts from today. */
  isExpired: boolean;
  until: IsoDate;
  price: Money;
}

/** One of the six periods (§9) for all the servers. */
export interface PeriodOffer {
  period: PeriodId;
  total: Money;
  /** Against paying month by month (D15); zero for nothing saved. */
  saving: Money;
  /** Null where the servers end on different days. */
  until: IsoDate | null;
}

interface ServerRenewFrame {
  /** The list of servers; Cancel leads there as well (§2). */
  backHref: string;
}

/** The states of the screen. */
export type ServerRenewView = ServerRenewFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    /** The address names no server of this customer; no ids at all where it has nothing that could be one. */
    | { status: 'noServer'; ids: readonly ServerId[] }
    | {
        status: 'ready';
        /** One at least. */
        lines: readonly RenewalLine[];
        /** Asked for, but not this customer's. */
        missing: readonly ServerId[];
        /** Part of the address could not be read. */
        isDamaged: boolean;
        period: PeriodId;
        offers: readonly PeriodOffer[];
        /** The chosen period's receipt; its total is the sum of the lines' prices. */
        quote: RenewalQuote;
        /** On narrow screens the receipt can be folded away. */
        isReceiptOpen: boolean;
        /** On its way into the cart. */
        isSaving: boolean;
      }
  );

export type ReadyRenewView = Extract<ServerRenewView, { status: 'ready' }>;

export interface ServerRenewActions {
  onPeriodChange: (period: PeriodId) => void;
  onReceiptToggle: () => void;
  onCartAdd: () => void;
  /** Asks for the servers again. */
  onRetry: () => void;
}

export interface ServerRenewScreenProps extends ServerRenewActions {
  view: ServerRenewView;
}
