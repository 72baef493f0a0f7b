import { describe, expect, test } from 'vitest';
import { fold, otherLayout, wordsOf } from '@/domain/search/fold';
import { matchText, mayMatch } from '@/domain/search/match';
import { SearchIndex } from '@/domain/search/searchIndex';

const names = [
  'VPS/VDS',
  'Настройки сервера',
  'Профиль',
  'Пополнение баланса',
  'Обращения',
  'Счета к оплате',
  'История платежей',
];
const index = () => new SearchIndex(names, (name) => [{ text: name }]);
const search = (query: string) => index().search(query, 10);
const firstOf = (query: string) => search(query).found[0]?.item;
/** Returns the parts that would be marked. */
const marked = (query: string, text: string) =>
  matchText(wordsOf(query), fold(text))?.ranges.map(([start, end]) => text.slice(start, end));

describe('folding', () => {
  test('is blind to case and ё, and keeps every position', () => {
    expect(fold('Счёт İ ΣΑΣ')).toHaveLength('Счёт İ ΣΑΣ'.length);
    expect(fold('СЧЁТ')).toBe('счет');
    expect(fold('1\u00a0577\u202fRUB')).toBe('1 577 rub');
  });

  test('a question is its words; an empty one and one longer than any name are none', () => {
    expect(wordsOf('  Счета   к  ')).toEqual(['счета', 'к']);
    expect(wordsOf(' \t\n ')).toEqual([]);
    expect(wordsOf('я'.repeat(10_000))).toEqual([]);
    expect(wordsOf(` ${'я'.repeat(100)} `)).toEqual(['я'.repeat(100)]);
    expect(wordsOf('я'.repeat(101))).toEqual([]);
  });

  test('a capital that would grow is kept, and its neighbours are lowered', () => {
    expect(fold('ВİЁ Σ')).toBe('вİе σ');
  });

  test.each([
    ['ctht', 'сере'],
    ['cthd', 'серв'],
    ['GHJAB', 'профи'],
    ['ырщз', 'shop'],
    ['счета', 'cxtnf'],
    ['185.104', null],
    ['vps сервер', null],
    ['', null],
  ])('%j in the other layout is %j', (typed, meant) => {
    expect(otherLayout(typed)).toBe(meant);
  });
});

describe('matching', () => {
  test.each([
    ['серв', 'Настройки сервера', ['серв']],
    ['баланса попол', 'Пополнение баланса', ['Попол', 'баланса']],
    ['прфл', 'Профиль', ['Пр', 'ф', 'л']],
    ['пб', 'Пополнение баланса', ['П', 'б']],
    ['счет опл', 'Счёта к оплате', ['Счёт', 'опл']],
    ['185.104', '185.104.113.20', ['185.104']],
  ])('%j marks %j', (query, text, parts) => {
    expect(marked(query, text)).toEqual(parts);
  });

  test.each([
    ['сервер', 'Профиль'],
    ['профиль настройки', 'Профиль'],
    // Numbers match literally: any address has a 1 and a 4 somewhere.
    ['1520', '185.104.113.20'],
    // Letters scattered over a long text are no find.
    ['нсар', 'Настройки сервера для друга'],
  ])('%j is not in %j', (query, text) => {
    expect(matchText(wordsOf(query), fold(text))).toBeNull();
  });

  test('the beginning of the text beats that of a word, that beats the middle, that beats scattered letters', () => {
    const score = (text: string) => matchText(['бал'], text)?.score ?? 0;
    const [whole = 0, start = 0, word = 0, inside = 0, letters = 0] = [
      'бал',
      'баланс',
      'мой баланс',
      'небаланс',
      'бо ал',
    ].map(score);
    expect(whole).toBeGreaterThan(start);
    expect(start).toBeGreaterThan(word);
    expect(word).toBeGreaterThan(inside);
    expect(inside).toBeGreaterThan(letters);
    expect(letters).toBeGreaterThan(0);
  });

  test.each([
    // 1000 for the whole text, 900 at its beginning, 800 at that of a word, 600 inside, 400 for all letters.
    ['бал', 'бал', 997],
    ['бал', 'баланс', 894],
    ['бал', 'мой баланс', 790],
    ['бал', 'небаланс', 592],
    ['бу', 'баланс услуг', 388],
    ['бла', 'баланс', 261],
    // Several words count by their average.
    ['мой баланс', 'мой баланс', 840],
    // A long text loses 90 at most.
    ['бал', `баланс ${'я'.repeat(200)}`, 810],
  ])('%j scores in %j %s', (query, text, score) => {
    expect(Math.round(matchText(wordsOf(query), text)?.score ?? 0)).toBe(score);
  });

  test.each([
    ['пб', 'опыт бобы', null],
    ['пп', 'п-а', null],
    // The better beginning is found wherever it is, the first one among equals.
    ['прфл', 'пьеса реформы п р ф л', ['п', 'р', 'ф', 'л'].join(' ')],
    ['прфл', 'п р ф л пьеса реформы ф л', 'п р ф л'],
  ])('letters %j in %j are at %j', (query, text, found) => {
    const ranges = matchText(wordsOf(query), text)?.ranges;
    const [from, to] = [ranges?.[0]?.[0], ranges?.at(-1)?.[1]];
    expect(ranges === undefined ? null : text.slice(from, to)).toBe(found);
  });

  test('equal letters are marked where they occur first', () => {
    expect(matchText(['прфл'], 'п р ф л п р ф л')?.ranges[0]).toEqual([0, 1]);
  });

  test('letters are tried from eight beginnings of words, no more', () => {
    const after = (count: number) => matchText(['пхф'], `${'па '.repeat(count)}пх-ф`)?.ranges[0]?.[0];
    expect(after(7)).toBe(21);
    expect(after(8)).toBe(0);
  });

  test.each([
    [['аб'], 'а-б', true],
    [['аб'], 'ба', false],
    [['аа'], 'а', false],
    [['а', 'я'], 'а', false],
    [['я', 'а'], 'а', false],
    [[], 'а', true],
  ])('%j may match %j: %s', (words, text, may) => {
    expect(mayMatch(words, text)).toBe(may);
  });

  test('no words find nothing', () => {
    expect(matchText([], 'баланс')).toBeNull();
  });

  test('of two equal finds the shorter text is nearer', () => {
    expect(matchText(['ip'], 'ip')?.score).toBeGreaterThan(matchText(['ip'], 'ip address')?.score ?? 0);
  });

  test.each(['<b>серв</b>', '.*', '(серв', '[', '\\', '$&', '^', 'сер|проф', '\u0000', '\ud800', '👩‍💻'])(
    'nothing in a question is a pattern: %j',
    (query) => {
      expect(search(query)).toEqual({ found: [], total: 0 });
      const own = new SearchIndex([query], (text) => [{ text }]);
      expect(own.search(query, 1).found[0]?.ranges).toEqual([[0, query.length]]);
    },
  );

  test('a hard question for a hard text ends', () => {
    const text = 'a '.repeat(50_000);
    expect(matchText([`${'a'.repeat(60)}b`], text)).toBeNull();
    expect(mayMatch(['a'.repeat(99)], text)).toBe(true);
    expect(matchText(['a'.repeat(60)], text)?.score).toBeGreaterThan(0);
  });
});

