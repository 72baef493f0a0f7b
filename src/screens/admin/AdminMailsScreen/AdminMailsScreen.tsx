import { useCallback, useMemo } from 'react';
import { mailKinds, mailResults, resendProblem, type SentMail } from '@/domain/admin/mail';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { MailIcon, RenewIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { actionItem, detailsItem } from '../list/menuItems';
import { MailTabs } from '../mails/MailTabs';
import type { AdminMailsScreenProps } from './adminMailsView';
import { mailColumns } from './mailColumns';

// Shows only after a click, and arrives with it.
const MailOverlays = lazyPart(() => import('./MailOverlays'));

/** Every mail that the portal has sent, with its result, and a way to send it again. */
export function AdminMailsScreen(props: AdminMailsScreenProps) {
  const { view, onDetailsOpen, onQuestionAsk } = props;
  const { overlay } = view;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => mailColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id }: SentMail) => t('adminMails.number', { id }), [t]);
  const rowMenu = useCallback(
    (mail: SentMail): RowMenu => {
      const problem = resendProblem(mail);
      return {
        label: t('adminMails.menu', { id: mail.id }),
        items: [
          detailsItem(t, () => onDetailsOpen(mail)),
          actionItem(
            'resend',
            t('adminMails.resend'),
            <RenewIcon />,
            () => onQuestionAsk('resend', mail),
            problem === null ? {} : { disabledReason: t(`adminMails.problem.${problem}`) },
          ),
        ],
      };
    },
    [t, onDetailsOpen, onQuestionAsk],
  );
  return (
    <ListScreen
      title={t('adminMails.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={<MailTabs current="mails" />}
      fields={[
        choiceField('kind', t('adminMails.column.kind'), mailKinds, (value) => t(`adminMails.kind.${value}`)),
        choiceField('result', t('adminMails.column.result'), mailResults, (value) =>
          t(`adminMails.result.${value}`),
        ),
        { kind: 'day', name: 'day', label: t('adminMails.day') },
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      empty={{ icon: <MailIcon />, title: t('adminMails.empty'), description: t('adminMails.emptyText') }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={overlay.kind !== 'none' && <MailOverlays {...props} overlay={overlay} />}
    />
  );
}
