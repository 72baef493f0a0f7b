import { expect, it } from 'vitest';
import { replyTextOf } from '@/domain/support/replyText';

const quoted = ['> — Напишите ответ выше этой строки —', '>', '> Здравствуйте!'];

it.each<[string, readonly string[], string]>([
  ['Gmail', ['Спасибо!', '', 'чт, 26 нояб. 2026 г. в 15:00, Meridian <a@b.ru>:', '', ...quoted], 'Спасибо!'],
  [
    'Gmail, its line wrapped',
    ['Thanks', '', 'On Thu, Nov 26, 2026 at 3:00 PM Meridian', '<no-reply@b.ru> wrote:', '', ...quoted],
    'Thanks',
  ],
  ['Thunderbird', ['Готово', '', '26.11.2026 15:00, Meridian пишет:', ...quoted], 'Готово'],
  ['Yandex', ['Готово', '', '26.11.2026, 15:00, "Meridian" <a@b.ru>:', ...quoted], 'Готово'],
  [
    'Outlook, which marks no line',
    ['See below', '', '________________________________', 'From: Meridian <a@b.ru>', 'Sent: today', 'Hello!'],
    'See below',
  ],
  ['Outlook’s header', ['Ответ', '', 'От: Meridian', 'Отправлено: сегодня', 'Кому: Анна', 'Текст'], 'Ответ'],
  ['the line of an old Outlook', ['Ok', '-----Original Message-----', 'From: x', 'Hello'], 'Ok'],
  ['HTML without marks', ['Ok', '', 'On Thu, Nov 26, 2026, Meridian wrote:', 'Hello!', 'Text'], 'Ok'],
  ['the line of our mails', ['Ok', '', '— Write your reply above this line —', 'Hello!'], 'Ok'],
  ['an answer below the quote', ['On 26.11.2026 Meridian wrote:', ...quoted, '', 'Готово'], 'Готово'],
  ['answers between the lines', ['> Порт?', '8080', '', '> Система?', 'Debian 13'], '8080\n\nDebian 13'],
  ['a signature', ['Готово', '', '-- ', 'Анна', 'ООО «Ромашка»'], 'Готово'],
  ['a signature without its space', ['Готово', '--', 'Анна'], 'Готово'],
  ['the line of a phone', ['Готово', '', 'Отправлено с iPhone'], 'Готово'],
  ['Windows line ends', ['Раз\r', '\r', 'Два\r', '-- \r', 'Анна'], 'Раз\n\nДва'],
  ['a quote without a blank', ['Ok', '>Порт?'], 'Ok'],
  [
    'Gmail, wrapped into three lines',
    ['Thanks', '', 'On Thu, Nov 26, 2026 at 3:00 PM', 'Meridian', '<no-reply@b.ru> wrote:', '', ...quoted],
    'Thanks',
  ],
  ['an indented attribution', ['Ok', '  26.11.2026, 15:00, "Meridian" <a@b.ru>:', ...quoted], 'Ok'],
  ['indented headers', ['Ok', ' From: Meridian', '  Sent: today', 'Hello'], 'Ok'],
  ['a header three lines down', ['Ok', 'From: Meridian', 'x', 'y', 'Sent: today', 'Hello'], 'Ok'],
  ['a quote alone', [...quoted], ''],
])('leaves what a person wrote: %s', (_, lines, text) => {
  expect(replyTextOf(lines.join('\n'))).toBe(text);
});

it.each([
  'Мой коллега пишет:\nпорт 8080 закрыт',
  'Откройте порт 8080\n\nСпасибо',
  'From: и To: перепутаны в письмах',
  'a -- b\n---\nc',
  'From: мой сервер\nодин\nдва\nтри\nSent: нет',
  'Sent: сегодня\nFrom: мой сервер\nТекст',
])('keeps a text that only looks like a quote: %j', (text) => {
  expect(replyTextOf(text)).toBe(text);
});

it('loses no line above an attribution', () => {
  const mail = 'Порт 8080 открыт\n26.11.2026, 15:00, Meridian <a@b.ru>:\n> Какой порт?';
  expect(replyTextOf(mail)).toBe('Порт 8080 открыт');
});
