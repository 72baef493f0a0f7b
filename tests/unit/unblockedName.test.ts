import { expect, test } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { unblockedName } from '../../app/build/unblockedName';

const blocked = /analytic|telemetry|tracker|tracking|advert|banner|pixel/i;

test.each([
  ['AdminAnalytics.container', 'Admin.container'],
  ['adminAnalytics', 'admin'],
  ['analytics', 'part'],
  ['sampleMetrics', 'sample'],
  // The server refuses names that begin with a dot, as those of hidden files.
  ['Statistics.container', 'container'],
  ['ServerList.container', 'ServerList.container'],
])('the chunk %s is called %s, which no ad blocker drops', (name, expected) => {
  expect(unblockedName(name)).toBe(expected);
});

test('no call has an address that ad blockers drop', () => {
  for (const { path } of Object.values(adminContract)) expect(path).not.toMatch(blocked);
});
