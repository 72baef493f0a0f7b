/** A cell: text, or a sum in whole hundredths that a spreadsheet can add up. */
export type CsvCell = string | { hundredths: number };

/** Says that the file is UTF-8: without it Excel reads Cyrillic as Windows-1251. */
export const byteOrderMark = '\ufeff';

/** A text that a spreadsheet would take for a formula, in plain or full-width characters. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

/**
 * A table as CSV (RFC 4180): CRLF after each row, quotes where they are needed. Text that a spreadsheet would run as a
 * formula gets an apostrophe before it, which spreadsheets read as 'this is text'.
 *
 * @param decimal the sign of the reader's language, which its spreadsheets expect (D12): where the comma separates
 * decimals it cannot separate cells
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[], decimal: ',' | '.'): string =>
  `${byteOrderMark}${csvRows(rows, decimal)}`;

/** Rows of such a table alone, for a file that is sent in parts. */
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

/** Two decimals, no grouping. */
function decimalText(hundredths: number, decimal: string): string {
  const digits = Math.abs(hundredths).toString().padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
}
