import { combineLoaded } from '@/domain/results/loaded';
import { ColleaguesScreen } from '@/screens/colleagues/ColleaguesScreen/ColleaguesScreen';
import { toColleaguesView } from '@/screens/colleagues/ColleaguesScreen/colleaguesView';
import { useMembers, useOwnAccounts } from '@app/reads/membersReads';
import { useAcceptance } from './useAcceptance';
import { useColleaguesOverlay } from './useColleaguesOverlay';
import { useSwitchAccount } from './useSwitchAccount';

/** The colleagues of the account (§2), and the accounts of the person. */
export default function ColleaguesContainer() {
  const members = useMembers();
  const accounts = useOwnAccounts();
  const { overlay, actions } = useColleaguesOverlay();
  const { acceptance, accept } = useAcceptance();
  const open = useSwitchAccount();
  const people = combineLoaded(members.state, accounts.state, (ofMembers, ofAccounts) => ({
    members: ofMembers,
    accounts: ofAccounts,
  }));
  return (
    <ColleaguesScreen
      {...actions}
      view={toColleaguesView(people, { acceptance, overlay })}
      onAccept={accept}
      onSwitch={open}
      onRetry={() => {
        for (const read of [members, accounts]) if (read.state.status === 'error') void read.refresh();
      }}
    />
  );
}
