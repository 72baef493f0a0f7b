import { describe, expect, it } from 'vitest';
import { accessMail } from '@app/server/mail/accessMail';
import { choiceOf } from '@app/server/mail/mailEvent';
import { mergedNotice, noticeMail, type Notice } from '@app/server/mail/noticeMail';
import { adjustmentMail, issuedMail, refundMail } from '@app/server/mail/documentMail';
import { serverMail } from '@app/server/mail/serverMail';
import { staffTicketMail } from '@app/server/mail/staffTicketMail';
import { ticketMail, type TicketMailEvent } from '@app/server/mail/ticketMail';
import { kopecks, rubles } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import type { TicketId } from '@/domain/support/support';
import { makeCompletionCertificate, makeBillingDocument } from './support/billingDocuments';
import { expectRow, linksOf, mailReader, plain, type Links, type Row } from './support/mailRow';

const to = mailReader;
const server = { serverId: 1024, domain: 'shop.example.ru' };
const day = '2027-03-12' as const;
const amount = rubles(1577);

const edit = ['Настройки сервера', '/dashboard/server-edit?id=1024'] as const;
const renew = ['Продлить сервер', '/dashboard/server-renew?id=1024'] as const;
const servers = ['Ваши серверы', '/dashboard/vps'] as const;
const notices = ['Настроить письма', '/dashboard/user-settings'] as const;
const history = ['История платежей', '/dashboard/payments-history'] as const;
const documents = ['Документы', '/dashboard/documents'] as const;

/** Each kind: the choice that it follows, its subject, phrases of its text and its links, the next step first (D29, D31, D36). */
const aboutServers: readonly Row<Parameters<typeof serverMail>[0]>[] = [
  [
    { kind: 'renewing', ...server, day, amount, period: 'year' },
    'reminder',
    'Сервер shop.example.ru скоро продлится',
    ['12 марта 2027', '1 577,00', 'на год'],
    [edit, notices],
  ],
  [
    { kind: 'repriced', ...server, day, amount },
    null,
    'Цена сервера shop.example.ru изменится',
    ['С первого продления 12 марта 2027', '1 577,00', 'по прежней цене'],
    [edit, notices],
  ],
  [
    { kind: 'ending', ...server, day },
    'reminder',
    'Срок сервера shop.example.ru заканчивается',
    ['оплачен по 12 марта 2027', 'автопродление выключено'],
    [renew, notices],
  ],
  [
    { kind: 'renewed', ...server, day, amount, period: '3months' },
    'renewed',
    'Сервер shop.example.ru продлён',
    ['списали 1 577,00', 'оплачен по 12 марта 2027', '3 месяца'],
    [edit, notices],
  ],
  [
    { kind: 'unpaid', ...server, day, amount },
    'unpaid',
    'Не хватило денег на сервер shop.example.ru',
    ['счёт на 1 577,00', '12 марта 2027'],
    [['Оплатить счёт', '/dashboard/payments-history'], notices],
  ],
  [
    { kind: 'ended', ...server, day },
    'unpaid',
    'Срок сервера shop.example.ru закончился',
    ['12 марта 2027 г. остановится'],
    [renew, notices],
  ],
  [
    { kind: 'suspended', ...server, day },
    'suspended',
    'Сервер shop.example.ru приостановлен',
    ['его не оплатили', '12 марта 2027 г. мы удалим'],
    [renew, notices],
  ],
  [
    { kind: 'deletion', ...server, day },
    'deletion',
    'Сервер shop.example.ru будет удалён',
    ['12 марта 2027 г. мы удалим'],
    [renew, notices],
  ],
  [
    { kind: 'deleted', ...server },
    'deletion',
    'Сервер shop.example.ru удалён',
    ['не продлили'],
    [servers, notices],
  ],
  [
    { kind: 'leaves', ...server, day },
    'deletion',
    'Сервер shop.example.ru отменён',
    ['Вы отменили', 'до 12 марта 2027'],
    [servers, notices],
  ],
  [
    { kind: 'left', ...server, amount },
    'deletion',
    'Сервер shop.example.ru удалён',
    ['как вы просили', 'К возврату: 1 577,00'],
    [servers, notices],
  ],
  [
    { kind: 'trafficUsed', ...server, day, percent: 80 },
    'traffic',
    'Сервер shop.example.ru использовал 80 % трафика',
    ['ничего не списываем', 'заново 12 марта 2027'],
    [['Страница сервера', '/dashboard/server?id=1024'], notices],
  ],
  [
    { kind: 'operationFailed', ...server, operation: 'reinstall', hasForgottenPassword: true },
    'operations',
    'Сервер shop.example.ru: операция не выполнена',
    ['снова прежние система и программы', 'задайте его ещё раз'],
    [
      ['Страница сервера', '/dashboard/server?id=1024'],
      ['Написать в поддержку', '/dashboard/support/create?server=1024'],
      notices,
    ],
  ],
  [
    { kind: 'over', ...server },
    'deletion',
    'Сервер shop.example.ru удалён',
    ['Оплаченный период', 'как вы просили'],
    [servers, notices],
  ],
];

