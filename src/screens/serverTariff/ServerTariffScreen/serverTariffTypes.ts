import type { Money } from '@/domain/money';
import type { PlanSpecs } from '@/domain/plan';
import type { TariffChangeQuote } from '@/domain/pricing/tariffChange';
import type { Server, ServerId } from '@/domain/server';

/** The two steps of §2, as the address names them. */
export const tariffStepIds = ['select', 'confirm'] as const;

/** A tariff as it is compared. */
export interface TariffFace {
  /** Its star. */
  name: string;
  /** The tariff's own price, without the server's options. */
  monthly: Money;
  /** Null for a star that the catalogue does not know. */
  specs: PlanSpecs | null;
}

/** One of the list of step 1: the seven of §9, and the server's own. */
export interface TariffOption extends TariffFace {
  isCurrent: boolean;
  /** To the current price of a month. */
  difference: Money;
}

/** Why the last attempt failed. */
export type FinishFailure = 'offline' | 'unexpected' | 'noServer' | 'noTariff' | 'sameTariff';

export type FinishSubmission =
  { status: 'idle' } | { status: 'pending' } | { status: 'failed'; reason: FinishFailure };

interface ServerTariffFrame {
  /** The list of servers: Cancel leads there (§2). */
  backHref: string;
}

/** The states of the screen. */
export type ServerTariffView = ServerTariffFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    /** The address names no server of this customer; `id` is null where it is not even a number. */
    | { status: 'noServer'; id: ServerId | null }
    | {
        status: 'select';
        server: Server;
        current: TariffFace;
        options: readonly TariffOption[];
        /** A star; empty while none is chosen. */
        chosen: string;
        /** Next was pressed without a choice (§5). */
        isRefused: boolean;
        /** Grows each time: focus goes to what is said about it. */
        refusals: number;
      }
    | {
        status: 'confirm';
        server: Server;
        current: TariffFace;
        /** What the server will be: its disk is never smaller than before (D18). */
        next: TariffFace;
        /** The new tariff would have a smaller disk, and the old one stays. */
        keepsDisk: boolean;
        quote: TariffChangeQuote;
        /** Back: step 1 with its choice. */
        selectHref: string;
        submission: FinishSubmission;
        /** On its way into the cart. */
        isSaving: boolean;
        refusals: number;
      }
  );

export type SelectView = Extract<ServerTariffView, { status: 'select' }>;
export type ConfirmView = Extract<ServerTariffView, { status: 'confirm' }>;

export interface ServerTariffActions {
  onTariffChoose: (name: string) => void;
  /** Next, or Enter on a tariff. */
  onNext: () => void;
  onFinish: () => void;
  onCartAdd: () => void;
  /** Asks for the server again. */
  onRetry: () => void;
}

export interface ServerTariffScreenProps extends ServerTariffActions {
  view: ServerTariffView;
}
