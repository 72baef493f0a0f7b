import { addDays } from '@/domain/time/dates';
import { kopecks, rubles } from '@/domain/money/money';
import { tariffNamed } from '@/domain/pricing/tariffChange';
import type { Server } from '@/domain/servers/server';
import { samplePlans } from '@/sample-data/plans';
import { makeServer } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import {
  toConfirmView,
  toSelectView,
  type ConfirmUse,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffView';
import { withTariff } from '@/screens/serverTariff/ServerTariffScreen/serverTariffUrl';
import { choice, count, knobs, lengthened, toggle } from './knobs';

/** Ends in twelve days: the example of D18. */
export const ending = makeServer({ endDate: '2026-12-03' });

const marketOf = (server: Server) => ({
  plans: samplePlans,
  prices: samplePrices,
  servers: [server],
  today: '2026-11-21' as const,
});

/** Makes the view of step 1. */
export function makeSelectView(server = ending, { chosen = '', refusals = 0 } = {}) {
  return toSelectView(server, marketOf(server), chosen, refusals);
}

/** Makes the view of step 2 for one of the seven tariffs. */
export function makeConfirmView(star: string, server = ending, changes: Partial<ConfirmUse> = {}) {
  const tariff = tariffNamed(samplePrices.tariffs, star);
  if (!tariff) throw new RangeError(`No tariff ${star}`);
  const back = withTariff(`?id=${server.id}`, { tariff: star, isConfirm: false });
  return toConfirmView(server, marketOf(server), tariff, `/dashboard/server-change-tariff${back}`, {
    submission: { status: 'idle' },
    isSaving: false,
    refusals: 0,
    ...changes,
  });
}

/** Knobs for both steps: any tariff, any number of remaining days. */
export const tariffKnobs = knobs(
  {
    step: choice(['select', 'confirm']),
    current: choice(['Diadem', ...samplePrices.tariffs.map(({ name }) => name)]),
    chosen: choice(['none', ...samplePrices.tariffs.map(({ name }) => name)]),
    daysLeft: count(12, 60),
    hasOptions: toggle(),
    isCancelled: toggle(),
    isAnotherAwaited: toggle(),
    longNames: toggle(),
    sending: choice(['idle', 'pending', 'failed']),
  },
  (values) => {
    const { step, current, chosen, daysLeft, hasOptions, isCancelled, isAnotherAwaited, longNames } = values;
    const price = tariffNamed(samplePrices.tariffs, current)?.monthly ?? ending.monthlyPrice;
    const options = rubles(hasOptions ? 900 : 0);
    const server = makeServer({
      tariff: `${longNames ? lengthened(current) : current}[GB]`,
      monthlyPrice: kopecks(price + options),
      optionsMonthly: options,
      endDate: addDays('2026-11-21', daysLeft),
      leavesOn: isCancelled ? addDays('2026-11-21', daysLeft) : null,
      awaitedTariff: isAnotherAwaited ? 'Arcturus[GB]' : null,
      ...(longNames ? { domain: lengthened(ending.domain) } : {}),
    });
    // Submission states are only visible in the second step.
    if (step === 'select' && values.sending === 'idle')
      return { view: makeSelectView(server, { chosen: chosen === 'none' ? '' : chosen }) };
    return {
      view: makeConfirmView(chosen === 'none' ? 'Okul' : chosen, server, {
        submission:
          values.sending === 'failed'
            ? { status: 'failed', reason: 'unexpected' }
            : { status: values.sending },
        refusals: values.sending === 'failed' ? 1 : 0,
      }),
    };
  },
);