const refund = { number: 'MRD-5112', amount };
const aboutRefunds: readonly Row<Parameters<typeof refundMail>[0]>[] = [
  [
    { kind: 'refunded', ...refund, target: 'balance' },
    'refund',
    'Возврат 1 577,00 RUB',
    ['MRD-5112 на ваш баланс'],
    [documents, notices],
  ],
  [
    { kind: 'refunded', ...refund, target: 'method' },
    'refund',
    'Возврат 1 577,00 RUB',
    ['MRD-5112 плательщику'],
    [documents, notices],
  ],
  [
    { kind: 'refundCanceled', ...refund, to: 'balance', note: 'Другой счёт' },
    'refund',
    'Возврат 1 577,00 RUB отменён',
    ['деньги на вашем балансе. Причина: Другой счёт'],
    [history, notices],
  ],
  [
    { kind: 'refundCanceled', ...refund, to: 'payment', note: 'Другой счёт' },
    'refund',
    'Возврат 1 577,00 RUB отменён',
    ['снова считается оплаченным. Причина: Другой счёт'],
    [history, notices],
  ],
];

/** Adjustments by staff are always mailed, independent of the account's settings. */
const aboutAdjustments: readonly Row<Parameters<typeof adjustmentMail>[0]>[] = [
  [
    { kind: 'balanceAdjusted', direction: 'credit', amount, balance: rubles(2000), note: 'Простой' },
    null,
    'На баланс зачислено 1 577,00 RUB',
    ['зачислили на ваш баланс 1 577,00 RUB. Теперь на нём 2 000,00 RUB. Причина: Простой'],
    [history],
  ],
  [
    { kind: 'balanceAdjusted', direction: 'debit', amount, balance: rubles(0), note: 'Ошибка' },
    null,
    'С баланса списано 1 577,00 RUB',
    ['списали с вашего баланса 1 577,00 RUB. Теперь на нём 0,00 RUB. Причина: Ошибка'],
    [history],
  ],
];

