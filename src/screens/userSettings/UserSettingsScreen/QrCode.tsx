import qrcode from 'qrcode-generator';

/** Empty modules around a code, which scanners need. */
const quiet = 4;

/** A QR code, dark on light in every theme. Load it on demand: its generator is large. */
export function QrCode({
  text,
  label,
}: {
  /** Latin text, such as an address. */
  text: string;
  /** Accessible name. */
  label: string;
}) {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const path = Array.from({ length: count * count }, (_, index) => [Math.floor(index / count), index % count])
    .filter(([row = 0, column = 0]) => code.isDark(row, column))
    .map(([row = 0, column = 0]) => `M${column + quiet} ${row + quiet}h1v1h-1z`)
    .join('');
  const side = count + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-48 max-w-full rounded-control bg-[#fff] forced-color-adjust-none"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
