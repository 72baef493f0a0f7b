import { expect, test } from 'vitest';
import { addPart, applyToRows, nothingDone } from '@/domain/list/bulkAction';
import { plainQuery } from '@/domain/list/listRules';
import { serverRules } from '@/domain/servers/serverRules';
import { sampleServers } from '@/sample-data/servers';

test('parts of an act add up until nothing follows', () => {
  const failed = [{ id: '7', name: 'seven' }];
  const first = addPart(nothingDone, { done: 150, skipped: 49, failed, next: 'more' });
  expect(first).toEqual({ status: 'running', done: 150, skipped: 49, failed });
  const last = addPart(first, { done: 20, skipped: 0, failed: [{ id: '9', name: 'nine' }], next: null });
  expect(last).toEqual({
    status: 'ended',
    done: 170,
    skipped: 49,
    failed: [...failed, { id: '9', name: 'nine' }],
  });
});

test('loaded rows are one part: those of the query, without the excluded, and of them those it is for', () => {
  const query = plainQuery(serverRules, 'example.ru');
  const excluded = sampleServers[0];
  if (!excluded) throw new Error('No sample servers');
  const isFor = ({ status }: { status: string }) => status === 'Active';
  const wanted = sampleServers.slice(1).filter(({ domain }) => domain.includes('example.ru'));
  const { ids, part } = applyToRows(sampleServers, serverRules, { query, except: [excluded.id] }, isFor);
  expect(ids).toEqual(wanted.filter(isFor).map(({ id }) => id));
  expect(part).toEqual({
    done: ids.length,
    skipped: wanted.length - ids.length,
    failed: [],
    next: null,
  });
  const everyone = applyToRows(sampleServers, serverRules, { query, except: [] }, () => true);
  expect(everyone.ids).toContain(excluded.id);
  expect(everyone.part.skipped).toBe(0);
});
