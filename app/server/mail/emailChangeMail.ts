import type { EmailBox } from '@/domain/auth/emailChange';
import { paths, withQuery } from '@/paths';
import { message, type Language } from '../messages/messages';
import { eventMail } from './eventMail';
import type { Mail } from './mailer';

const bodies = { old: 'mailEmailChangeOld', new: 'mailEmailChangeNew' } as const;

/** Mail with the link by which one mailbox confirms a change of e-mail. */
export function emailChangeMail(content: {
  to: string;
  language: Language;
  brandName: string;
  baseUrl: string;
  box: EmailBox;
  /** The new address. */
  email: string;
  token: string;
}): Mail {
  const { to, language, brandName, baseUrl, box, email, token } = content;
  const path = withQuery(paths.dashboard.userSettings, { tab: 'security', token });
  const values = { brand: brandName, email };
  const mail = eventMail(
    {
      subject: message(language, 'mailEmailChangeSubject', values),
      body: message(language, bodies[box], values),
      links: [{ label: message(language, 'mailLinkEmailChange'), path }],
      summary: `e-mail change: ${box}`,
    },
    { email: to, language, brandName, baseUrl },
  );
  return { ...mail, terminalOnly: `${baseUrl}${path}` };
}
