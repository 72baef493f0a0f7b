import qrcode from 'qrcode-generator';
import type { Sheet } from './sheet';

/** Quiet zone on each side, in modules. */
const quiet = 4;

/** Draws a QR code as vectors: one rectangle per run of adjacent dark modules. */
export function drawQr(
  sheet: Sheet,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const code = qrcode(0, 'M');
  // The generator writes one byte per character, so UTF-8 is passed as Latin-1.
  code.addData(Buffer.from(text, 'utf8').toString('latin1'), 'Byte');
  code.make();
  const count = code.getModuleCount();
  const module = side / (count + 2 * quiet);
  const at = (index: number): number => (index + quiet) * module;
  for (let row = 0; row < count; row += 1) {
    let from: number | null = null;
    for (let column = 0; column <= count; column += 1) {
      const isDark = column < count && code.isDark(row, column);
      if (isDark) from ??= column;
      else if (from !== null) {
        sheet.fill(x + at(from), y + at(row), (column - from) * module, module);
        from = null;
      }
    }
  }
}
