import { kopecks, type Money } from '@/domain/money/money';
import { amountDueOf, documentTotals, type BillingDocument } from '@/domain/documents/billingDocument';
import type { DocumentLanguage } from '@/domain/documents/sumInWords';
import { formattersFor } from '@/i18n/format';
import { message } from '../messages/messages';
import { daysText, rateText, subjectText, taxText } from './texts';
import { contentWidth, lastLine, lineHeight, page, muted, type Sheet, type TextStyle } from './sheet';

const text: TextStyle = { size: 8.5 };
const head: TextStyle = { size: 8, weight: '600', color: muted };
const total: TextStyle = { size: 11, weight: '600' };

/** Space above and below the text of a row, in points. */
const padding = 4;
const gap = 6;

interface Column {
  readonly title: string;
  readonly width: number;
  readonly isFigure?: true;
  readonly cell: (index: number) => string;
}

/** Omits empty columns, such as discount or period. */
function columnsOf({ lines, taxRate }: BillingDocument, language: DocumentLanguage): readonly Column[] {
  const { amount, number } = formattersFor(language);
  const of = (cell: (line: (typeof lines)[number]) => string) => (index: number) => {
    const line = lines[index];
    return line ? cell(line) : '';
  };
  const tax =
    taxRate > 0
      ? message(language, 'documentColumnTax', { rate: rateText(taxRate, language) })
      : message(language, 'documentColumnNoTax');
  const known: readonly (Column | false)[] = [
    {
      title: message(language, 'documentColumnWhat'),
      width: 0,
      cell: of(({ subject }) => subjectText(subject, language)),
    },
    lines.some(({ days }) => days !== null) && {
      title: message(language, 'documentColumnDays'),
      width: 68,
      cell: of(({ days }) => daysText(days, language)),
    },
    {
      title: message(language, 'documentColumnQuantity'),
      width: 36,
      isFigure: true,
      cell: of(({ quantity }) => number(quantity)),
    },
    {
      title: message(language, 'documentColumnPrice'),
      width: 60,
      isFigure: true,
      cell: of(({ price }) => amount(price)),
    },
    lines.some(({ discount }) => discount > 0) && {
      title: message(language, 'documentColumnDiscount'),
      width: 52,
      isFigure: true,
      cell: of(({ discount }) => amount(discount)),
    },
    { title: tax, width: 54, isFigure: true, cell: of((line) => taxText(line, taxRate, language)) },
    {
      title: message(language, 'documentColumnAmount'),
      width: 66,
      isFigure: true,
      cell: of((line) => amount(line.amount)),
    },
  ];
  const columns: readonly Column[] = [
    // The row number needs no heading.
    { title: '№', width: 20, cell: (index) => String(index + 1) },
    ...known.filter((column) => column !== false),
  ];
  const taken = columns.reduce((sum, { width }) => sum + width, 0) + gap * (columns.length - 1);
  return columns.map((column) => (column.width === 0 ? { ...column, width: contentWidth - taken } : column));
}

interface Row {
  readonly cells: readonly (readonly string[])[];
  readonly height: number;
}

function rowOf(
  sheet: Sheet,
  columns: readonly Column[],
  style: TextStyle,
  cell: (column: Column) => string,
): Row {
  const cells = columns.map((column) => sheet.wrap(cell(column), column.width, style));
  const most = Math.max(...cells.map((lines) => lines.length));
  return { cells, height: most * lineHeight(style) + 2 * padding };
}

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  { cells, height }: Row,
  y: number,
  style: TextStyle,
): number {
  let x: number = page.left;
  columns.forEach(({ width, isFigure }, index) => {
    cells[index]?.forEach((line, number) => {
      const at = {
        x: isFigure ? x + width : x,
        y: y + padding + number * lineHeight(style),
        align: isFigure ? 'end' : 'start',
      } as const;
      sheet.line(line, at, style);
    });
    x += width + gap;
  });
  const below = y + height;
  sheet.rule({ x: page.left, y: below }, { x: page.left + contentWidth, y: below });
  return below;
}

