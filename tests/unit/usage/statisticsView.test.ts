import { describe, expect, it } from 'vitest';
import { kopecks } from '@/domain/money/money';
import { createTranslator } from '@/i18n/translator';
import { exampleSpending, exampleTraffic } from '@/sample-data/spending';
import { spendingFrom } from '@/domain/usage/spending';
import { toStatisticsView } from '@/screens/usage/StatisticsScreen/statisticsView';
import { toStatisticsCsv } from '@/screens/usage/StatisticsScreen/toStatisticsCsv';
import ruStatistics from '@/i18n/messages/ru/statistics.json';

const spending = { status: 'ready', value: exampleSpending } as const;
const traffic = { status: 'ready', value: exampleTraffic } as const;

// tests: USAGE-05
describe('the statistics', () => {
  it('begin eleven months before the current one', () => {
    expect(spendingFrom('2026-11-30')).toBe('2025-12-01');
    expect(spendingFrom('2026-12-01')).toBe('2026-01-01');
  });

  it('show the newest month first, after refunds, and bars in proportion to the largest', () => {
    const view = toStatisticsView(spending, traffic);
    if (view.status !== 'ready') throw new Error(view.status);
    expect(view.months.slice(0, 2).map(({ month, paid, percent }) => [month, paid, percent])).toEqual([
      ['2026-11', 315_400, 42],
      ['2026-10', 757_700, 100],
    ]);
    expect(view.total).toEqual({ paid: 3_438_600, refunded: 157_700, net: 3_280_900 });
    expect(view.servers.map(({ href }) => href)).toEqual([
      '/dashboard/server?id=1024',
      '/dashboard/server?id=1025',
      null,
    ]);
  });

  // tests: USAGE-08
  it('are empty only without payments and without servers', () => {
    const months = exampleSpending.months.map((each) => ({
      ...each,
      paid: kopecks(0),
      refunded: kopecks(0),
    }));
    const nothing = { status: 'ready', value: { months, products: [], servers: [] } } as const;
    expect(toStatisticsView(nothing, traffic).status).toBe('ready');
    expect(toStatisticsView(nothing, { status: 'loading' }).status).toBe('ready');
    const none = { ...exampleTraffic, items: [] };
    expect(toStatisticsView(nothing, { status: 'ready', value: none })).toEqual({
      status: 'empty',
      href: '/dashboard/vps-catalog',
    });
  });

  // tests: USAGE-07
  it('are exported with sums that a spreadsheet adds up, and bytes', () => {
    const view = toStatisticsView(spending, traffic);
    if (view.status !== 'ready') throw new Error(view.status);
    const { t } = createTranslator('ru', ruStatistics);
    const lines = toStatisticsCsv(view, { t, locale: 'ru' }).split('\r\n');
    expect(lines[0]).toBe('\ufeffРаздел;Название;Рубли;Получено, байт;Отправлено, байт');
    expect(lines).toContain('Расходы по месяцам;2026-10;7577,00;;');
    expect(lines).toContain('Расходы по услугам;Продление;22078,00;;');
    expect(lines).toContain('Трафик за 7 дней;shop.example.ru;;48300000000;211700000000');
    expect(lines).toContain('Трафик за 7 дней;mail.example.ru;;;');
  });
});
