import { findFamily, type OsFamilyId } from '@/domain/order/os';

/** A shape of an icon: filled, or stroked with this width. */
interface Shape {
  d: string;
  line?: number;
}

const turned = (d: string, angles: readonly number[]) => ({ d, angles });

/** A ring of five almonds. */
const almond = turned('M12 10.2C9.6 7.9 9.7 4.6 12 2c2.3 2.6 2.4 5.9 0 8.2z', [0, 72, 144, 216, 288]);
/** Four diamonds around a point. */
const diamond = turned('M12 2.2l3.9 3.9-3.9 3.9-3.9-3.9z', [0, 90, 180, 270]);
/** A third of a ring with a head, one of three figures. */
const friend = turned('M9.2 6.06a6.6 6.6 0 0 0-3.74 6.48', [0, 120, 240]);
const head = turned('M12 3.2a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z', [0, 120, 240]);

type Drawing = readonly (Shape & { angles?: readonly number[] })[];

/** Our own drawings on a grid of 24 that suggest each family, not the vendors' logos. */
const marks: Readonly<Record<OsFamilyId, Drawing>> = {
  almalinux: [almond],
  centos: [diamond],
  rocky: [{ d: 'M2.5 19L9.6 7.2l4.1 6.7 2.2-3.3L21.5 19z' }, { d: 'M17.4 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z' }],
  oracle: [{ d: 'M8.2 6.8h7.6a5.2 5.2 0 0 1 0 10.4H8.2a5.2 5.2 0 0 1 0-10.4z', line: 2.6 }],
  debian: [
    {
      d: 'M13.2 13.4c-1.9.3-3.2-1.1-2.8-2.8.4-1.7 2.4-2.5 4.2-1.7 2.2 1 2.8 3.6 1.5 5.7-1.6 2.6-5.2 3.2-7.9 1.4-3-2-3.7-6.2-1.7-9.4 1.7-2.7 4.8-4 8-3.4',
      line: 1.9,
    },
  ],
  ubuntu: [{ ...friend, line: 2 }, head],
  freebsd: [
    { d: 'M12 7a7 7 0 1 1 0 14 7 7 0 0 1 0-14z', line: 2 },
    { d: 'M4.2 3c2.8.2 4.7 1.3 5.6 3.2-1.8.6-3.3 1.7-4.4 3.2C4 7.6 3.5 5.4 4.2 3z' },
    { d: 'M19.8 3c-2.8.2-4.7 1.3-5.6 3.2 1.8.6 3.3 1.7 4.4 3.2 1.4-1.8 1.9-4 1.2-6.4z' },
  ],
  astra: [{ d: 'M12 2.4l2.8 6.3 6.8.7-5.1 4.5 1.5 6.7-6-3.5-6 3.5 1.5-6.7-5.1-4.5 6.8-.7z' }],
  windows: [
    {
      d: 'M4.5 3.5h15a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V5a1.5 1.5 0 0 1 1.5-1.5z',
      line: 1.9,
    },
    { d: 'M12 3.5v15M3 11h18', line: 1.9 },
  ],
  other: [
    { d: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z', line: 1.9 },
    { d: 'M12 9.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z', line: 1.9 },
    { d: 'M6.2 12A5.8 5.8 0 0 1 12 6.2', line: 1.6 },
  ],
};

/** A prompt in a window, for every family that the provider added. */
const addedMark: Drawing = [
  {
    d: 'M4.5 4h15A1.5 1.5 0 0 1 21 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5v-13A1.5 1.5 0 0 1 4.5 4z',
    line: 1.9,
  },
  { d: 'M7 9l3.2 3L7 15M12.5 15H17', line: 1.9 },
];

/** Icon of an operating system family, in the text colour. Its name is next to it. */
export function OsMark({
  family,
}: {
  /** Operating system family of the icon: its id, or the name of one that the provider added. */
  family: string;
}) {
  const known = findFamily(family);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0" strokeLinecap="round">
      {(known ? marks[known.id] : addedMark).flatMap(({ d, line, angles = [0] }) =>
        angles.map((angle) => (
          <path
            key={`${d}${angle}`}
            d={d}
            {...(angle === 0 ? {} : { transform: `rotate(${angle} 12 12)` })}
            {...(line === undefined
              ? { fill: 'currentColor' }
              : {
                  fill: 'none',
                  stroke: 'currentColor',
                  strokeWidth: line,
                  strokeLinejoin: 'round' as const,
                })}
          />
        )),
      )}
    </svg>
  );
}
