import type { MailPreview, MailText } from '@/domain/admin/mailText';

/** Makes the text of a mail, with changes. */
export function makeMailText(changes: Partial<MailText> = {}): MailText {
  return {
    template: 'renewing',
    language: 'ru',
    subject: 'Сервер {domain} скоро продлится — {brand}',
    body: '{date} мы спишем с баланса {amount} и продлим сервер {domain} на {period}.\n\nЧтобы сервер не продлевался сам, выключите автопродление в его настройках.',
    isChanged: false,
    version: '0',
    ...changes,
  };
}

export const sampleMailTexts: readonly MailText[] = [
  makeMailText(),
  makeMailText({
    language: 'en',
    subject: 'The server {domain} will soon be renewed — {brand}',
    body: 'On {date} we will charge {amount} to the balance and renew the server {domain} for {period}.',
  }),
  makeMailText({
    template: 'ending',
    subject: 'Сервер {domain} скоро остановится — {brand}',
    body: 'Сервер {domain} оплачен по {date} включительно. Продлите его, чтобы он не остановился.',
    isChanged: true,
    version: '2',
  }),
  makeMailText({
    template: 'ticketAnswered',
    language: 'en',
    subject: 'An answer to ticket #{id}: {subject} — {brand}',
    body: 'Support has answered your ticket “{subject}”:\n\n{text}',
  }),
];

/** Makes the preview of a mail, with changes. */
export function makeMailPreview({
  subject = 'Сервер shop.example.com скоро продлится — Meridian',
  text = '3 декабря 2026 мы спишем с баланса 1 577,00 RUB и продлим сервер shop.example.com на месяц.',
}: { subject?: string; text?: string } = {}): MailPreview {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`);
  return {
    subject,
    html: `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${subject.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title><meta name="color-scheme" content="light dark"></head><body style="font-family: sans-serif; line-height: 1.5; max-width: 600px; margin: 0 auto; padding: 16px">${paragraphs.join('')}</body></html>`,
  };
}
