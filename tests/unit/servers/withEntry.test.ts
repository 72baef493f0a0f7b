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
