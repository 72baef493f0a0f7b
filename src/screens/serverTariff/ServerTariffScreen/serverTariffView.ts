import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import { reasonOf } from '@/domain/results/failureReason';
import { shownSubmission, type FormSubmission } from '@/domain/form/formState';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import { kopecks, type Money } from '@/domain/money/money';
import { planStar, type PlanSpecs } from '@/domain/catalog/plan';
import {
  quoteTariffChange,
  tariffMonthly,
  tariffs,
  type Tariff,
  type TariffChangeQuote,
  type TariffRefusal,
} from '@/domain/pricing/tariffChange';
import type { Server, ServerId } from '@/domain/servers/server';
import type { ChargeConflict } from '@/domain/servers/serverSettings';
import { specsAfterChange, tariffInPlaceOf, tariffSpecs } from '@/domain/catalog/tariffSpecs';
import { paths } from '@/paths';

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

/** One of the seven of step 1 (§9, D34). */
export interface TariffOption extends TariffFace {
  isCurrent: boolean;
  /** To the current price of a month. */
  difference: Money;
}

export type FinishSubmission =
  | { status: 'idle' }
  | { status: 'pending' }
  /** Why the last attempt failed. */
  | { status: 'failed'; reason: TariffRefusal | FailureReason }
  /** The charge is another one by now; `expected` is charged when it is finished once more (D39). Kopecks. */
  | { status: 'failed'; reason: 'priceChanged'; expected: Money; given: Money };

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
        /** Grows each time: focus goes to the message about it. */
        refusals: number;
      }
    | {
        status: 'confirm';
        server: Server;
        current: TariffFace;
        /** The server after the change. Its disk is never smaller than before (D18). */
        next: TariffFace;
        /** The new tariff would have a smaller disk, and the old one stays. */
        keepsDisk: boolean;
        quote: TariffChangeQuote;
        /** The sum that finishing charges: the quoted one, or the one that the provider has named since. */
        charge: Money;
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

type UnreadyView = Exclude<ServerTariffView, SelectView | ConfirmView>;

interface StepActions {
  /** A server that was to end with its period goes on. */
  onServerKeep: () => void;
}

export interface SelectProps extends StepActions {
  view: SelectView;
  /** A tariff was chosen, by its name. */
  onTariffChoose: (name: string) => void;
  /** Next, or Enter on a tariff. */
  onNext: () => void;
}

export interface ConfirmProps extends StepActions {
  view: ConfirmView;
  /** The tariff is to be changed now. */
  onFinish: () => void;
  onCartAdd: () => void;
}

export type ServerTariffScreenProps =
  | SelectProps
  | ConfirmProps
  | {
      view: UnreadyView;
      /** Asks for the server again. */
      onRetry: () => void;
    };

const backHref = paths.dashboard.vps;

/** The screen where there is no server, or not yet; `id` is what the address names, null where it is no number. */
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

/** A tariff where the server is: the catalogue's plan of the same country. */
function faceOf(tariff: Tariff, server: Server, { plans }: Market): TariffFace {
  return { ...tariff, specs: tariffSpecs(plans, tariffInPlaceOf(server.tariff, tariff.name)) };
}

/** The seven of §9, dearest first (D34); the server's own among them stands at its own price, marked. */
export function tariffOptions(server: Server, market: Market): readonly TariffOption[] {
  const current = currentFace(server, market);
  return tariffs
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

/** Step 1. `refusals`: how often Next was pressed without a choice. */
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

/** Where finishing and the way into the cart are. */
export type ConfirmUse = Pick<ConfirmView, 'submission' | 'isSaving' | 'refusals'>;

/** Finishing as step 2 shows it. */
export function toFinishSubmission(
  submission: FormSubmission<TariffRefusal | ChargeConflict>,
): FinishSubmission {
  return shownSubmission(submission, (failure) => {
    const reason = reasonOf<TariffRefusal | ChargeConflict>(failure);
    return typeof reason === 'object' ? reason : { reason };
  });
}

/** Step 2 for a tariff of the list. */
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

/** Returns the price of the change in the cart. It is the same sum as step 2 shows (D21). */
export function cartPrice(server: Server, tariff: Tariff, market: Market) {
  return priceEntry({ kind: 'tariff', id: '', serverId: server.id, tariff: tariff.name }, market).total;
}
