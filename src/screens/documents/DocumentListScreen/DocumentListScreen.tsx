import { useCallback, useMemo } from 'react';
import { documentHref } from '@/components/documentHref';
import { MoneyTabs } from '@/components/MoneyTabs';
import { listedDocumentKinds, type PortalDocument } from '@/domain/documents/document';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { paths } from '@/paths';
import { ButtonLink } from '@/primitives/Button';
import { DownloadIcon, FolderIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';
import { documentColumns } from './documentColumns';
import type { DocumentListScreenProps } from './documentListView';

/** Completion certificates and refund documents as PDF (D36). */
export function DocumentListScreen(props: DocumentListScreenProps) {
  const { view } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => documentColumns(i18n), [i18n]);
  const rowLabel = useCallback(
    ({ kind, number }: PortalDocument) => t(`documents.rowLabel.${kind}`, { number }),
    [t],
  );
  const rowMenu = useCallback(
    (document: PortalDocument): RowMenu => ({
      label: t('documents.menu', { number: document.number }),
      items: [downloadItem(document, i18n)],
    }),
    [t, i18n],
  );
  return (
    <ListScreen
      title={t('shell.nav.documents')}
      summary={<MoneyTabs current="documents" hrefs={paths.dashboard} />}
      view={view}
      actions={props}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      fields={[
        {
          kind: 'choice',
          name: 'kind',
          label: t('documents.column.kind'),
          options: listedDocumentKinds.map((value) => ({
            value,
            label: t(`documents.kind.${value}`),
          })),
        },
      ]}
      canRefresh
      empty={{
        icon: <FolderIcon />,
        title: t('documents.empty.title'),
        description: t('documents.empty.description'),
        action: (
          <ButtonLink intent="primary" href={view.payersHref}>
            {t('documents.empty.action')}
          </ButtonLink>
        ),
      }}
      noMatches={{
        title: t('documents.noMatches.title'),
        description: t('documents.noMatches.description'),
      }}
    />
  );
}

/** Menu item that downloads the PDF in the reader's language; the demo account has none. */
function downloadItem({ path }: PortalDocument, { t, locale }: Pick<I18n, 't' | 'locale'>): MenuItem {
  const href = documentHref({ paperPath: path ?? undefined }, locale);
  return {
    kind: 'link',
    id: 'pdf',
    label: t('documents.pdf'),
    icon: <DownloadIcon />,
    href: href ?? paths.dashboard.documents,
    download: '',
    ...(href === null && { disabledReason: t('documents.noPdf') }),
  };
}
