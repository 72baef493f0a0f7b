import { paths } from '@/paths';
import { OtherAccountScreen } from '@/screens/access/OtherAccountScreen/OtherAccountScreen';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import type { OtherAccountProps } from './OtherAccount';

/** The screen with its title. Loaded with its messages. */
export default function OtherAccountPage({ shown, current, onEnter }: OtherAccountProps) {
  return (
    <>
      <DocumentTitle of="otherAccount.title" />
      <OtherAccountScreen
        view={{ shown, current, switchHref: paths.dashboard.userRoles }}
        onEnter={onEnter}
      />
    </>
  );
}
