import { expect } from 'vitest';
import type { MailTo } from '@app/server/mail/eventMail';
import type { Mail } from '@app/server/mail/mailer';
import { choiceOf, type MailEvent } from '@app/server/mail/mailEvent';
import type { NoticeEvent } from '@/domain/results/notices';

const baseUrl = 'https://my.example.com';

/** Reader of the mails of the tables. */
export const mailReader: MailTo = {
  email: 'ann@example.com',
  language: 'ru',
  brandName: 'Meridian',
  baseUrl,
};

/** Replaces every kind of space by a plain one. */
export const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** Returns labels and paths of a mail's links, as its text has them; its HTML has the same. */
export function linksOf({ text, html }: Mail): readonly (readonly [string, string])[] {
  const links = [...text.matchAll(/^(.+): https:\/\/my\.example\.com(\S*)$/gm)];
  for (const [, label = '', path = ''] of links) {
    expect(html).toContain(`href="${baseUrl}${path}"`);
    expect(html).toContain(label);
  }
  expect(html.match(/href=/g) ?? []).toHaveLength(links.length);
  return links.map(([, label = '', path = '']) => [label, path]);
}

/** Labels and paths of a mail's links. */
export type Links = readonly (readonly [string, string])[];

/** An event, its choice, its subject, phrases of its text, and its links. */
export type Row<Event extends MailEvent> = readonly [
  Event,
  NoticeEvent | null,
  string,
  readonly string[],
  Links,
];

/** Expects the choice, subject, phrases and links of a row. */
export function expectRow(mail: Mail, [event, choice, subject, phrases, links]: Row<MailEvent>): void {
  expect(choiceOf(event)).toBe(choice);
  expect(mail.to).toBe('ann@example.com');
  expect(plain(mail.subject)).toBe(`${subject} — Meridian`);
  for (const phrase of phrases) expect(plain(mail.text)).toContain(phrase);
  expect(linksOf(mail)).toEqual(links);
}
