import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kopecks, rubles } from '@/domain/money/money';
import { documentLanguages, sumInWords } from '@/domain/documents/sumInWords';

it.each([
  [0, 'Ноль рублей 00 копеек', 'Zero rubles 00 kopecks'],
  [101, 'Один рубль 01 копейка', 'One ruble 01 kopeck'],
  [222, 'Два рубля 22 копейки', 'Two rubles 22 kopecks'],
  [1_111, 'Одиннадцать рублей 11 копеек', 'Eleven rubles 11 kopecks'],
  [
    157_700,
    'Одна тысяча пятьсот семьдесят семь рублей 00 копеек',
    'One thousand five hundred seventy-seven rubles 00 kopecks',
  ],
  [200_000_05, 'Двести тысяч рублей 05 копеек', 'Two hundred thousand rubles 05 kopecks'],
  [
    2_001_002_14,
    'Два миллиона одна тысяча два рубля 14 копеек',
    'Two million one thousand two rubles 14 kopecks',
  ],
  [21_000_000_00, 'Двадцать один миллион рублей 00 копеек', 'Twenty-one million rubles 00 kopecks'],
  [
    5_000_000_121_00,
    'Пять миллиардов сто двадцать один рубль 00 копеек',
    'Five billion one hundred twenty-one rubles 00 kopecks',
  ],
])('writes %d kopecks', (value, ru, en) => {
  expect(sumInWords(kopecks(value), 'ru')).toBe(ru);
  expect(sumInWords(kopecks(value), 'en')).toBe(en);
});

it('refuses sums that no document has', () => {
  expect(() => sumInWords(kopecks(-1), 'ru')).toThrow(RangeError);
});

/** Every word that English writes numbers with. */
const values = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
    .concat(['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'])
    .map((word, index) => [word, index] as const),
);
['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].forEach((word, index) =>
  values.set(word, 20 + index * 10),
);
const scales = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

/** The number that English words say. */
function parsed(text: string): number {
  let [sum, group] = [0, 0];
  for (const word of text.toLowerCase().split(/[ -]/)) {
    const scale = scales.get(word);
    if (word === 'hundred') group *= 100;
    else if (scale !== undefined) [sum, group] = [sum + group * scale, 0];
    else group += values.get(word) ?? Number.NaN;
  }
  return sum + group;
}

const sums = fc.integer({ min: 0, max: 1e12 }).map(kopecks);

// tests: DOCS-04
it('says in English exactly the number', () => {
  fc.assert(
    fc.property(sums, (sum) => {
      const [, words = '', rest = ''] = /^(.*) rubles? (\d\d) kopecks?$/.exec(sumInWords(sum, 'en')) ?? [];
      expect(parsed(words) * 100 + Number(rest)).toBe(sum);
    }),
  );
});

// tests: DOCS-04
it('says different sums differently in Russian, with the form of the noun that the number wants', () => {
  const nouns = { one: 'рубль', few: 'рубля', many: 'рублей', other: 'рублей', two: '', zero: '' };
  const rules = new Intl.PluralRules('ru-RU');
  fc.assert(
    fc.property(sums, sums, (one, other) => {
      const text = sumInWords(one, 'ru');
      expect(text).toContain(` ${nouns[rules.select(Math.floor(one / 100))]} `);
      expect(text === sumInWords(other, 'ru')).toBe(one === other);
    }),
  );
});

it('writes every sum up to a thousand rubles with words only, once each', () => {
  for (const language of documentLanguages) {
    const texts = Array.from({ length: 1001 }, (_, value) => sumInWords(rubles(value), language));
    expect(new Set(texts).size).toBe(1001);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}[\p{Ll} -]+ 00 \p{Ll}+$/u);
  }
});
