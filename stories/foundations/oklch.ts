/** One colour as CSS writes it: lightness 0…1, chroma, hue in degrees, opacity 0…1. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
  alpha: number;
}

/** Linear-light sRGB, before gamma; a component outside 0…1 is a colour that a plain screen cannot show. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const form = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

/** Reads `oklch(l c h / a)`. Throws on any other notation: tokens use this one only. */
export function parseOklch(text: string): Oklch {
  const [, lightness, chroma, hue, alpha = '1'] = form.exec(text) ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`Not an oklch() colour: ${text}`);
  return { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue), alpha: Number(alpha) };
}

/** Björn Ottosson's conversion, the one of CSS Color 4. */
export function toLinearRgb({ lightness, chroma, hue }: Oklch): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Whether every screen can show it; a thousandth is rounding. */
export function isInSrgb(color: LinearRgb): boolean {
  return color.every((part) => part > -0.001 && part < 1.001);
}

/** `#rrggbb`, as the browser would paint it. */
export function toHex(color: LinearRgb): string {
  const parts = color.map((part) => {
    const clipped = Math.min(1, Math.max(0, part));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Contrast by WCAG 2: 1 for equal colours, 21 for black on white. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const luminance = ([red, green, blue]: LinearRgb) =>
    0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function clip(part: number): number {
  return Math.min(1, Math.max(0, part));
}
