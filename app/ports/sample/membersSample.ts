import { defaultTimeZone } from '@/domain/time/timeZone';
import { exampleAccounts, exampleMembers } from '@/sample-data/members';
import { keepDates, shiftDates } from '@/sample-data/shiftDates';
import type { MembersPort } from '@app/ports/membersPort';
import { answerAfter, refuseAfter, type Latency } from './latency';

/** Fixed colleagues of the demonstration, which cannot be changed (D51). */
export function membersSample(latency: Latency, shift = keepDates): MembersPort {
  const refuse = refuseAfter(latency);
  const after = answerAfter(latency);
  return {
    members: (signal) => after(() => shift(exampleMembers), signal),
    invite: refuse,
    cancelInvitation: refuse,
    changeRole: refuse,
    remove: refuse,
    transfer: refuse,
    accounts: (signal) => after(() => exampleAccounts.slice(0, 1), signal),
    act: refuse,
    leave: refuse,
    accept: refuse,
  };
}

/** The colleagues of the demonstration, with dates near today. */
export const currentMembersSample = (latency: Latency): MembersPort =>
  membersSample(latency, shiftDates(new Date(), defaultTimeZone));
