import { refused } from '@/domain/results/outcome';
import { defaultTimeZone } from '@/domain/time/timeZone';
import { exampleAccounts, exampleMembers } from '@/sample-data/members';
import { keepDates, shiftDates } from '@/sample-data/shiftDates';
import type { MembersPort } from '@app/ports/membersPort';
import type { Latency } from './latency';

/** Fixed colleagues of the demonstration, which cannot be changed (D51). */
export function membersSample(latency: Latency, shift = keepDates): MembersPort {
  const refuse = async () => {
    await latency();
    return refused('demonstration' as const);
  };
  return {
    async members(signal) {
      await latency(signal);
      return shift(exampleMembers);
    },
    invite: refuse,
    cancelInvitation: refuse,
    changeRole: refuse,
    remove: refuse,
    transfer: refuse,
    async accounts(signal) {
      await latency(signal);
      return exampleAccounts.slice(0, 1);
    },
    act: refuse,
    leave: refuse,
    accept: refuse,
  };
}

/** The colleagues of the demonstration, with dates near today. */
export const currentMembersSample = (latency: Latency): MembersPort =>
  membersSample(latency, shiftDates(new Date(), defaultTimeZone));