/**
 * Draws the lines of a document from `y` on, over as many pages as needed, with the heading on each; returns the `y`
 * below. The last line moves to the next page with the closing block of `closing` points, so that totals are never
 * alone on a page.
 */
export function drawLines(
  sheet: Sheet,
  document: BillingDocument,
  language: DocumentLanguage,
  { y, closing }: { y: number; closing: number },
): number {
  const columns = columnsOf(document, language);
  const headRow = rowOf(sheet, columns, head, ({ title }) => title);
  const drawHead = (from: number): number => {
    sheet.rule({ x: page.left, y: from }, { x: page.left + contentWidth, y: from }, 1);
    return drawRow(sheet, columns, headRow, from, head);
  };
  const rows = document.lines.map((_, index) => rowOf(sheet, columns, text, ({ cell }) => cell(index)));
  const last = rows.length - 1;
  let at = y;
  rows.forEach((row, index) => {
    const head = index === 0 ? headRow.height : 0;
    const isTooLow = at + head + row.height + (index === last ? closing : 0) > lastLine;
    if (isTooLow) sheet.addPage();
    if (isTooLow || index === 0) at = drawHead(isTooLow ? page.top : at);
    at = drawRow(sheet, columns, row, at, text);
  });
  return at;
}

const totalKeys = {
  bill: 'documentTotalBill',
  receipt: 'documentTotalReceipt',
  act: 'documentTotalAct',
  refund: 'documentTotalRefund',
} as const;

type TotalRow = readonly [label: string, value: string, style: TextStyle];
const totalHeight = (style: TextStyle): number => lineHeight(style) + 3;

/** Returns the rows of a document's totals. If the balance pays a bill in part, the last row is the rest. */
export function totalRows(document: BillingDocument, language: DocumentLanguage): readonly TotalRow[] {
  const { amount } = formattersFor(language);
  const { discount, tax, total: sum } = documentTotals(document.lines);
  const rate = rateText(document.taxRate, language);
  const inRubles = (money: Money): string => `${amount(money)}\u00a0RUB`;
  const ofPayment = document.kind === 'bill' || document.kind === 'receipt' ? document : null;
  const fromBalance = ofPayment?.payment.fromBalance ?? 0;
  const split = ofPayment?.kind === 'bill' && fromBalance > 0 ? ofPayment : null;
  const totalKey = split ? 'documentTotalOrder' : totalKeys[document.kind];
  return [
    ...(discount > 0 ? [[message(language, 'documentTotalDiscount'), amount(discount), text] as const] : []),
    [message(language, totalKey), inRubles(sum), split ? text : total],
    document.taxRate > 0
      ? [message(language, 'documentTotalTax', { rate }), amount(tax), text]
      : [message(language, 'documentTotalNoTax'), message(language, 'documentNoTax'), text],
    ...(fromBalance > 0
      ? [[message(language, 'documentTotalFromBalance'), inRubles(kopecks(fromBalance)), text] as const]
      : []),
    ...(split ? [[message(language, totalKeys.bill), inRubles(amountDueOf(split)), total] as const] : []),
  ];
}

/** Height of the totals in points. */
export const totalsHeight = (rows: readonly TotalRow[]): number =>
  rows.reduce((sum, [, , style]) => sum + totalHeight(style), 0);

/** Draws the totals below the lines; returns the `y` below. */
export function drawTotals(sheet: Sheet, rows: readonly TotalRow[], y: number): number {
  const right = page.left + contentWidth;
  return rows.reduce((at, [label, value, style]) => {
    sheet.line(label, { x: right - 120, y: at, align: 'end' }, style);
    sheet.line(value, { x: right, y: at, align: 'end' }, style);
    return at + totalHeight(style);
  }, y);
}
