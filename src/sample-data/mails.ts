import type { MailTest } from '@/domain/admin/mailTest';
import { sampleAdmin } from './admin';
import type { SentMail } from '@/domain/admin/mail';

/** Makes a mail of the log, with changes. */
export function makeSentMail(changes: Partial<SentMail> = {}): SentMail {
  return {
    id: 4127,
    kind: 'renewing',
    at: '2026-11-21T06:00:12Z',
    day: '2026-11-21',
    email: 'anna.sokolova@example.ru',
    subject: 'Сервер shop.example.ru скоро продлится — Meridian',
    result: 'sent',
    reason: null,
    canRepeat: true,
    ...changes,
  };
}

/** Newest first. */
export const sampleMails: readonly SentMail[] = [
  makeSentMail(),
  makeSentMail({
    id: 4126,
    kind: 'receipt',
    at: '2026-11-20T14:31:40Z',
    day: '2026-11-20',
    email: 'buh@sever.example',
    subject: 'Квитанция № 2026-00977 — Meridian',
    result: 'failed',
    reason: '550 5.1.1 mailbox unavailable',
  }),
  makeSentMail({
    id: 4125,
    kind: 'serverAccess',
    at: '2026-11-20T09:12:03Z',
    day: '2026-11-20',
    subject: 'shop.example.ru: доступ к серверу — Meridian',
    canRepeat: false,
  }),
  makeSentMail({
    id: 4124,
    kind: 'verificationCode',
    at: '2026-11-19T19:01:27Z',
    day: '2026-11-19',
    email: 'r.gareev@example.ru',
    subject: 'Код подтверждения ••• — Meridian',
    canRepeat: false,
  }),
  makeSentMail({
    id: 4123,
    kind: 'addressTaken',
    at: '2026-11-19T18:44:51Z',
    day: '2026-11-19',
    subject: 'Вы уже зарегистрированы — Meridian',
    canRepeat: false,
  }),
];

/** Text of a mail of the log. */
export const sampleMailText = `Здравствуйте!

28 ноября 2026 мы спишем с баланса 1 577,00 RUB и продлим сервер shop.example.ru на месяц.

Настройки сервера: https://my.meridian.example/dashboard/vps/edit?id=1024
Настроить письма: https://my.meridian.example/dashboard/user-settings
`;

/** A test mail that the mail server accepted. */
export const sampleMailTest = {
  result: 'sent',
  email: sampleAdmin.email,
  answer: '250 2.0.0 Ok: queued as 4WxYz12345',
} as const satisfies MailTest;
