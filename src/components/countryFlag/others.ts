import type { CountryCode } from '@/domain/catalog/plan';
import {
  bars,
  box,
  columns,
  disc,
  field,
  nordic,
  openTriangle,
  rows,
  shape,
  star,
  type Flag,
} from './shapes';
import type { soldFlags } from './sold';

const plus = (x: number, y: number) => box(x - 0.6, y - 1.8, 1.2, 3.6) + box(x - 1.8, y - 0.6, 3.6, 1.2);

/** Five places around a centre, the first one on top. */
const fiveAround = (x: number, y: number, r: number) =>
  [0, 1, 2, 3, 4].map((at) => {
    const angle = (at * 0.4 - 0.5) * Math.PI;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });

/** Flags of the country list, loaded with it. Simplified for 21 pixels. */
export const otherFlags: Readonly<Record<Exclude<CountryCode, keyof typeof soldFlags>, Flag>> = {
  AE: [...rows('00732f', 'fff', '000'), shape('f00', box(0, 0, 7.5, 20))],
  AM: rows('d90012', '0033a0', 'f2a800'),
  AR: [...rows('74acdf', 'fff', '74acdf'), shape('f6b40e', star(15, 10, 2.9, 16, 0.6))],
  AT: rows('c8102e', 'fff', 'c8102e'),
  AU: [
    field('00008b'),
    shape('fff', 'M0 0h2L15 8.7V10h-2L0 1.3z', 'M15 0h-2L0 8.7V10h2L15 1.3z'),
    shape('fff', box(5.8, 0, 3.4, 10), box(0, 3.3, 15, 3.4)),
    shape('e4002b', box(6.5, 0, 2, 10), box(0, 4, 15, 2)),
    shape(
      'fff',
      star(7.5, 15, 2.8, 7, 0.45),
      star(22.5, 3.8, 1.5, 7, 0.45),
      star(18.8, 9, 1.5, 7, 0.45),
      star(26.2, 7.8, 1.5, 7, 0.45),
      star(22.5, 16.4, 1.5, 7, 0.45),
      star(24, 11.2, 0.9),
    ),
  ],
  BE: columns('000', 'fdda24', 'ef3340'),
  BG: rows('fff', '00966e', 'd62612'),
  BR: [
    field('009739'),
    shape('fedd00', 'M15 2l13 8-13 8L2 10z'),
    shape('012169', disc(15, 10, 4.4)),
    shape('fff', 'M10.8 8.7a10 10 0 0 1 8.4 3.1l-.5 1a9 9 0 0 0-8.1-2.9z'),
  ],
  CA: [
    field('fff'),
    shape('d80621', box(0, 0, 7.5, 20), box(22.5, 0, 7.5, 20)),
    shape(
      'd80621',
      'M15 3l1.3 2.5 1.5-.8-.6 4 1.9-1.9.4 1.2 2.1-.3-.8 2.1.9.5-3.6 3 .4 1.3-3.1-.5V17h-.8v-2.9l-3.1.5.4-1.3-3.6-3 .9-.5-.8-2.1 2.1.3.4-1.2 1.9 1.9-.6-4 1.5.8z',
    ),
  ],
  CH: [field('da291c'), shape('fff', box(13, 4, 4, 12), box(9, 8, 12, 4))],
  CL: [...rows('fff', 'd52b1e'), shape('0039a6', box(0, 0, 10, 10)), shape('fff', star(5, 5, 3))],
  CY: [
    field('fff'),
    shape(
      'd57800',
      'M7.5 9.6c2-.3 3-1.7 5-1.9 3.2-.2 5.4-1.6 9-3.7-1 2.3-2.7 3.4-2.7 4.9 0 1.7-2.5 1.3-3.6 2.3-1.6 1.3-4.7 1.5-5.8.5-1.2-.6-1.6-1.1-1.9-2.1z',
    ),
    shape('4e5b31', 'M9.5 13.4c1.8 2 3.8 2.5 5.5 2.5s3.7-.5 5.5-2.5c-1 3.1-3.3 4.1-5.5 4.1s-4.5-1-5.5-4.1z'),
  ],
  CZ: [...rows('fff', 'd7141a'), shape('11457e', 'M0 0l15 10L0 20z')],
  DK: nordic('c8102e', 'fff'),
  EE: rows('0072ce', '000', 'fff'),
  ES: [field('aa151b'), shape('f1bf00', box(0, 5, 30, 10)), shape('aa151b', box(7.5, 8, 3.2, 4.2))],
  FI: nordic('fff', '003580'),
  FR: columns('0055a4', 'fff', 'ef4135'),
  GE: [
    field('fff'),
    shape('e8112d', box(13, 0, 4, 20), box(0, 8, 30, 4)),
    shape('e8112d', plus(6.5, 4), plus(23.5, 4), plus(6.5, 16), plus(23.5, 16)),
  ],
  GR: [
    field('0d5eaf'),
    shape('fff', ...[1, 3, 5, 7].map((at) => box(0, (at * 20) / 9, 30, 20 / 9))),
    shape('0d5eaf', box(0, 0, 11.1, 11.1)),
    shape('fff', box(4.45, 0, 2.2, 11.1), box(0, 4.45, 11.1, 2.2)),
  ],
  HK: [
    field('de2910'),
    shape('fff', ...fiveAround(15, 10, 3.2).map(([x, y]) => disc(x, y, 2))),
    shape('de2910', ...fiveAround(15, 10, 3.6).map(([x, y]) => disc(x, y, 0.6))),
  ],
  HU: rows('ce2939', 'fff', '477050'),
  IE: columns('169b62', 'fff', 'ff883e'),
  IL: [
    field('fff'),
    shape('0038b8', box(0, 2, 30, 2.6), box(0, 15.4, 30, 2.6)),
    shape('0038b8', openTriangle(15, 10, 4.6, 1), openTriangle(15, 10, 4.6, -1)),
  ],
  IN: [
    ...rows('f93', 'fff', '138808'),
    shape('000080', disc(15, 10, 2.8)),
    shape('fff', disc(15, 10, 2.2)),
    shape('000080', star(15, 10, 2.2, 12, 0.2)),
  ],
  IS: nordic('02529c', 'fff', 'dc1e35'),
  IT: columns('009246', 'fff', 'ce2b37'),
  JP: [field('fff'), shape('bc002d', disc(15, 10, 6))],
  KR: [
    field('fff'),
    shape('cd2e3a', disc(15, 10, 5)),
    shape('0047a0', 'M10 10a2.5 2.5 0 0 0 5 0a2.5 2.5 0 0 1 5 0a5 5 0 0 1-10 0z'),
    shape('000', bars(6.2, 4.1), bars(23.8, 4.1), bars(6.2, 15.9), bars(23.8, 15.9)),
  ],
  KZ: [
    field('00afca'),
    shape('fec50c', star(15, 8.2, 4.8, 24, 0.78)),
    shape('fec50c', 'M8.4 10.4c2 3.4 4.4 4 6.6 4s4.6-.6 6.6-4c-.6 4.4-3.6 5.8-6.6 5.8s-6-1.4-6.6-5.8z'),
    shape('fec50c', box(1.2, 1, 1.3, 18)),
  ],
  LT: rows('fdb913', '006a44', 'c1272d'),
  LU: rows('ef3340', 'fff', '00a3e0'),
  LV: [field('9e3039'), shape('fff', box(0, 8, 30, 4))],
  MD: [
    ...columns('0046ae', 'ffd200', 'cc092f'),
    shape('8c5a2b', 'M11.8 6h6.4v4.2c0 2.2-1.6 3.4-3.2 4-1.6-.6-3.2-1.8-3.2-4z'),
    shape('cc092f', box(13.2, 7.4, 3.6, 2.4)),
  ],
  NO: nordic('ba0c2f', 'fff', '00205b'),
  PL: rows('fff', 'dc143c'),
  PT: [
    field('f00'),
    shape('060', box(0, 0, 12, 20)),
    shape('ffe000', disc(12, 10, 4.2)),
    shape('f00', 'M9.8 7.6h4.4v3.2a2.2 2.2 0 0 1-4.4 0z'),
    shape('fff', 'M11 8.8h2v1.8a1 1 0 0 1-2 0z'),
  ],
  RO: columns('002b7f', 'fcd116', 'ce1126'),
  SE: nordic('006aa7', 'fecc02'),
  SG: [
    ...rows('ed2939', 'fff'),
    shape('fff', disc(6.8, 5, 3.6)),
    shape('ed2939', disc(8.3, 5, 3.3)),
    shape('fff', ...fiveAround(9.2, 5, 1.8).map(([x, y]) => star(x, y, 0.9))),
  ],
  TR: [
    field('e30a17'),
    shape('fff', disc(11, 10, 5)),
    shape('e30a17', disc(12.3, 10, 4)),
    shape('fff', star(17.4, 10, 2.6, 5, 0.38, -90)),
  ],
};
