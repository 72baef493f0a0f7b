import type { MemberRole } from '@/domain/members/memberRole';
import { paths, withQuery } from '@/paths';
import { message, type Language } from '../messages/messages';
import { eventMail } from './eventMail';
import type { Mail } from './mailer';

/** Mail with the link that accepts an invitation to an account. Its reader may have no account yet. */
export function invitationMail(content: {
  email: string;
  language: Language;
  brandName: string;
  baseUrl: string;
  /** Name and address of the account's owner. */
  owner: string;
  role: MemberRole;
  token: string;
}): Mail {
  const { language, brandName, owner, role, token } = content;
  const path = withQuery(paths.dashboard.userRoles, { token });
  const values = { brand: brandName, owner, role: message(language, `memberRole.${role}`) };
  const mail = eventMail(
    {
      subject: message(language, 'mailInvitedSubject', values),
      body: message(language, 'mailInvited', values),
      links: [{ label: message(language, 'mailLinkInvitation'), path }],
      summary: 'colleague: invitation',
    },
    content,
  );
  return { ...mail, terminalOnly: `${content.baseUrl}${path}` };
}
