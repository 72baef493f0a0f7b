import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import { reasonOf } from '@/domain/results/failureReason';
import { shownSubmission, type FormSubmission } from '@/domain/form/formState';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import { kopecks, type Money } from '@/domain/money/money';
import { planStar, type PlanSpecs } from '@/domain/catalog/plan';
import {
  quoteTariffChange,
  tariffMonthly,
  type Tariff,
  type TariffChangeQuote,
  type TariffRefusal,
} from '@/domain/pricing/tariffChange';
import type { Server, ServerId } from '@/domain/servers/server';
import type { ChargeConflict } from '@/domain/servers/serverSettings';
import { specsAfterChange, tariffInPlaceOf, tariffSpecs } from '@/domain/catalog/tariffSpecs';
import { paths } from '@/paths';

/** The two steps of §2, as in the address. */
export const tariffStepIds = ['select', 'confirm'] as const;

/** A tariff in a comparison. */
export interface TariffFace {
  /** Its star. */
  name: string;
  /** Price of the tariff alone, without options. */
  monthly: Money;
  /** Null for an unknown star. */
  specs: PlanSpecs | null;
}

/** One of the seven tariffs of step 1 (§9, D34). */
export interface TariffOption extends TariffFace {
  isCurrent: boolean;
  /** Difference to the current monthly price. */
  difference: Money;
}

export type FinishSubmission =
  | { status: 'idle' }
  | { status: 'pending' }
  /** Why the last attempt failed. */
  | { status: 'failed'; reason: TariffRefusal | FailureReason }
  /** The charge has changed; confirming again charges `expected` (D39). Kopecks. */
  | { status: 'failed'; reason: 'priceChanged'; expected: Money; given: Money };

interface ServerTariffFrame {
  /** Server list, which Cancel leads to (§2). */
  backHref: string;
}

/** The states of the screen. */
export type ServerTariffView = ServerTariffFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    /** The address names no server of this customer; `id` is null for an invalid number. */
    | { status: 'noServer'; id: ServerId | null }
    | {
        status: 'select';
        server: Server;
        current: TariffFace;
        options: readonly TariffOption[];
        /** Star of the chosen tariff; empty for none. */
        chosen: string;
        /** Whether Next was pressed without a choice (§5). */
        isRefused: boolean;
        /** Increases each time, which moves focus to the error. */
        refusals: number;
      }
    | {
        status: 'confirm';
        server: Server;
        current: TariffFace;
        /** The server after the change. Its disk never shrinks (D18). */
        next: TariffFace;
        /** Whether the old, larger disk is kept. */
        keepsDisk: boolean;
        quote: TariffChangeQuote;
        /** Sum that finishing charges: the quoted one, or the server's newer one. */
        charge: Money;
        /** Address of step 1 with its choice. */
        selectHref: string;
        submission: FinishSubmission;
        /** Whether it is being added to the cart. */
        isSaving: boolean;
        refusals: number;
      }
  );

export type SelectView = Extract<ServerTariffView, { status: 'select' }>;
export type ConfirmView = Extract<ServerTariffView, { status: 'confirm' }>;

type UnreadyView = Exclude<ServerTariffView, SelectView | ConfirmView>;

interface StepActions {
  /** Withdraws a server's cancellation. */
  onServerKeep: () => void;
}

export interface SelectProps extends StepActions {
  view: SelectView;
  /** A tariff was selected by name. */
  onTariffChoose: (name: string) => void;
  /** Next, or Enter on a tariff. */
  onNext: () => void;
}

export interface ConfirmProps extends StepActions {
  view: ConfirmView;
  /** Changes the tariff now. */
  onFinish: () => void;
  onCartAdd: () => void;
}

export type ServerTariffScreenProps =
  | SelectProps
  | ConfirmProps
  | {
      view: UnreadyView;
      /** Retries loading the server. */
      onRetry: () => void;
    };

const backHref = paths.dashboard.vps;

/** Makes the view without a server; `id` is that of the address, null for an invalid number. */
export function toUnreadyView(load: Loaded<unknown>, id: ServerId | 'unnamed' | null): UnreadyView {
  if (id === null || load.status === 'ready')
    return { status: 'noServer', id: id === 'unnamed' ? null : id, backHref };
  return { ...load, backHref };
}

function currentFace(server: Server, { plans }: Market): TariffFace {
  return {
    name: planStar(server.tariff),
    monthly: tariffMonthly(server),
    specs: tariffSpecs(plans, server.tariff),
  };
}

/** Returns a tariff with the hardware of the same country's plan. */
function faceOf(tariff: Tariff, server: Server, { plans }: Market): TariffFace {
  return { ...tariff, specs: tariffSpecs(plans, tariffInPlaceOf(server.tariff, tariff.name)) };
}

/** Returns the seven tariffs of §9, most expensive first (D34); the current one is marked, with its own price. */
export function tariffOptions(server: Server, market: Market): readonly TariffOption[] {
  const current = currentFace(server, market);
  return market.prices.tariffs
    .map((tariff): TariffOption =>
      tariff.name === current.name
        ? { ...current, isCurrent: true, difference: kopecks(0) }
        : {
            ...faceOf(tariff, server, market),
            isCurrent: false,
            difference: quoteTariffChange(server, tariff, market.today).difference,
          },
    )
    .toSorted((one, other) => other.monthly - one.monthly);
}

/** Makes step 1. `refusals`: how often Next was pressed without a choice. */
export function toSelectView(server: Server, market: Market, chosen: string, refusals: number): SelectView {
  return {
    status: 'select',
    backHref,
    server,
    current: currentFace(server, market),
    options: tariffOptions(server, market),
    chosen,
    isRefused: refusals > 0 && chosen === '',
    refusals,
  };
}

/** State of finishing and of adding to the cart. */
export type ConfirmUse = Pick<ConfirmView, 'submission' | 'isSaving' | 'refusals'>;

/** Makes the view of finishing. */
export function toFinishSubmission(
  submission: FormSubmission<TariffRefusal | ChargeConflict>,
): FinishSubmission {
  return shownSubmission(submission, (failure) => {
    const reason = reasonOf<TariffRefusal | ChargeConflict>(failure);
    return typeof reason === 'object' ? reason : { reason };
  });
}

/** Makes step 2 for a tariff. */
export function toConfirmView(
  server: Server,
  market: Market,
  tariff: Tariff,
  selectHref: string,
  { submission, isSaving, refusals }: ConfirmUse,
): ConfirmView {
  const current = currentFace(server, market);
  const offered = faceOf(tariff, server, market);
  const quote = quoteTariffChange(server, tariff, market.today);
  const isRepriced = submission.status === 'failed' && submission.reason === 'priceChanged';
  const specs =
    current.specs && offered.specs ? specsAfterChange(current.specs, offered.specs) : offered.specs;
  return {
    status: 'confirm',
    backHref,
    server,
    current,
    next: { ...offered, specs },
    keepsDisk: (offered.specs?.storage.size ?? 0) < (specs?.storage.size ?? 0),
    quote,
    charge: isRepriced ? submission.expected : quote.charge,
    selectHref,
    submission,
    isSaving,
    refusals,
  };
}

/** Returns the price of the change in the cart, equal to step 2 (D21). */
export function cartPrice(server: Server, tariff: Tariff, market: Market) {
  return priceEntry({ kind: 'tariff', id: '', serverId: server.id, tariff: tariff.name }, market).total;
}
