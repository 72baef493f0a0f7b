import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rank, type Ranking, type RankingJob } from '@/domain/list/ranking';
import { ServerIndex } from '@/domain/serverIndex';
import { serverSortKeys } from '@/domain/serverQuery';
import { makeServers } from '@/sample-data/manyServers';
import { useRankings } from '@app/containers/servers/useRankings';

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

const preparedIn = (index: ServerIndex) => serverSortKeys.filter((key) => index.isPrepared(key));

test('every column of a long list is ranked by a worker, which then ends', async () => {
  const index = new ServerIndex(makeServers(2000));
  renderHook(() => useRankings(index));
  await waitFor(() => expect(preparedIn(index)).toEqual(serverSortKeys));
  await waitFor(() => expect(workers[0]?.terminate).toHaveBeenCalled());
  expect(workers).toHaveLength(1);
});

test('a column that somebody has sorted by meanwhile is left out', async () => {
  const index = new ServerIndex(makeServers(2000));
  index.prepare('domain', rank(index.job('domain')));
  renderHook(() => useRankings(index));
  await waitFor(() => expect(preparedIn(index)).toEqual(serverSortKeys));
  expect(workers[0]?.postMessage).toHaveBeenCalledTimes(serverSortKeys.length - 1);
});

test('who leaves the list takes the worker along', async () => {
  const index = new ServerIndex(makeServers(2000));
  const { unmount } = renderHook(() => useRankings(index));
  await waitFor(() => expect(workers).toHaveLength(1));
  unmount();
  expect(workers[0]?.terminate).toHaveBeenCalled();
  expect(preparedIn(index).length).toBeLessThan(serverSortKeys.length);
});

test('a short list, and a browser without workers, rank when they are sorted', async () => {
  renderHook(() => useRankings(new ServerIndex(makeServers(1999))));
  vi.stubGlobal('Worker', undefined);
  const index = new ServerIndex(makeServers(2000));
  renderHook(() => useRankings(index));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(workers).toHaveLength(0);
  expect(preparedIn(index)).toEqual([]);
});
