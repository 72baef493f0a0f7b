import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv, type CsvCell } from '@/domain/values/csv';
import { decimalSign } from '@/i18n/decimalSign';

const ru = decimalSign('ru');
const en = decimalSign('en');
const body = (rows: readonly (readonly CsvCell[])[], decimal = ru) => toCsv(rows, decimal).slice(1);

/** Reads CSV as a spreadsheet does: quotes, doubled quotes, line ends inside quotes. */
function read(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[index + 1] === '"') cell += text[(index += 1)] ?? '';
      else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === separator || text.startsWith('\r\n', index)) {
      row.push(cell);
      cell = '';
      if (sign === '\r') {
        rows.push(row);
        row = [];
        index += 1;
      }
    } else cell += sign;
  }
  return rows;
}

// tests: HISTORY-06
test('a byte order mark first, a line end after each row', () => {
  expect(toCsv([['Номер', 'Сумма']], ru)).toBe('\ufeffНомер;Сумма\r\n');
});

test('sums have two decimals with the sign of the language, without grouping', () => {
  const cells = [{ hundredths: 157700 }, { hundredths: 5 }, { hundredths: 0 }, { hundredths: -1250 }];
  expect(body([cells])).toBe('1577,00;0,05;0,00;-12,50\r\n');
  expect(body([cells], en)).toBe('1577.00,0.05,0.00,-12.50\r\n');
});

test('quotes are added where needed, and doubled inside', () => {
  expect(body([['ООО «Ветер»', 'ООО "Ветер"; филиал', 'две\nстроки', ' край ', 'a,b']])).toBe(
    'ООО «Ветер»;"ООО ""Ветер""; филиал";"две\nстроки";" край ";a,b\r\n',
  );
  expect(body([['a,b', 'a;b']], en)).toBe('"a,b",a;b\r\n');
});

test.each(['=1+1', '+7 916', '-2', '@SUM(A1)', '  =1', '\t=1', '\rx', '＝1+1'])(
  'text that begins as a formula is text: %j',
  (text) => {
    expect(read(body([[text]]), ';')).toEqual([[`'${text}`]]);
  },
);

// tests: HISTORY-07
test('whatever the text, it comes back, and never as a formula', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', ';', ',', '"', '\r', '\n', '\t', '=', '+', '-', '@', "'", 'Я'),
  });
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(ru, en),
      (rows, decimal) => {
        const back = read(body(rows, decimal), decimal === ru ? ';' : ',');
        expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        back.forEach((row, at) =>
          row.forEach((cell, column) => {
            const original = rows[at]?.[column];
            expect([original, `'${original}`]).toContain(cell);
            expect(cell).not.toMatch(/^\s*[=+\-@]/);
          }),
        );
      },
    ),
  );
});
