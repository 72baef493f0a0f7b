import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { kopecks } from '@/domain/money/money';
import {
  documentRules,
  type DocumentConditions,
  type DocumentSortKey,
  type PortalDocument,
  listedDocumentKinds,
} from '@/domain/documents/document';
import { exampleDocuments, makeDocument } from '@/sample-data/documents';
import { DocumentListScreen } from '@/screens/documents/DocumentListScreen/DocumentListScreen';
import { toDocumentListView } from '@/screens/documents/DocumentListScreen/documentListView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { relaxes, scrolls, searchFilterAndSort } from '../../kit/listToolbar';
import { listActions, sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { expectLink, retries } from '../../kit/plays';
import { t } from '../../kit/words';
import { listKnobs } from '../../kit/knobs';

type Changes = SampleListChanges<number, DocumentSortKey, DocumentConditions>;

/** The screen's view of these documents, or of a list that is not there. */
const viewOf = (source: SampleRows<PortalDocument>, changes: Changes = {}) =>
  toDocumentListView({ list: sampleList(documentRules, source, changes).list });

const meta = {
  component: DocumentListScreen,
  decorators: [inContentArea],
  args: { view: viewOf(exampleDocuments), ...listActions },
} satisfies Meta<typeof DocumentListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two acts, and what was given back of a payment. */
// shows: DOCS-01
export const Default: Story = {
  parameters: listKnobs(exampleDocuments, viewOf, { long: ['payer'], every: { kind: listedDocumentKinds } }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(t('documents.kind.act'))).toHaveLength(2);
    await expect(canvas.getByText(t('documents.refundOf', { payment: 'MRD-5061' }))).toBeVisible();
    await searchFilterAndSort(canvas, args, 'amount', t('documents.column.amount'));
    await expectListColumns(canvas, 'documents.column', ['number', 'kind', 'date', 'payer', 'amount']);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

/** When the first will be there, and who gets one. */
// shows: DOCS-03
export const Empty: Story = {
  args: { view: viewOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('documents.empty.description'))).toBeVisible();
    await expectLink(canvas, t('documents.empty.action'), '/dashboard/payers');
  },
};

export const NoMatches: Story = {
  args: { view: viewOf(exampleDocuments, { search: 'nothing like it', filter: { kind: 'act' } }) },
  play: relaxes('documents.column.kind', 'documents.kind.act', { kind: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeDocument({
        id: 987_654_321,
        number: '2026-987654321',
        payer: `Общество с ограниченной ответственностью «${'Северо-Западное'.repeat(6)}»`,
        amount: kopecks(98_765_432_100),
      }),
      ...exampleDocuments,
    ]),
  },
};

const menuName = () => t('documents.menu', { number: makeDocument().number });

/** Saved in the reader's language. */
// shows: DOCS-02
export const Download: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, menuName());
    await expect(menu.getByRole('menuitem', { name: t('documents.pdf') }).getAttribute('href')).toMatch(
      /^\/api\/papers\/31\?language=(ru|en)$/,
    );
  },
};

/** The demo account has no files, and says so. */
export const NoFile: Story = {
  args: { view: viewOf([makeDocument({ path: null })]) },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, menuName());
    await waitFor(() => expect(menu.getByText(t('documents.noPdf'))).toBeVisible());
  },
};

/** The head stays in sight, and the address learns where one has scrolled to (D9). */
export const Scrolled: Story = {
  args: { view: viewOf(Array.from({ length: 80 }, (_, index) => makeDocument({ id: 1 + index }))) },
  play: scrolls,
};
