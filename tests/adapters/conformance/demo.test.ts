import { beforeAll, describe, expect, it, vi } from 'vitest';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import type { CustomerPorts } from '@app/ports/ports';
import { portCases } from '../../conformance/runKit';
import { payer, plentyOfMoney } from '../../conformance/scenarios/things';

let ports: CustomerPorts;
beforeAll(async () => {
  ports = makeSamplePorts(noLatency);
  // Cards pay at once here: money to try with, as the kit has it of a server by its preparations.
  const amount = { currency: 'RUB', minor: plentyOfMoney } as const;
  const topUp = { key: 'plenty', method: 'ruCards', amount, payer, entries: [], promo: null } as const;
  expect(await ports.billing.pay(topUp)).toMatchObject({ status: 'done', value: { status: 'Paid' } });
});

/** The device's storage, which contains the demonstration's cart. */
function makeStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
}

// What the kit wants of a server, the demonstration in a tab does too (D24).
describe.each(portCases)('$calls.0', ({ title, run }) => {
  it(title, async () => {
    vi.stubGlobal('localStorage', makeStorage());
    await run(ports);
  });
});
