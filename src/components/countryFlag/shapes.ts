/** One filled area of a flag. */
export interface FlagShape {
  /** Hex colour of three or six digits. Flag colours are the same in every theme. */
  color: string;
  /** Path data in a field of 30 × 20. */
  path: string;
}

export type Flag = readonly FlagShape[];

const width = 30;
const height = 20;

export const shape = (color: string, ...paths: string[]): FlagShape => ({ color, path: paths.join('') });

export const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The whole field in one colour. */
export const field = (color: string) => shape(color, box(0, 0, width, height));

/** Equal horizontal bands, from the top. */
export const rows = (...colors: string[]): Flag =>
  colors.map((color, at) =>
    shape(color, box(0, (at * height) / colors.length, width, height / colors.length)),
  );

/** Equal vertical bands, from the hoist. */
export const columns = (...colors: string[]): Flag =>
  colors.map((color, at) =>
    shape(color, box((at * width) / colors.length, 0, width / colors.length, height)),
  );

/** A Scandinavian cross, optionally with an inner one. */
export const nordic = (ground: string, cross: string, inner?: string): Flag => [
  field(ground),
  shape(cross, box(8, 0, 4, height), box(0, 8, width, 4)),
  ...(inner === undefined ? [] : [shape(inner, box(9, 0, 2, height), box(0, 9, width, 2))]),
];

const rounded = (value: number) => Math.round(value * 100) / 100;

function polygon(corners: readonly (readonly [x: number, y: number])[]): string {
  return `M${corners.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}z`;
}

/** A star: points on a circle of radius `r`, notches at `inner` of it; one point up, then turned by degrees. */
export function star(x: number, y: number, r: number, points = 5, inner = 0.38, turn = 0): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, at) => {
      const angle = (at / points - 0.5 + turn / 180) * Math.PI;
      const reach = at % 2 === 0 ? r : r * inner;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
    }),
  );
}

/** An open triangle, pointing up or down, that keeps what is inside. */
export function openTriangle(x: number, y: number, r: number, direction: 1 | -1): string {
  const corners = (reach: number) =>
    [-90, 30, 150].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return [x + reach * Math.cos(angle), y + direction * reach * Math.sin(angle)] as const;
    });
  return polygon(corners(r)) + polygon(corners(r * 0.7).toReversed());
}

/** Three bars perpendicular to the line from the centre to (x, y). */
export function bars(x: number, y: number): string {
  const along = Math.atan2(y - height / 2, x - width / 2);
  const [cos, sin] = [Math.cos(along), Math.sin(along)];
  const at = (forward: number, aside: number) =>
    [x + forward * cos - aside * sin, y + forward * sin + aside * cos] as const;
  return [-1.2, 0, 1.2]
    .map((step) =>
      polygon([at(step - 0.4, -1.7), at(step + 0.4, -1.7), at(step + 0.4, 1.7), at(step - 0.4, 1.7)]),
    )
    .join('');
}