describe('an index', () => {
  test('finds in either layout, the layout that was meant first', () => {
    expect(firstOf('ctht')).toBe('Настройки сервера');
    expect(firstOf('cthd')).toBe('Настройки сервера');
    expect(firstOf('мзы')).toBe('VPS/VDS');
    expect(firstOf('ghjabkm')).toBe('Профиль');
  });

  test('a name that is not shown counts less, and says by what it was found', () => {
    const bilingual = new SearchIndex(['Обращения', 'Tickets of others'], (name) =>
      name === 'Обращения' ? [{ text: name }, { text: 'Tickets', penalty: 60 }] : [{ text: name }],
    );
    const { found } = bilingual.search('ticket', 5);
    expect(found.map(({ item, by }) => [item, by])).toEqual([
      ['Tickets of others', 0],
      ['Обращения', 1],
    ]);
  });

  test('the other layout costs 40, and of the texts of an item the best counts', () => {
    const scoreOf = (query: string, texts: readonly string[]) => {
      const [found] = new SearchIndex([0], () => texts.map((text) => ({ text }))).search(query, 1).found;
      return found && [found.by, found.score];
    };
    expect(scoreOf('серв', ['сервер'])).toEqual([0, 894]);
    expect(scoreOf(' cthd ', ['сервер'])).toEqual([0, 854]);
    expect(scoreOf('серв', ['сервер', 'мой сервер'])).toEqual([0, 894]);
    expect(scoreOf('серв', ['мой сервер', 'сервер'])).toEqual([1, 894]);
    expect(scoreOf('серв', ['сервер', 'сервер'])).toEqual([0, 894]);
  });

  test('what the last query found limits only a query that extends it', () => {
    const texts = ['счета марта', 'счета мая', 'хата'];
    const typed = new SearchIndex(texts, (text) => [{ text }]);
    const foundBy = (query: string) => typed.search(query, 5).found.map(({ item }) => item);
    expect(foundBy('сч марта')).toEqual(['счета марта']);
    expect(foundBy('сч мая')).toEqual(['счета мая']);
    expect(foundBy('сче')).toEqual(['счета мая', 'счета марта']);
    // A bracket is a letter of the other layout, which only the next letter shows.
    expect(foundBy('[')).toEqual([]);
    expect(foundBy('[f')).toEqual(['хата']);
  });

  test('counts all and gives the best', () => {
    const many = new SearchIndex(
      Array.from({ length: 10_000 }, (_, at) => `node-${at}.example.ru`),
      (text) => [{ text }],
    );
    const { found, total } = many.search('node-42', 6);
    expect(total).toBe(111);
    expect(found).toHaveLength(6);
    expect(found[0]?.item).toBe('node-42.example.ru');
  });

  test('typing letter by letter, deleting and replacing give what asking afresh gives', () => {
    const typed = index();
    for (const query of [
      'п',
      'пф',
      'пфл',
      'пф',
      'п',
      'плат',
      'истор плат',
      'ист',
      'c',
      'ct',
      'cth',
      'ctht',
      '18',
      '18.',
    ])
      expect(typed.search(query, 10), query).toEqual(search(query));
  });

  test('10 kB of anything finds nothing at once, in ten thousand texts', () => {
    const many = new SearchIndex(
      Array.from({ length: 10_000 }, (_, at) => `node-${at}.example.ru`),
      (text) => [{ text }],
    );
    for (const query of ['n'.repeat(10_240), 'n o d e '.repeat(1280), '.*'.repeat(5120)])
      expect(many.search(query, 6).total).toBe(0);
  });

  test('an empty list and an empty question', () => {
    expect(new SearchIndex([], () => []).search('x', 5)).toEqual({ found: [], total: 0 });
    expect(search('   ')).toEqual({ found: [], total: 0 });
  });
});
