import { rank, type RankingJob } from '@/domain/list/ranking';

/** Ranks columns off the main thread: a job comes in, its ranking goes back without being copied. */
self.onmessage = ({ data }: MessageEvent<RankingJob>) => {
  const ranking = rank(data);
  self.postMessage(ranking, { transfer: [ranking.order.buffer, ranking.ranks.buffer] });
};
