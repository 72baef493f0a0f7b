import { kopecksPerRuble, type Money } from '@/domain/money/money';

/** Languages of documents: those of the two parties, whatever the portal is translated into. */
export const documentLanguages = ['ru', 'en'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** Genders of Russian number groups: одна тысяча, один миллион. */
type Gender = 'masculine' | 'feminine';

/** A Russian noun beside a number: one рубль, few рубля, many рублей. */
type Forms = readonly [one: string, few: string, many: string];

const ruRules = new Intl.PluralRules('ru-RU');

/** Returns the plural form of a Russian noun for a whole number. */
function ruForm(count: number, [one, few, many]: Forms): string {
  const form = ruRules.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

const ruBelowTwenty: Readonly<Record<Gender, readonly string[]>> = {
  masculine: ['', 'один', 'два'],
  feminine: ['', 'одна', 'две'],
};
const ruUnits = (
  ',,,три,четыре,пять,шесть,семь,восемь,девять,десять,' +
  'одиннадцать,двенадцать,тринадцать,четырнадцать,пятнадцать,шестнадцать,семнадцать,восемнадцать,девятнадцать'
).split(',');
const ruTens = ',,двадцать,тридцать,сорок,пятьдесят,шестьдесят,семьдесят,восемьдесят,девяносто'.split(',');
const ruHundreds = ',сто,двести,триста,четыреста,пятьсот,шестьсот,семьсот,восемьсот,девятьсот'.split(',');

/** From thousands up; safe integers of kopecks end at tens of trillions of rubles. */
const ruScales: readonly { gender: Gender; forms: Forms }[] = [
  { gender: 'feminine', forms: ['тысяча', 'тысячи', 'тысяч'] },
  { gender: 'masculine', forms: ['миллион', 'миллиона', 'миллионов'] },
  { gender: 'masculine', forms: ['миллиард', 'миллиарда', 'миллиардов'] },
  { gender: 'masculine', forms: ['триллион', 'триллиона', 'триллионов'] },
];

const enUnits = (
  ',one,two,three,four,five,six,seven,eight,nine,ten,' +
  'eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'
).split(',');
const enTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const enScales = ['thousand', 'million', 'billion', 'trillion'];

const words = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** 0–999 in Russian; empty for zero. */
function ruGroup(value: number, gender: Gender): string {
  const rest = value % 100;
  const unit = rest < 20 ? rest : rest % 10;
  return words([
    ruHundreds[Math.floor(value / 100)],
    rest < 20 ? '' : ruTens[Math.floor(rest / 10)],
    ruBelowTwenty[gender][unit] ?? ruUnits[unit],
  ]);
}

/** 0–999 in English; empty for zero. */
function enGroup(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const tens = words([enTens[Math.floor(rest / 10)], enUnits[rest % 10]]).replace(' ', '-');
  return words([hundreds > 0 ? `${enUnits[hundreds] ?? ''} hundred` : '', rest < 20 ? enUnits[rest] : tens]);
}

/** Splits a whole number into groups of three digits, units first. */
function groupsOf(value: number): readonly number[] {
  return value < 1000 ? [value] : [value % 1000, ...groupsOf(Math.floor(value / 1000))];
}

function ruNumber(value: number): string {
  const parts = groupsOf(value).map((group, index) => {
    const scale = ruScales[index - 1];
    if (!scale) return ruGroup(group, 'masculine');
    return group === 0 ? '' : `${ruGroup(group, scale.gender)} ${ruForm(group, scale.forms)}`;
  });
  return words(parts.toReversed()) || 'ноль';
}

function enNumber(value: number): string {
  const parts = groupsOf(value).map((group, index) =>
    index === 0 || group === 0 ? enGroup(group) : `${enGroup(group)} ${enScales[index - 1] ?? ''}`,
  );
  return words(parts.toReversed()) || 'zero';
}

/** Rubles are masculine; kopecks are written as figures and only need a plural form. */
const inWords: Readonly<Record<DocumentLanguage, (rubles: number, rest: number) => string>> = {
  ru: (rubles, rest) =>
    `${ruNumber(rubles)} ${ruForm(rubles, ['рубль', 'рубля', 'рублей'])} ${pad(rest)} ${ruForm(rest, ['копейка', 'копейки', 'копеек'])}`,
  en: (rubles, rest) =>
    `${enNumber(rubles)} ${rubles === 1 ? 'ruble' : 'rubles'} ${pad(rest)} ${rest === 1 ? 'kopeck' : 'kopecks'}`,
};

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * Writes a sum in words, as documents repeat it: `Одна тысяча пятьсот семьдесят семь рублей 00 копеек`. Throws
 * RangeError for a negative sum.
 */
export function sumInWords(sum: Money, language: DocumentLanguage): string {
  if (sum < 0) throw new RangeError(`No document for this sum: ${sum}`);
  const text = inWords[language](Math.floor(sum / kopecksPerRuble), sum % kopecksPerRuble);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
