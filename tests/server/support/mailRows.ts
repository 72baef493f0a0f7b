import { expect } from 'vitest';
import type { MailTo } from '@app/server/mail/eventMail';
import type { Mail } from '@app/server/mail/mailer';
import { choiceOf, type MailEvent } from '@app/server/mail/mailEvent';
import type { NoticeEvent } from '@/domain/results/notices';

const baseUrl = 'https://my.example.com';
/** The person who gets the mails of tests. */
export const mailTo: MailTo = { email: 'ann@example.com', language: 'ru', brandName: 'Meridian', baseUrl };

/** A text with one kind of space. */
export const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** Labels and paths of a mail's links, as its text has them; its HTML has the same. */
export function linksOf({ text, html }: Mail): readonly (readonly [string, string])[] {
  const links = [...text.matchAll(/^(.+): https:\/\/my\.example\.com(\S*)$/gm)];
  for (const [, label = '', path = ''] of links) {
    expect(html).toContain(`href="${baseUrl}${path}"`);
    expect(html).toContain(label);
  }
  expect(html.match(/href=/g) ?? []).toHaveLength(links.length);
  return links.map(([, label = '', path = '']) => [label, path]);
}

/** Labels and paths. */
export type Links = readonly (readonly [string, string])[];
/** An event, the choice that it follows, its subject, phrases of its text, and its links. */
export type Row<Event extends MailEvent> = readonly [
  Event,
  NoticeEvent | null,
  string,
  readonly string[],
  Links,
];

/** Checks a mail against its row. */
export function expectRow(mail: Mail, [event, choice, subject, phrases, links]: Row<MailEvent>): void {
  expect(choiceOf(event)).toBe(choice);
  expect(mail.to).toBe('ann@example.com');
  expect(plain(mail.subject)).toBe(`${subject} — Meridian`);
  for (const phrase of phrases) expect(plain(mail.text)).toContain(phrase);
  expect(linksOf(mail)).toEqual(links);
}