describe('every mail that follows from an event says what happened and leads to the next step', () => {
  it('about an answered ticket: its text with line breaks, as typed, and a link to it', () => {
    const event: TicketMailEvent = {
      kind: 'ticketAnswered',
      ticketId: 5001 as TicketId,
      subject: 'PHP',
      text: '<b>Готово</b>\n{subject}',
      files: [],
    };
    const mail = ticketMail(event, to, null);
    expectRow(mail, [
      event,
      null,
      'Ответ на обращение #5001: PHP',
      ['Поддержка ответила на ваше обращение «PHP»'],
      [['Открыть обращение', '/dashboard/support/ticket?id=5001']],
    ]);
    expect(mail.text).toContain('<b>Готово</b>\n{subject}');
    expect(mail.html).toContain('&lt;b&gt;Готово&lt;/b&gt;<br>{subject}');
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).not.toContain('файлы');
    const withFiles = ticketMail({ ...event, files: ['a.pdf', 'b.png'] }, to, null);
    expect(withFiles.text).toContain('К ответу приложены файлы: a.pdf, b.png.');
    const answerable = ticketMail(event, to, 'reply@example.com');
    expect(answerable.replyTo).toBe('reply@example.com');
    for (const part of [answerable.text, answerable.html]) {
      expect(part).toContain('На это письмо можно ответить');
      expect(part.indexOf('— Напишите ответ выше этой строки —')).toBeGreaterThan(-1);
      expect(part.indexOf('— Напишите ответ')).toBeLessThan(part.indexOf('Здравствуйте'));
    }
  });
  // tests: DESK-13
  it.each([
    [true, 'Новое обращение #5001: PHP', 'пишет в поддержку, отдел «Техническая поддержка», тема «PHP»'],
    [
      false,
      'Клиент ответил в обращении #5001: PHP',
      'пишет в обращении «PHP», отдел «Техническая поддержка»',
    ],
  ])('to staff about a ticket that waits; new: %s', (isNew, subject, phrase) => {
    const ticket = { ticketId: 5001 as TicketId, subject: 'PHP', text: '<b>502</b>\n{brand}', isNew };
    const mail = staffTicketMail({ ...ticket, customer: 'anna@example.ru', department: 'technical' }, to);
    expect(plain(mail.subject)).toBe(`${subject} — Meridian`);
    expect(plain(mail.text)).toContain(`anna@example.ru ${phrase}`);
    expect(mail.text).toContain('<b>502</b>\n{brand}');
    expect(mail.html).toContain('&lt;b&gt;502&lt;/b&gt;<br>{brand}');
    expect(linksOf(mail)).toEqual([
      ['Открыть обращение', '/admin/tickets/5001'],
      ['Настроить письма', '/admin/tickets'],
    ]);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.attachments).toBeUndefined();
  });
  it.each(aboutServers)('about a server: $kind', (...row) => expectRow(serverMail(row[0], to), row));
  it.each(aboutRefunds)('about a refund: $kind', (...row) => expectRow(refundMail(row[0], to), row));
  it.each(aboutAdjustments)('about a balance: $direction', (...row) =>
    expectRow(adjustmentMail(row[0], to), row),
  );
  it.each([
    [
      makeBillingDocument(),
      'bill',
      null,
      'Счёт № 2026-00017',
      ['MRD-5112', '8 989,00', 'Соколова'],
      [history],
    ],
    [
      makeBillingDocument({ terms: { payBy: '2026-12-11', note: 'Перенос сайта' } }),
      'bill',
      null,
      'Счёт № 2026-00017',
      ['8 989,00', 'до 11 декабря 2026', 'Перенос сайта', 'Соколова'],
      [['Оплатить счёт', '/dashboard/billing']],
    ],
    [
      makeBillingDocument({ kind: 'receipt', number: '2026-00018' }),
      'receipt',
      null,
      'Квитанция № 2026-00018',
      ['MRD-5112', '8 989,00', 'Соколова'],
      [history],
    ],
    [
      makeCompletionCertificate(2),
      'act',
      'documents',
      'Акт № 2026-00014',
      ['с 1 октября 2026', 'по 31 октября 2026', '3 154,00', 'Лебедева'],
      [documents, notices],
    ],
  ] as const)(
    'with a document, to its payer (D36): %#',
    async (paper, kind, choice, subject, phrases, links) => {
      const mail = await issuedMail(paper, to);
      expect(mail.to).toBe(paper.payer.email);
      expect(choiceOf({ kind, paperId: 1 })).toBe(choice);
      expect(plain(mail.subject)).toBe(`${subject} — Meridian`);
      for (const phrase of phrases) expect(plain(mail.text)).toContain(phrase);
      expect(linksOf(mail)).toEqual(links);
      expect(mail.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
      expect(mail.attachments?.[0]?.filename).toContain(paper.number);
      const nobody = await issuedMail({ ...paper, payer: { ...paper.payer, email: ' ' } }, to);
      expect(nobody.to).toBe('ann@example.com');
    },
  );

  it('with access to a server leads to its page', () => {
    const fresh = { id: 1024 as ServerId, domain: 'shop.example.ru', ip: '203.0.113.7', os: 'Debian 12' };
    const mail = accessMail({ ...fresh, access: { password: 'secret', replacesChosen: false } }, to);
    expect(plain(mail.subject)).toBe('shop.example.ru: доступ к серверу — Meridian');
    expect(linksOf(mail)).toEqual([['Страница сервера', '/dashboard/server?id=1024']]);
  });

  const [login, reset] = [['Войти', '/login'] as const, ['Задать новый пароль', '/forgot-password'] as const];
  const addresses: readonly (readonly [Notice, string, string, Links])[] = [
    ['taken', 'Вы уже зарегистрированы', 'Кто-то пытался', [login, reset]],
    ['claimed', 'Ваш адрес уже занят вашим аккаунтом', 'Ничего не изменилось', [login, reset]],
    ['verified', 'Адрес уже подтверждён', 'код больше не нужен', [login, reset]],
    ['unfinished', 'Регистрация не закончена', 'ещё не подтверждён', [['Зарегистрироваться', '/register']]],
  ];
  it.each(addresses)('about an address: %s', (notice, subject, phrase, links) => {
    const mail = noticeMail(notice, to);
    expect([mail.to, mail.subject]).toEqual(['ann@example.com', `${subject} — Meridian`]);
    expect([mail.text, linksOf(mail)]).toEqual([expect.stringContaining(phrase), links]);
  });

  it('to the address of a merged account names the kept one', () => {
    const mail = mergedNotice('kept@example.com', to);
    expect([mail.to, mail.subject]).toEqual(['ann@example.com', 'Войдите с другим адресом — Meridian']);
    expect([mail.text, linksOf(mail)]).toEqual([
      expect.stringContaining('входите с адресом kept@example.com'),
      [login, reset],
    ]);
  });

  it('never rounds a sum', () =>
    expect(plain(serverMail({ kind: 'left', ...server, amount: kopecks(157_705) }, to).text)).toContain(
      '1 577,05',
    ));
});
