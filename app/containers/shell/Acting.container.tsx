import type { SessionAnswer } from '@/domain/auth/answers';
import type { MemberRole } from '@/domain/members/memberRole';
import { useI18n } from '@/i18n/I18nProvider';
import { ActingStrip } from '@/patterns/ActingStrip';
import { paths } from '@/paths';
import { useAction } from '@app/calls/calls';
import { useAskToLeave, useLoadPage } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';

interface ActingProps {
  user: Exclude<SessionAnswer['user'], null>;
  role: MemberRole;
}

/** The strip of a colleague's account, which the session acts for. */
export default function ActingContainer({ user: { firstName, lastName, email }, role }: ActingProps) {
  const { members } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const askToLeave = useAskToLeave();
  const loadPage = useLoadPage();
  return (
    <ActingStrip
      name={`${firstName} ${lastName}`.trim() || email}
      role={role}
      onReturn={() =>
        askToLeave(() =>
          act({
            event: 'account-switch-failed',
            call: members.act(null),
            onDone: () => {
              loadPage(paths.dashboard.vps);
              return null;
            },
            onFailed: () => ({ title: t('acting.returnFailed') }),
          }),
        )
      }
    />
  );
}
