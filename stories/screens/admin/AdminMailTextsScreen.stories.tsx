import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  mailLanguages,
  mailTemplates,
  mailTextId,
  mailTextRules,
  type MailText,
  type MailTextConditions,
  type MailTextKey,
} from '@/domain/admin/mailText';
import { makeMailPreview, makeMailText, sampleMailTexts } from '@/sample-data/mailTexts';
import { AdminMailTextsScreen } from '@/screens/admin/AdminMailTextsScreen/AdminMailTextsScreen';
import {
  mailTextName,
  type AdminMailTextsView,
  type MailPreviewView,
  type MailTextOverlay,
} from '@/screens/admin/AdminMailTextsScreen/adminMailTextsView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { listKnobs } from '../../kit/knobs';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { press, retries, showsInDialog } from '../../kit/plays';
import { t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';

type Changes = SampleListChanges<string, MailTextKey, MailTextConditions> & {
  overlay?: MailTextOverlay;
  preview?: Partial<MailPreviewView>;
};

/** The screen's view of these texts, or of a list that is not there. */
const viewOf = (
  source: SampleRows<MailText>,
  { overlay = { kind: 'none' }, preview = {}, ...changes }: Changes = {},
): AdminMailTextsView => ({
  ...sampleList(mailTextRules, source, changes).list,
  overlay,
  preview: {
    mail: { status: 'ready', value: makeMailPreview() },
    width: 375,
    scheme: 'light',
    state: 'current',
    ...preview,
  },
});

const [renewing = makeMailText(), , changed = makeMailText()] = sampleMailTexts;
const menuOf = (text: MailText) => t('adminMailTexts.menu', { name: mailTextName(text, t) });

const meta = {
  component: AdminMailTextsScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleMailTexts),
    ...adminListActions,
    onTextEdit: fn(),
    onQuestionAsk: fn(),
    onQuestionConfirm: fn(),
    onPreviewRefresh: fn(),
    onPreviewWidthChange: fn(),
    onPreviewSchemeChange: fn(),
  },
} satisfies Meta<typeof AdminMailTextsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const everyText = mailTemplates.flatMap((template) =>
  mailLanguages.map((language) => makeMailText({ template, language })),
);

/** A text is known by its template and language, and the knobs give each row an id. */
const rowsWithIds = sampleMailTexts.map((each) => ({ ...each, id: mailTextId(each) }));
const ofRowsWithIds = (source: SampleRows<MailText & { id: string }>, changes: Changes) =>
  viewOf('status' in source ? source : everyText.slice(0, source.length), changes);

/** Texts of the portal, and one that the provider has changed. */
// shows: MAIL-05
export const Default: Story = {
  parameters: listKnobs(rowsWithIds, ofRowsWithIds, {
    long: ['subject'],
    every: { isChanged: [false, true] },
  }),
  play: async ({ canvas, args }) => {
    await searchFilterAndSort(canvas, args, 'language', t('adminMailTexts.column.language'));
    await expectListColumns(canvas, 'adminMailTexts.column', ['template', 'language', 'state']);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf(sampleMailTexts, { search: 'zzz', filter: { state: 'changed' } }) },
  play: relaxes('adminMailTexts.column.state', 'adminMailTexts.state.changed', { state: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeMailText({ subject: `${'Сервер {domain} скоро продлится '.repeat(6)}${'x'.repeat(60)}` }),
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(everyText, { limit: 50 }),
  },
  play: readsOn(everyText.length),
};

export const MenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, menuOf(changed));
    await userEvent.click(menu.getByRole('menuitem', { name: t('adminMailTexts.edit') }));
    await waitFor(() => expect(args.onTextEdit).toHaveBeenCalledWith(changed));
    const again = await openMenu(canvas, menuOf(changed));
    await userEvent.click(again.getByRole('menuitem', { name: t('adminMailTexts.restore') }));
    await waitFor(() => expect(args.onQuestionAsk).toHaveBeenCalledWith('restore', changed));
    await openMenu(canvas, menuOf(changed));
  },
};

