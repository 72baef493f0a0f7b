import * as v from 'valibot';
import { memberRoles } from '@/domain/members/memberRole';
import type { NoticeEvent } from '@/domain/results/notices';
import { paths } from '@/paths';
import { message } from '../messages/messages';
import { eventMail, type MailTo } from './eventMail';
import type { Mail } from './mailer';

const role = v.picklist(memberRoles);

/** Mails about the colleagues of an account; `email` is the other person's. */
export const memberEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('memberJoined'), email: v.string(), role }),
  v.object({ kind: v.literal('memberRole'), email: v.string(), role }),
  v.object({ kind: v.literal('memberRemoved'), email: v.string() }),
  v.object({ kind: v.literal('memberLeft'), email: v.string() }),
  v.object({ kind: v.literal('ownershipGiven'), email: v.string(), role }),
  v.object({ kind: v.literal('ownershipReceived'), email: v.string() }),
]);
export type MemberMailEvent = v.InferOutput<typeof memberEventSchema>;

/** They are about security, so they are always mailed. */
export const memberEventOf: Readonly<Record<MemberMailEvent['kind'], NoticeEvent | null>> = {
  memberJoined: null,
  memberRole: null,
  memberRemoved: null,
  memberLeft: null,
  ownershipGiven: null,
  ownershipReceived: null,
};

const texts = {
  memberJoined: ['mailMemberJoinedSubject', 'mailMemberJoined'],
  memberRole: ['mailMemberRoleSubject', 'mailMemberRole'],
  memberRemoved: ['mailMemberRemovedSubject', 'mailMemberRemoved'],
  memberLeft: ['mailMemberLeftSubject', 'mailMemberLeft'],
  ownershipGiven: ['mailOwnershipGivenSubject', 'mailOwnershipGiven'],
  ownershipReceived: ['mailOwnershipReceivedSubject', 'mailOwnershipReceived'],
} as const;

/** Creates a mail about a colleague's access. */
export function memberMail(event: MemberMailEvent, to: MailTo): Mail {
  const { language, brandName } = to;
  const [subject, body] = texts[event.kind];
  const values = {
    brand: brandName,
    email: event.email,
    role: 'role' in event ? message(language, `memberRole.${event.role}`) : '',
  };
  return eventMail(
    {
      subject: message(language, subject, values),
      body: message(language, body, values),
      links: [{ label: message(language, 'mailLinkMembers'), path: paths.dashboard.userRoles }],
      summary: `colleague: ${event.kind}`,
    },
    to,
  );
}
