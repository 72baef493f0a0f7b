import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as edit from '../../stories/screens/serverEdit/ServerEditScreen.stories';
import { expectOptions, optionsOf, show } from './show';

const isWritable = (name: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(name);
  return !field.disabled && !field.readOnly;
};

/** What an element is described by, the words of its reason among them. */
const reasonOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

// tests: EDIT-02
test('what can be read only is text: data centre, price of the renewal, both dates', () => {
  const text = show(edit, 'Default');
  expect(text).toContain('Дата-центрВеликобритания, Лондон');
  expect(text).toContain('Цена автопродления1 577,00 RUB / мес.');
  expect(text).toContain('Дата создания24.05.2026');
  expect(text).toContain('Дата окончания24.12.2026');
  for (const name of ['Дата-центр', 'Цена автопродления', 'Дата создания', 'Дата окончания'])
    expect(screen.queryByLabelText(name)).toBeNull();
});

// tests: EDIT-04
test('another address of the server’s own and another domain name can be chosen', () => {
  show(edit, 'Default');
  expect(optionsOf('IP-адрес')).toEqual(['185.104.113.20, текущий', '185.104.113.22']);
  expect(isWritable('IP-адрес')).toBe(true);
  expect(isWritable('Домен')).toBe(true);
});

// tests: EDIT-04, EDIT-05, EDIT-06, EDIT-07, EDIT-08, EDIT-09, EDIT-10, EDIT-11
test('of a server that does not run the domain and the address can be prepared, the machine’s own settings are locked', () => {
  show(edit, 'Suspended');
  for (const name of ['Название', 'Домен', 'IP-адрес']) expect(isWritable(name)).toBe(true);
  for (const name of ['Пароль администратора', 'Имя пользователя', 'Пароль пользователя', 'Подсеть IPv6'])
    expect(isWritable(name)).toBe(false);
  const slider = screen.getByRole('slider', { name: 'Публичные IPv4' });
  expect(slider.matches(':disabled, [data-disabled]')).toBe(true);
  for (const group of ['Лицензия панели управления', 'Операционная система', 'Предустановленное ПО']) {
    const choices = within(screen.getByRole('radiogroup', { name: group })).getAllByRole<HTMLInputElement>(
      'radio',
    );
    for (const choice of choices) {
      expect(choice.disabled).toBe(true);
      expect(reasonOf(choice)).toContain('Доступно, когда сервер работает');
    }
  }
});

// tests: EDIT-07
test('the system that is installed can be kept where it is not one of the four', () => {
  show(edit, 'CurrentSystemNotOffered');
  expectOptions('Операционная система', [
    'Debian 12',
    'Ubuntu 22.04',
    'Ubuntu 20.04',
    'CentOS 8',
    'Windows Server 2019',
  ]);
});

// tests: EDIT-08, EDIT-10
test('what does not go with the system is disabled with its reason', () => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
  show(edit, 'Incompatible');
  expect(reasonOf(screen.getByRole('radio', { name: /^Apache/ }))).toContain(
    'Не поддерживает Windows Server 2019',
  );
  expect(reasonOf(screen.getByRole('radiogroup', { name: 'Лицензия панели управления' }))).toContain(
    'cPanel не поддерживает Windows Server 2019',
  );
});

// tests: EDIT-05, EDIT-06
test('passwords, user name and name can be written', () => {
  show(edit, 'Default');
  for (const name of ['Пароль администратора', 'Имя пользователя', 'Пароль пользователя', 'Название'])
    expect(isWritable(name)).toBe(true);
});

// tests: EDIT-03, EDIT-07, EDIT-08, EDIT-09
test('every choice offers just what is specified', () => {
  show(edit, 'Default');
  expect(optionsOf('Способ оплаты')).toEqual(['Личный счёт', 'Банковская карта']);
  expectOptions('Операционная система', ['Ubuntu 22.04', 'Ubuntu 20.04', 'CentOS 8', 'Windows Server 2019']);
  expectOptions('Предустановленное ПО', [
    'Не устанавливать',
    'Apache+MySQL+PHP',
    'Nginx+MySQL+PHP',
    'Docker',
  ]);
  expect(optionsOf('Подсеть IPv6')).toEqual(['Без IPv6', 'Выделить сеть /64']);
});

// tests: EDIT-11, EDIT-12
test('the slider of addresses goes from 1 to 5, and each beyond the first has its price', () => {
  const text = show(edit, 'Default');
  const slider = screen.getByRole('slider', { name: 'Публичные IPv4' });
  expect([
    slider.getAttribute('min') ?? slider.getAttribute('aria-valuemin'),
    slider.getAttribute('max') ?? slider.getAttribute('aria-valuemax'),
  ]).toEqual(['1', '5']);
  expect(text).toContain('каждый следующий +200,00 RUB / мес.');
});
