/** A cell: text, or a sum in whole hundredths that spreadsheets can add up. */
export type CsvCell = string | { hundredths: number };

/** Marks the file as UTF-8: otherwise Excel reads Cyrillic as Windows-1251. */
export const byteOrderMark = '\ufeff';

/** Text that a spreadsheet would run as a formula, in plain or full-width characters. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

/**
 * Formats a table as CSV (RFC 4180) with CRLF and quotes where needed. Text that a spreadsheet would run as a formula
 * gets an apostrophe, which marks it as text.
 *
 * @param decimal decimal mark of the reader's language (D12); with a comma, cells are separated by semicolons
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[], decimal: ',' | '.'): string =>
  `${byteOrderMark}${csvRows(rows, decimal)}`;

/** Formats rows alone, for a file that is sent in parts. */
export function csvRows(rows: readonly (readonly CsvCell[])[], decimal: ',' | '.'): string {
  const separator = decimal === ',' ? ';' : ',';
  const lines = rows.map((row) => row.map((cell) => cellText(cell, separator, decimal)).join(separator));
  return lines.map((line) => `${line}\r\n`).join('');
}

function cellText(cell: CsvCell, separator: string, decimal: string): string {
  const text = typeof cell === 'string' ? neutral(cell) : decimalText(cell.hundredths, decimal);
  const isPlain = !text.includes(separator) && !/["\r\n]|^\s|\s$/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

function neutral(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Two decimals, no thousands separator. */
function decimalText(hundredths: number, decimal: string): string {
  const digits = Math.abs(hundredths).toString().padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
}
