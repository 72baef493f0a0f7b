import { FormSection } from '@/components/FormSection';
import { memberRoles } from '@/domain/members/memberRole';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { ErrorState } from '@/patterns/ErrorState';
import { Button } from '@/primitives/Button';
import { PlusIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Skeleton } from '@/primitives/Skeleton';
import { Acceptance } from './Acceptance';
import { AccountList } from './AccountList';
import { InvitationList } from './InvitationList';
import { MemberList } from './MemberList';
import type { ColleaguesScreenProps } from './colleaguesView';

// Loaded on click.
const ColleagueOverlays = lazyPart(() => import('./ColleagueOverlays'));

/** People with access to the account, and the accounts that the person has access to. */
export function ColleaguesScreen(props: ColleaguesScreenProps) {
  const { acceptance, people } = props.view;
  const { t } = useI18n();
  return (
    <DetailPage
      title={t('shell.nav.userRoles')}
      busyLabel={people.status === 'loading' ? t('common.loading') : undefined}
      notice={acceptance && <Acceptance acceptance={acceptance} onAccept={props.onAccept} />}
      actions={
        people.status === 'ready' &&
        people.value.canManage && (
          <Button intent="primary" icon={<PlusIcon />} isChange onClick={props.onInvite}>
            {t('colleagues.invite')}
          </Button>
        )
      }
    >
      <ColleaguesBody {...props} />
    </DetailPage>
  );
}

function ColleaguesBody({ view: { people }, ...actions }: ColleaguesScreenProps) {
  const { t } = useI18n();
  switch (people.status) {
    case 'loading':
      return <Skeleton className="h-96 rounded-card" />;
    case 'error':
      return <ErrorState description={t(`common.error.${people.reason}`)} onRetry={actions.onRetry} />;
    case 'ready': {
      const { accounts, invitations, overlay, canManage } = people.value;
      return (
        <div className="flex min-w-0 flex-col gap-5">
          {accounts.length > 0 && <AccountList {...actions} accounts={accounts} />}
          <MemberList {...actions} people={people.value} />
          {invitations.length > 0 && (
            <InvitationList {...actions} invitations={invitations} canManage={canManage} />
          )}
          <FormSection title={t('colleagues.roles.title')} spacing="close">
            <dl className="flex flex-col gap-3">
              {(['owner', ...memberRoles] as const).map((role) => (
                <div key={role}>
                  <dt className="font-medium">{t(`colleagues.role.${role}`)}</dt>
                  <dd className="max-w-180 text-text-muted">{t(`colleagues.role.${role}.text`)}</dd>
                </div>
              ))}
            </dl>
          </FormSection>
          {overlay.kind !== 'none' && (
            <ColleagueOverlays {...actions} overlay={overlay} max={people.value.max} />
          )}
        </div>
      );
    }
  }
}
