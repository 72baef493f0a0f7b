import type { IsoDate } from '@/domain/dates';
import { planStar } from '@/domain/plan';
import { quoteTariffChange, tariffMonthly, tariffNamed, tariffs } from '@/domain/pricing/tariffChange';
import type { Server } from '@/domain/server';
import { specsAfterChange, tariffSpecs } from '@/domain/tariffSpecs';
import { samplePlans } from '@/sample-data/plans';
import { makeServer } from '@/sample-data/servers';
import type {
  ConfirmView,
  SelectView,
  TariffFace,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffTypes';

export const frame = { backHref: '/dashboard/vps' } as const;

/** The day on which the stories happen. */
const today: IsoDate = '2026-11-21';

/** Ends in twelve days: the example of D18. */
export const ending: Server = makeServer({ endDate: '2026-12-03' });

function currentOf(server: Server): TariffFace {
  return {
    name: planStar(server.tariff),
    monthly: tariffMonthly(server),
    specs: tariffSpecs(samplePlans, server.tariff),
  };
}

/** Step 1 for a server; anything else of the view as a story wants it. */
export function makeSelectView(server: Server = ending, changes: Partial<SelectView> = {}): SelectView {
  const current = currentOf(server);
  const options = [
    ...tariffs
      .filter(({ name }) => name !== current.name)
      .map((tariff) => ({ ...tariff, specs: tariffSpecs(samplePlans, tariff.name), isCurrent: false })),
    { ...current, isCurrent: true },
  ]
    .toSorted((one, other) => other.monthly - one.monthly)
    .map((option) => ({
      ...option,
      difference: quoteTariffChange(server, option, today).difference,
    }));
  return {
    ...frame,
    status: 'select',
    server,
    current,
    options,
    chosen: '',
    isRefused: false,
    refusals: 0,
    ...changes,
  };
}

/** Step 2 for a server and one of the seven; anything else of the view as a story wants it. */
export function makeConfirmView(
  star: string,
  server: Server = ending,
  changes: Partial<ConfirmView> = {},
): ConfirmView {
  const tariff = tariffNamed(star);
  if (!tariff) throw new RangeError(`No tariff ${star}`);
  const current = currentOf(server);
  const offered = tariffSpecs(samplePlans, star);
  const specs = current.specs && offered ? specsAfterChange(current.specs, offered) : offered;
  return {
    ...frame,
    status: 'confirm',
    server,
    current,
    next: { ...tariff, specs },
    keepsDisk: specs?.storage.size !== offered?.storage.size,
    quote: quoteTariffChange(server, tariff, today),
    selectHref: `/dashboard/server-change-tariff?id=${server.id}&tariff=${star}`,
    submission: { status: 'idle' },
    isSaving: false,
    refusals: 0,
    ...changes,
  };
}
