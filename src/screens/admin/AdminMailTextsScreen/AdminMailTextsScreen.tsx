import { useCallback, useMemo } from 'react';
import { mailLanguages, mailTextId, mailTextStates, type MailText } from '@/domain/admin/mailText';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { MailIcon, RenewIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { actionItem, editItem } from '../list/menuItems';
import { MailTabs } from '../mails/MailTabs';
import { mailTextName, type AdminMailTextsScreenProps } from './adminMailTextsView';
import { mailTextColumns } from './mailTextColumns';

// Shows only after a click, and arrives with it.
const MailTextOverlays = lazyPart(() => import('./MailTextOverlays'));

/** The texts of all mails, by event and language, which the provider changes. */
export function AdminMailTextsScreen(props: AdminMailTextsScreenProps) {
  const { view, onTextEdit, onQuestionAsk } = props;
  const { overlay } = view;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => mailTextColumns(i18n), [i18n]);
  const rowLabel = useCallback((text: MailText) => mailTextName(text, t), [t]);
  const rowMenu = useCallback(
    (text: MailText): RowMenu => ({
      label: t('adminMailTexts.menu', { name: mailTextName(text, t) }),
      items: [
        editItem(t('adminMailTexts.edit'), () => onTextEdit(text)),
        actionItem(
          'restore',
          t('adminMailTexts.restore'),
          <RenewIcon />,
          () => onQuestionAsk('restore', text),
          text.isChanged ? {} : { disabledReason: t('adminMailTexts.restore.isDefault') },
        ),
      ],
    }),
    [t, onTextEdit, onQuestionAsk],
  );
  return (
    <ListScreen
      title={t('adminMailTexts.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={<MailTabs current="texts" />}
      fields={[
        choiceField('language', t('adminMailTexts.column.language'), mailLanguages, (value) =>
          t(`adminMailTexts.language.${value}`),
        ),
        choiceField('state', t('adminMailTexts.column.state'), mailTextStates, (value) =>
          t(`adminMailTexts.state.${value}`),
        ),
      ]}
      rowId={mailTextId}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      empty={{
        icon: <MailIcon />,
        title: t('adminMailTexts.empty'),
        description: t('adminMailTexts.emptyText'),
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={overlay.kind !== 'none' && <MailTextOverlays {...props} overlay={overlay} />}
    />
  );
}
