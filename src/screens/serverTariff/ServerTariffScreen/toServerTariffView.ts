import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import { kopecks } from '@/domain/money';
import { planStar } from '@/domain/plan';
import { quoteTariffChange, tariffMonthly, tariffs, type Tariff } from '@/domain/pricing/tariffChange';
import type { Server } from '@/domain/server';
import { specsAfterChange, tariffInPlaceOf, tariffSpecs } from '@/domain/tariffSpecs';
import type {
  ConfirmView,
  FinishSubmission,
  SelectView,
  TariffFace,
  TariffOption,
} from './serverTariffTypes';
import { paths } from '@/paths';

const backHref = paths.dashboard.vps;

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

/** The seven of §9 in their order, and the server's own at its price among them, marked. */
export function tariffOptions(server: Server, market: Market): readonly TariffOption[] {
  const current = currentFace(server, market);
  const others = tariffs.filter(({ name }) => name !== current.name);
  const cheaper = others.findIndex(({ monthly }) => monthly < current.monthly);
  const at = cheaper === -1 ? others.length : cheaper;
  const options = others.map((tariff) => ({
    ...faceOf(tariff, server, market),
    isCurrent: false,
    difference: quoteTariffChange(server, tariff, market.today).difference,
  }));
  return options.toSpliced(at, 0, { ...current, isCurrent: true, difference: kopecks(0) });
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
export interface ConfirmUse {
  submission: FinishSubmission;
  isSaving: boolean;
  refusals: number;
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
  const specs =
    current.specs && offered.specs ? specsAfterChange(current.specs, offered.specs) : offered.specs;
  return {
    status: 'confirm',
    backHref,
    server,
    current,
    next: { ...offered, specs },
    keepsDisk: (offered.specs?.storage.size ?? 0) < (specs?.storage.size ?? 0),
    quote: quoteTariffChange(server, tariff, market.today),
    selectHref,
    submission,
    isSaving,
    refusals,
  };
}

/** What the cart will ask for the change: the same sum as step 2 shows (D21). */
export function cartPrice(server: Server, tariff: Tariff, market: Market) {
  return priceEntry({ kind: 'tariff', id: '', serverId: server.id, tariff: tariff.name }, market).total;
}
