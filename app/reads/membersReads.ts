import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/** Colleagues and invitations of the account. */
export function useMembers() {
  const { members } = usePorts();
  return useRead({
    key: 'members',
    event: 'members-load-failed',
    load: members.members,
    watch: useChanges('members'),
  });
}

/** Accounts of the person. */
export function useOwnAccounts() {
  const { members } = usePorts();
  return useRead({ key: 'accounts', event: 'accounts-load-failed', load: members.accounts });
}
