import { accountContract } from '@app/contract/account';
import { authContract } from '@app/contract/auth';
import type { Call } from '@app/contract/call';
import { membersContract } from '@app/contract/members';
import { serversContract } from '@app/contract/servers';
import type { MailEvent } from '@app/server/mail/mailEvent';
import type { MemberRole } from '@/domain/members/memberRole';
import { answerOf, callAs, codeOf, type CallParts, type Person } from './signedIn';
import type { TestApp } from './testApp';

/** Steps of the tests of colleagues: invite, join, make calls and read queued mails. */
export function colleaguesOf(app: TestApp) {
  const { db } = app.deps;
  const { list, invite } = membersContract;
  const make = <One extends Call>(person: Person, one: One, parts: CallParts = {}) =>
    answerOf(one, callAs(app, person, one, parts));
  const refusalOf = async (person: Pick<Person, 'cookie'>, one: Call, parts: CallParts = {}) => {
    const response = await callAs(app, person, one, parts);
    return response.ok ? response.status : [response.status, await codeOf(response)];
  };
  const tokenTo = (email: string) => {
    const text =
      app.mails.findLast(({ to, text: sent }) => to === email && sent.includes('token='))?.text ?? '';
    return /token=([\w-]+)/.exec(text)?.[1] ?? '';
  };
  const inviteTo = (owner: Person, email: string, role: MemberRole = 'technician') =>
    make(owner, invite, { body: { email, role } });
  const join = async (owner: Person, person: Person, role: MemberRole = 'technician') => {
    await inviteTo(owner, person.email, role);
    await make(person, authContract.accept, { body: { token: tokenTo(person.email) } });
    const { members } = await make(owner, list);
    const id = String(members.find(({ email }) => email === person.email)?.id);
    return { params: { id } };
  };
  const serversOf = async (person: Person) => (await make(person, serversContract.list)).items;
  const summaryOf = (person: Person) => make(person, accountContract.summary);
  /** The events of the mails that are queued for a person. */
  const mailsTo = async (userId: string) =>
    (await db.selectFrom('job').select(['kind', 'payload']).where('kind', '=', 'mail').execute()).flatMap(
      ({ payload }) => {
        const { userId: to, news } = payload as { userId: string; news: MailEvent };
        return to === userId ? [news] : [];
      },
    );
  return { make, refusalOf, tokenTo, inviteTo, join, serversOf, summaryOf, mailsTo };
}
