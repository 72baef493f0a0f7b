import { expect, test } from 'vitest';
import { withEntry } from '@/domain/servers/withEntry';
import { samplePlans } from '@/sample-data/plans';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { samplePrices } from '@/sample-data/prices';

const today = '2026-11-23';

test.each([
  ['Suspended', 'Active'],
  ['Active', 'Active'],
  ['Activation', 'Active'],
  ['Stopping', 'Stopping'],
  ['Stopped', 'Stopped'],
  ['Off', 'Off'],
])('a server that has run out and is %s is %s once it is paid for', (status, then) => {
  const editable = makeEditableServer(makeServer({ status, endDate: '2026-11-22' }));
  const renewal = { kind: 'renewal', id: 'one', serverId: editable.server.id, period: 'month' } as const;
  const changed = withEntry(editable, renewal, { plans: samplePlans, prices: samplePrices, today });
  expect(changed?.editable.server.status).toBe(then);
});

const editable = makeEditableServer(makeServer({ endDate: '2026-12-24', leavesOn: '2026-12-24' }));
const market = { plans: samplePlans, prices: samplePrices, today } as const;

test('a renewal is written into the history, keeps the period for the next one, and withdraws a cancellation', () => {
  const renewal = { kind: 'renewal', id: 'one', serverId: editable.server.id, period: 'year' } as const;
  const changed = withEntry(editable, renewal, market);
  expect(changed?.editable.server).toMatchObject({
    endDate: '2027-12-24',
    leavesOn: null,
    renewalPeriod: 'year',
  });
  expect(changed?.editable.settings.renewalPeriod).toBe('year');
  expect(changed?.notes).toEqual([
    { kind: 'renewed', detail: null },
    { kind: 'staying', detail: null },
  ]);
  const kept = withEntry(makeEditableServer(makeServer()), renewal, market);
  expect(kept?.notes).toEqual([{ kind: 'renewed', detail: null }]);
});

test('a tariff change keeps the end of the period; a tariff that is gone changes nothing', () => {
  const tariff = { kind: 'tariff', id: 'one', serverId: editable.server.id, tariff: 'Sirius' } as const;
  const changed = withEntry(editable, tariff, market);
  expect(changed?.editable.server).toMatchObject({ tariff: 'Sirius[GB]', endDate: '2026-12-24' });
  expect(changed?.notes.map(({ kind }) => kind)).toEqual(['tariffChanged']);
  expect(withEntry(editable, { ...tariff, tariff: 'Nowhere' }, market)).toBeNull();
});
