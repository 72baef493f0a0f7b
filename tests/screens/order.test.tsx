import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as catalog from '../../stories/screens/catalog/CatalogScreen.stories';
import * as order from '../../stories/screens/order/OsSelectionScreen.stories';
import { columns, expectOptions, show, textOf } from './show';

const boundsOf = (name: string) => {
  const slider = screen.getByRole('slider', { name });
  return ['min', 'max'].map((end) => slider.getAttribute(end) ?? slider.getAttribute(`aria-value${end}`));
};

// tests: CATALOG-01
test('the catalogue counts the plans on the page', () => {
  expect(show(catalog, 'Default')).toContain('На странице: 12');
});

// tests: CATALOG-05
test('a card says everything of its plan, and orders it', () => {
  show(catalog, 'Default');
  const card = screen.getByRole('heading', { name: 'Naos [GB]' }).closest('li');
  const text = card === null ? '' : textOf(card);
  for (const part of ['Великобритания', '577,00 RUB', 'Процессор1 vCore', 'Память1 ГБ', 'Диск25 ГБ NVME'])
    expect(text).toContain(part);
  for (const part of [
    'Лицензия панелиНет',
    'Публичные IPv41',
    'Сеть IPv6Нет',
    'Резервные копииНет',
    'Заказать',
  ])
    expect(text).toContain(part);
});

// tests: CATALOG-18
test('the table compares what differs, and says once what is alike', () => {
  const text = show(catalog, 'Table');
  expect(columns()).toEqual(['Тариф', 'Цена / мес.', 'Процессор', 'Память', 'Диск']);
  expect(text.match(/Лицензия панели: Нет/g)).toHaveLength(1);
  expect(text).toContain(
    'У всех одинаково. Лицензия панели: Нет · Публичные IPv4: 1 · Сеть IPv6: Нет · Резервные копии: Нет',
  );
});

// tests: ORDER-05, ORDER-07
test('ten families of systems are cards of one choice', () => {
  show(order, 'Default');
  expectOptions('Операционная система', [
    'AlmaLinux',
    'CentOS',
    'Rocky Linux',
    'Oracle Linux',
    'Debian',
    'Ubuntu',
    'FreeBSD',
    'Astra Linux',
    'Windows Server',
    'Другое',
  ]);
  expect(screen.queryByRole('radiogroup', { name: /^Версия/ })).toBeNull();
});

// tests: ORDER-06
test('then the versions of the chosen one', () => {
  show(order, 'Configured');
  expectOptions('Версия Ubuntu', ['18.04', '20.04', '22.04', '24.04']);
});

// tests: ORDER-09, ORDER-10, ORDER-13, ORDER-15
test('software, panel, backup and period have the specified choices and prices', () => {
  const text = show(order, 'Default');
  expectOptions('Предустановленное ПО', ['Ничего', 'LAMP Stack', 'Docker', 'WordPress']);
  expectOptions('Лицензия панели управления', ['Без панели', 'cPanel', 'Plesk']);
  expectOptions('Резервное копирование', ['Без резервных копий', 'Раз в неделю', 'Каждый день']);
  expectOptions('Период оплаты', ['Месяц', '3 месяца', 'Полгода', 'Год']);
  expect(text).toContain('cPanel+500,00 RUB / мес.');
  expect(text).toContain('Plesk+300,00 RUB / мес.');
  expect(text).toContain('Раз в неделю+50,00 RUB / мес.Каждый день+100,00 RUB / мес.');
});

// tests: ORDER-11, ORDER-14
test('both sliders have their ends', () => {
  show(order, 'Default');
  expect(boundsOf('Публичные IPv4')).toEqual(['1', '5']);
  expect(boundsOf('Количество услуг')).toEqual(['1', '100']);
});

// tests: ORDER-12, ORDER-16
test('IPv6 costs 100.00 and is not chosen; auto-renewal is on', () => {
  expect(show(order, 'Default')).toContain('Сеть IPv6+100,00 RUB / мес.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Сеть IPv6' }).checked).toBe(false);
  const renewal = screen.getByRole<HTMLInputElement>('switch', { name: 'Автопродление' });
  expect(renewal.checked || renewal.getAttribute('aria-checked') === 'true').toBe(true);
});
