import { toIsoDateTime } from '@/domain/time/dates';
import type { MetricsPoint } from '@/domain/servers/metrics';

/** Hashes a text to a number from 0 up to 1 (FNV-1a with an additional mix). */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Interpolates such numbers at every `step` to a smooth, deterministic curve from 0 to 1. */
function smooth(name: string, place: number, step: number): number {
  const index = Math.floor(place / step);
  const part = place / step - index;
  const eased = part * part * (3 - 2 * part);
  const [here, next] = [fraction(`${name}:${index}`), fraction(`${name}:${index + 1}`)];
  return here + (next - here) * eased;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Load from 0 to 1: higher by day than by night, with a level per server and short peaks. */
function load(serverId: number, at: number): number {
  const level = 0.15 + 0.4 * fraction(`level:${serverId}`);
  const shift = fraction(`shift:${serverId}`) * 4 * hourMs;
  const day = 0.5 - 0.5 * Math.cos((2 * Math.PI * (at - shift - 3 * hourMs)) / dayMs);
  const hour = smooth(`hour:${serverId}`, at, hourMs);
  const peak = smooth(`peak:${serverId}`, at, 5 * 60_000) ** 6;
  return Math.min(1, level * (0.35 + 0.65 * day) * (0.6 + 0.8 * hour) + 0.3 * peak);
}

/** Disk use from 0 to 1: grows for a month, drops, and grows again. */
function diskUse(serverId: number, at: number): number {
  const month = 30 * dayMs;
  const full = (at / month + fraction(`disk:${serverId}`)) % 1;
  return 0.2 + 0.3 * fraction(`files:${serverId}`) + 0.25 * full;
}

/** Returns a simulated server's load at a moment. It depends only on the server's id and the moment. */
export function sampleLoad(serverId: number, at: Date): MetricsPoint {
  const moment = at.getTime();
  const now = load(serverId, moment);
  const size = 2000 + 60_000 * fraction(`traffic:${serverId}`) ** 2;
  const cache = 0.2 * smooth(`cache:${serverId}`, moment, 6 * hourMs);
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    at: toIsoDateTime(at),
    cpuPercent: tenths(100 * now),
    memoryPercent: tenths(
      100 * Math.min(0.95, 0.25 + 0.35 * fraction(`memory:${serverId}`) + cache + 0.15 * now),
    ),
    diskPercent: tenths(100 * diskUse(serverId, moment)),
    receivedKbps: Math.round(size * now * 0.2),
    sentKbps: Math.round(size * now),
  };
}

/** Evenly spaced moments from `from` to `to`, both included. */
export interface SampledMoments {
  from: Date;
  to: Date;
  points: number;
}

/** Returns a simulated server's load at such moments, without those at which it did not run. */
export function sampleCurve(
  serverId: number,
  { from, to, points }: SampledMoments,
  ran: (moment: Date) => boolean = () => true,
): MetricsPoint[] {
  const step = (to.getTime() - from.getTime()) / (points - 1);
  return Array.from({ length: points }, (_, index) => new Date(from.getTime() + Math.round(index * step)))
    .filter(ran)
    .map((moment) => sampleLoad(serverId, moment));
}
