import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  mailKinds,
  mailResults,
  mailRules,
  type MailConditions,
  type MailKey,
  type SentMail,
} from '@/domain/admin/mail';
import type { Loaded } from '@/domain/results/loaded';
import { makeSentMail, sampleMails, sampleMailText } from '@/sample-data/mails';
import { AdminMailsScreen } from '@/screens/admin/AdminMailsScreen/AdminMailsScreen';
import type { MailOverlay } from '@/screens/admin/AdminMailsScreen/adminMailsView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { listKnobs } from '../../kit/knobs';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { listActions, sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { retries, showsInDialog } from '../../kit/plays';
import { t } from '../../kit/words';
import { idle } from './adminListFrame';

type Changes = SampleListChanges<number, MailKey, MailConditions> & {
  overlay?: MailOverlay;
  text?: Loaded<string>;
};

/** The screen's view of these mails, or of a list that is not there. */
const viewOf = (
  source: SampleRows<SentMail>,
  { overlay = { kind: 'none' }, text = { status: 'loading' }, ...changes }: Changes = {},
) => ({ ...sampleList(mailRules, source, changes).list, overlay, text });

const [renewing = makeSentMail(), failed = makeSentMail(), access = makeSentMail()] = sampleMails;

const meta = {
  component: AdminMailsScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleMails),
    ...listActions,
    onMoreLoad: fn(),
    onDetailsOpen: fn(),
    onQuestionAsk: fn(),
    onQuestionConfirm: fn(),
    onOverlayClose: fn(),
  },
} satisfies Meta<typeof AdminMailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mails that arrived, one that the mail server refused, and those that nobody can send again. */
// shows: MAIL-01
export const Default: Story = {
  parameters: listKnobs(sampleMails, viewOf, {
    long: ['subject', 'email'],
    every: { kind: mailKinds, result: mailResults },
  }),
  play: async ({ canvas, args }) => {
    await searchFilterAndSort(canvas, args, 'email', t('adminMails.column.email'));
    await expectListColumns(canvas, 'adminMails.column', ['at', 'kind', 'email', 'result']);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf(sampleMails, { filter: { kind: 'act' } }) },
  play: relaxes('adminMails.column.kind', 'adminMails.kind.act', { kind: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeSentMail({
        id: 987_654_321,
        email: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
        subject: `Сервер ${'very-long-host'.repeat(8)}.example.com скоро продлится — Meridian`,
      }),
      ...sampleMails,
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeSentMail({ id: index + 1 })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

// shows: MAIL-03
export const MenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, t('adminMails.menu', { id: renewing.id }));
    await userEvent.click(menu.getByRole('menuitem', { name: t('adminMails.resend') }));
    await waitFor(() => expect(args.onQuestionAsk).toHaveBeenCalledWith('resend', renewing));
    const again = await openMenu(canvas, t('adminMails.menu', { id: renewing.id }));
    await userEvent.click(again.getByRole('menuitem', { name: t('admin.details') }));
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledWith(renewing));
    await openMenu(canvas, t('adminMails.menu', { id: renewing.id }));
  },
};

/** The password of a server was mailed once: the menu says why it is not sent again. */
// shows: MAIL-03
export const SecretMenuOpen: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, t('adminMails.menu', { id: access.id }));
    const item = menu.getByRole('menuitem', { name: new RegExp(`^${t('adminMails.resend')}`) });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent(t('adminMails.problem.secret'));
  },
};

// shows: MAIL-02
export const DetailsOpen: Story = {
  args: {
    view: viewOf(sampleMails, {
      overlay: { kind: 'details', row: failed },
      text: { status: 'ready', value: sampleMailText },
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('550 5.1.1 mailbox unavailable')).toBeVisible();
    await expect(dialog.getByText(t('adminMails.textNote'))).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: t('common.close') })[0] ?? document.body);
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const DetailsLoadingOpen: Story = {
  args: { view: viewOf(sampleMails, { overlay: { kind: 'details', row: renewing } }) },
};

export const DetailsErrorOpen: Story = {
  args: {
    view: viewOf(sampleMails, {
      overlay: { kind: 'details', row: renewing },
      text: { status: 'error', reason: 'offline' },
    }),
  },
};

// shows: MAIL-03
export const ResendOpen: Story = {
  args: {
    view: viewOf(sampleMails, {
      overlay: { kind: 'question', action: 'resend', row: renewing, submission: idle },
    }),
  },
  play: async ({ args }) => {
    const name = t('adminMails.resend.title', { id: renewing.id });
    const dialog = await screen.findByRole('alertdialog', { name });
    await userEvent.click(within(dialog).getByRole('button', { name: t('adminMails.resend') }));
    await expect(args.onQuestionConfirm).toHaveBeenCalledOnce();
  },
};

export const ResendPendingOpen: Story = {
  args: {
    view: viewOf(sampleMails, {
      overlay: { kind: 'question', action: 'resend', row: renewing, submission: { status: 'pending' } },
    }),
  },
};

export const ResendFailedOpen: Story = {
  args: {
    view: viewOf(sampleMails, {
      overlay: {
        kind: 'question',
        action: 'resend',
        row: renewing,
        submission: { status: 'failed', reason: 'notResendable' },
      },
    }),
  },
  play: showsInDialog('admin.refused.notResendable'),
};