const { subject, body } = renewing;
const form = {
  kind: 'form',
  row: renewing,
  draft: { subject, body },
  problems: {},
  refusals: 0,
  submission: idle,
} as const satisfies MailTextOverlay;

/** The variables are named, and the mail is shown as the server makes it. */
// shows: MAIL-05, MAIL-07
export const EditOpen: Story = {
  args: { view: viewOf(sampleMailTexts, { overlay: form }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('{amount}')).toBeVisible();
    const frame = dialog.getByTitle(t('adminMailTexts.preview'));
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame.getBoundingClientRect().width).toBe(375);
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(`^${t('adminMailTexts.subject')}`) }),
      '!',
    );
    await expect(args.onDraftChange).toHaveBeenCalledWith({ subject: `${subject}!` });
    await press(dialog, t('adminMailTexts.preview.refresh'), args.onPreviewRefresh);
    await press(dialog, t('adminMailTexts.save'), args.onFormSubmit);
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

/** As a mail program on a computer shows it in dark colours; the text has changed since. */
// shows: MAIL-07
export const PreviewDarkOpen: Story = {
  args: {
    view: viewOf(sampleMailTexts, { overlay: form, preview: { width: 800, scheme: 'dark', state: 'stale' } }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const frame = dialog.getByTitle(t('adminMailTexts.preview'));
    await expect(frame.getBoundingClientRect().width).toBe(800);
    await expect(getComputedStyle(frame).colorScheme).toBe('dark');
    await expect(dialog.getByText(t('adminMailTexts.preview.stale'))).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(t('adminMailTexts.preview.width')), '375');
    await expect(args.onPreviewWidthChange).toHaveBeenCalledWith(375);
    await userEvent.selectOptions(dialog.getByLabelText(t('adminMailTexts.preview.scheme')), 'light');
    await expect(args.onPreviewSchemeChange).toHaveBeenCalledWith('light');
  },
};

export const PreviewLoadingOpen: Story = {
  args: { view: viewOf(sampleMailTexts, { overlay: form, preview: { mail: { status: 'loading' } } }) },
};

export const PreviewErrorOpen: Story = {
  args: {
    view: viewOf(sampleMailTexts, {
      overlay: form,
      preview: { mail: { status: 'error', reason: 'offline' } },
    }),
  },
};

// shows: MAIL-06
export const EditValidationOpen: Story = {
  args: {
    view: viewOf(sampleMailTexts, {
      overlay: {
        ...form,
        draft: { subject: '{password}', body: 'Спишем {amount} за {domain}.' },
        problems: {
          subject: { kind: 'unknown', name: 'password' },
          body: { kind: 'missing', name: 'date' },
        },
        refusals: 1,
      },
    }),
  },
  play: showsInDialog(
    () => t('adminMailTexts.problem.unknown', { name: '{password}' }),
    () => t('adminMailTexts.problem.missing', { name: '{date}' }),
  ),
};

export const EditPendingOpen: Story = {
  args: { view: viewOf(sampleMailTexts, { overlay: { ...form, submission: { status: 'pending' } } }) },
};

export const EditFailedOpen: Story = {
  args: {
    view: viewOf(sampleMailTexts, {
      overlay: { ...form, refusals: 1, submission: { status: 'failed', reason: 'edited' } },
    }),
  },
  play: showsInDialog('admin.refused.edited'),
};

export const RestoreOpen: Story = {
  args: {
    view: viewOf(sampleMailTexts, {
      overlay: { kind: 'question', action: 'restore', row: changed, submission: idle },
    }),
  },
  play: async ({ args }) => {
    const name = t('adminMailTexts.restore.title', { name: mailTextName(changed, t) });
    const dialog = within(await screen.findByRole('alertdialog', { name }));
    await press(dialog, t('adminMailTexts.restore'), args.onQuestionConfirm);
  },
};
