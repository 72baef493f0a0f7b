import type { CountryCode } from '@/domain/catalog/plan';
import { box, disc, field, rows, shape, type Flag } from './shapes';

const stripe = 20 / 13;

/** Countries of the data centres that every portal starts with. */
type SoldCountry = Extract<CountryCode, 'GB' | 'RU' | 'US' | 'NL' | 'DE'>;

/** Flags of the countries where plans are sold first; bundled with the page, because every card shows one. */
export const soldFlags: Readonly<Record<SoldCountry, Flag>> = {
  GB: [
    field('012169'),
    shape('fff', 'M0 0h3.6L30 17.6V20h-3.6L0 2.4z', 'M30 0h-3.6L0 17.6V20h3.6L30 2.4z'),
    shape('c8102e', 'M0 0h1.2L30 19.2V20h-1.2L0 .8z', 'M30 0h-1.2L0 19.2V20h1.2L30 .8z'),
    shape('fff', box(11.8, 0, 6.4, 20), box(0, 6.8, 30, 6.4)),
    shape('c8102e', box(13.1, 0, 3.8, 20), box(0, 8.1, 30, 3.8)),
  ],
  RU: rows('fff', '0039a6', 'd52b1e'),
  US: [
    field('fff'),
    shape('b22234', ...[0, 2, 4, 6, 8, 10, 12].map((at) => box(0, at * stripe, 30, stripe))),
    shape('3c3b6e', box(0, 0, 13, 7 * stripe)),
    shape('fff', ...[1.8, 4.2, 6.6, 9].flatMap((y) => [1.6, 4, 6.5, 9, 11.4].map((x) => disc(x, y, 0.6)))),
  ],
  NL: rows('ae1c28', 'fff', '21468b'),
  DE: rows('000', 'd00', 'ffce00'),
};
