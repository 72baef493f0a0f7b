import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rank, type Ranking, type RankingJob } from '@/domain/list/ranking';
import { ListIndex } from '@/domain/list/listIndex';
import { namesOf } from '@/domain/list/listRules';
import { serverRules } from '@/domain/serverRules';
import { makeServers } from '../../../stories/kit/manyServers';
import { useRankings } from '@app/lists/useRankings';

const workers: RankingWorker[] = [];

/** Ranks as the real one does, a turn later. */
class RankingWorker {
  onmessage: ((event: { data: Ranking }) => void) | null = null;
  readonly terminate = vi.fn();
  readonly postMessage = vi.fn((job: RankingJob) => {
    setTimeout(() => this.onmessage?.({ data: rank(job) }));
  });

  constructor() {
    workers.push(this);
  }
}

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', RankingWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const sortKeys = namesOf(serverRules.sorts);
const indexOf = (count: number) => new ListIndex(makeServers(count), serverRules);
const preparedIn = (index: ReturnType<typeof indexOf>) => sortKeys.filter((key) => index.isSortPrepared(key));

test('every column of a long list is ranked by a worker, which then ends', async () => {
  const index = indexOf(2000);
  renderHook(() => useRankings(index, serverRules));
  await waitFor(() => expect(preparedIn(index)).toEqual(sortKeys));
  await waitFor(() => expect(workers[0]?.terminate).toHaveBeenCalled());
  expect(workers).toHaveLength(1);
});

test('a column that somebody has sorted by meanwhile is left out', async () => {
  const index = indexOf(2000);
  index.prepareSort('domain', rank(index.sortJob('domain')));
  renderHook(() => useRankings(index, serverRules));
  await waitFor(() => expect(preparedIn(index)).toEqual(sortKeys));
  expect(workers[0]?.postMessage).toHaveBeenCalledTimes(sortKeys.length - 1);
});

test('who leaves the list takes the worker along', async () => {
  const index = indexOf(2000);
  const { unmount } = renderHook(() => useRankings(index, serverRules));
  await waitFor(() => expect(workers).toHaveLength(1));
  unmount();
  expect(workers[0]?.terminate).toHaveBeenCalled();
  expect(preparedIn(index).length).toBeLessThan(sortKeys.length);
});

test('a short list, and a browser without workers, rank when they are sorted', async () => {
  renderHook(() => useRankings(indexOf(1999), serverRules));
  vi.stubGlobal('Worker', undefined);
  const index = indexOf(2000);
  renderHook(() => useRankings(index, serverRules));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(workers).toHaveLength(0);
  expect(preparedIn(index)).toEqual([]);
});
