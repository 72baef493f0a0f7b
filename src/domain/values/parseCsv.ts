import { byteOrderMark } from './csv';

/** A row of a CSV file and the line that it starts on, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows of a CSV file without the empty ones. */
export interface CsvTable {
  readonly rows: readonly CsvRow[];
  /** Line of a quote that nothing closes; null for none. */
  readonly openQuote: number | null;
}

/** Splits CSV (RFC 4180) into rows; the separator is a semicolon, a tab or a comma. */
export function parseCsvTable(text: string): CsvTable {
  const source = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const [first = ''] = source.split(/\r?\n/, 1);
  const separator = [';', '\t'].find((each) => first.includes(each)) ?? ',';
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let openQuote: number | null = null;
  let [line, rowLine] = [1, 1];
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: rowLine, cells });
    cells = [];
    rowLine = line;
  };
  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (char === '\n') line += 1;
    if (openQuote !== null) {
      if (char !== '"') cell += char;
      else if (source.charAt(at + 1) === '"') {
        cell += char;
        at += 1;
      } else openQuote = null;
    } else if (char === '"' && cell === '') openQuote = line;
    else if (char === separator) endCell();
    else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  }
  endRow();
  return { rows, openQuote };
}
