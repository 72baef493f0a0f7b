import type { MailKind } from '@/domain/admin/mail';
import { message } from '../messages/messages';
import type { Language } from '../messages/messages';
import type { Mail } from './mailer';
import { linkParagraph, mailHtml, paragraph, quiet } from './mailHtml';

/**
 * Notices about an address for the owner of its mailbox only. Pages reveal to nobody who is registered.
 * - `taken`: somebody tried to register it, but it has an account;
 * - `claimed`: another account wanted to change to it;
 * - `verified`: no code is needed, because a confirmed answer was lost in transit;
 * - `unfinished`: it was registered in another browser, so no code or password is sent here.
 */
export type Notice = 'taken' | 'claimed' | 'verified' | 'unfinished';

/** Kind of each in the mail log. */
export const noticeKinds = {
  taken: 'addressTaken',
  claimed: 'addressTaken',
  verified: 'addressVerified',
  unfinished: 'registrationUnfinished',
} as const satisfies Record<Notice, MailKind>;

/** Texts: the notices, and the one for the address of a merged account. */
type NoticeText = Notice | 'merged';

const subjects = {
  taken: 'mailTakenSubject',
  claimed: 'mailClaimedSubject',
  verified: 'mailAlreadyVerifiedSubject',
  unfinished: 'mailUnfinishedSubject',
  merged: 'mailMergedSubject',
} as const satisfies Record<NoticeText, string>;

const texts = {
  taken: 'mailTaken',
  claimed: 'mailClaimed',
  verified: 'mailAlreadyVerified',
  unfinished: 'mailUnfinished',
  merged: 'mailMerged',
} as const satisfies Record<NoticeText, string>;

/** Target page of each notice. */
const links = {
  taken: ['/login', '/forgot-password'],
  claimed: ['/login', '/forgot-password'],
  verified: ['/login', '/forgot-password'],
  unfinished: ['/register'],
  merged: ['/login', '/forgot-password'],
} as const satisfies Record<NoticeText, readonly string[]>;

interface NoticeContent {
  readonly email: string;
  readonly language: Language;
  readonly brandName: string;
  readonly baseUrl: string;
}

/** Creates a notice. Like the mail with the code, it contains no user input. */
export const noticeMail = (notice: Notice, content: NoticeContent): Mail => write(notice, content, {});

/** Creates the mail to the address of a merged account: it names the address to sign in with, and has no secret link. */
export const mergedNotice = (kept: string, content: NoticeContent): Mail =>
  write('merged', content, { kept });

function write(notice: NoticeText, content: NoticeContent, more: Readonly<Record<string, string>>): Mail {
  const { email, language, brandName, baseUrl } = content;
  const values = { brand: brandName, ...more };
  const greeting = message(language, 'mailGreeting');
  const text = message(language, texts[notice], values);
  const ignore = message(language, 'mailNotRequested');
  const lines = links[notice].map((path) => ({
    label: message(language, linkLabels[path]),
    url: `${baseUrl}${path}`,
  }));
  return {
    to: email,
    subject: message(language, subjects[notice], values),
    text: `${greeting}\n\n${text}\n\n${lines.map(({ label, url }) => `${label}: ${url}\n`).join('')}\n${ignore}\n`,
    html: mailHtml(language, [
      paragraph(greeting),
      paragraph(text),
      ...lines.map(({ label, url }) => linkParagraph(label, url)),
      paragraph(ignore, quiet),
    ]),
    summary: `notice: ${notice}`,
  };
}

const linkLabels = {
  '/login': 'mailLinkLogin',
  '/forgot-password': 'mailLinkReset',
  '/register': 'mailLinkRegister',
} as const;
